/** The codes of problems that only questions about play can have. */
export const ADVICE_CODES = [
  'table-loading',
  'invalid-dice',
  'no-such-card',
  'too-many-rerolls',
  'cannot-be-solved',
  'invalid-record',
  'too-complex',
] as const;
export type AdviceCode = (typeof ADVICE_CODES)[number];
