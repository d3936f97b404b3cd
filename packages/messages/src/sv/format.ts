import { formatFor, type Marks } from '../format.ts';

export const marks: Marks = { locale: 'sv', thousands: '\u00a0', point: ',', minus: '\u2212', and: 'och', or: 'eller' };

export const { number, decimal, count, and, or } = formatFor(marks);
