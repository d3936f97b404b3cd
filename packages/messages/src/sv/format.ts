import { formatFor } from '../format.ts';

export const { number, decimal, count, and, or } = formatFor('sv');
