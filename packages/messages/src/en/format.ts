import { formatFor, type Marks } from '../format.ts';

// British, for lists without a comma before "and".
export const marks: Marks = { locale: 'en-GB', thousands: ',', point: '.', minus: '-', and: 'and', or: 'or' };

export const { number, decimal, count, and, or } = formatFor(marks);
