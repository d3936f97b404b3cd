import { formatFor } from '../format.ts';

// British, for lists without a comma before "and".
export const { number, decimal, count, and, or } = formatFor('en-GB');
