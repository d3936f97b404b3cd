import type { AdviceCode } from '../advice-codes.ts';

/** Why a question about play has no answer, and what to do about it. */
export const adviceProblems: Readonly<Record<AdviceCode, string>> = {
  'table-loading': 'Perfect play for this game is being worked out. Ask again after the seconds in Retry-After.',
  'invalid-dice': 'These are not the dice of this game. Send one face from 1 to 6 for each die, such as 3,3,5,1,6.',
  'no-such-card': 'No game can show this card. Check that the filled categories can add up to the upper score.',
  'too-many-rerolls': 'A turn of this game has fewer rolls. Send a smaller rerollsLeft.',
  'cannot-be-solved': 'Perfect play for this game cannot be worked out. See reason, and /v1/variants for the games that can.',
  'invalid-record': 'This is not a record of a game that can be reviewed. See reason, and send what /v1/games or yaht wrote.',
  'too-complex': 'This takes longer to work out than the server may spend on it. Ask about fewer dice, or with fewer charms.',
};
