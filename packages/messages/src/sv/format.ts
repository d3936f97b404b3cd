import { formatFor } from '../format.ts';

export const { number, plural, count, and, or } = formatFor('sv');
