import { formatFor, type Marks } from '../format.ts';

export const marks: Marks = { locale: 'de', thousands: '.', point: ',', minus: '-', and: 'und', or: 'oder' };

export const { number, decimal, count, and, or } = formatFor(marks);
