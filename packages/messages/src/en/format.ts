import { formatFor, type Marks } from '../format.ts';

// British, for lists without a comma before "and".
export const marks: Marks = { locale: 'en-GB', thousands: ',', point: '.', minus: '-', and: 'and', or: 'or' };

export const { number, decimal, count, and, or } = formatFor(marks);

const isTeen = (rank: number): boolean => Math.floor((rank % 100) / 10) === 1;

/** 1st, 2nd, 3rd, 11th. */
export const ordinal = (rank: number): string =>
  `${number(rank)}${isTeen(rank) ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')}`;
