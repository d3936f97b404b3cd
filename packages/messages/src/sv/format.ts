import { formatFor } from '../format.ts';

export const { number, count, and, or } = formatFor('sv');
