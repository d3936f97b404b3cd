import type { NamedPoints } from '../words.ts';
import { and } from './format.ts';

/** All dice alike and their own category filled: what it brings, and where they may go. */
export const joker = {
  bonus: (box: string, points: number): string => `${box} again: +${points}.`,
  noBonus: (box: string): string => `No bonus (${box} holds a zero).`,
  stillApplies: 'The joker rule still applies.',
  noBonusNoJoker: 'No bonus, no joker (house rule of this game).',
  mustUse: ({ category, points }: NamedPoints): string => `Rule: it must go in ${category} (${points}).`,
  counts: (rows: readonly NamedPoints[]): string =>
    rows.length === 0
      ? 'Joker: any open category of the lower section.'
      : `Joker: ${and(rows.map(({ category, points }) => `${category} ${points}`))} ${rows.length === 1 ? 'counts' : 'count'}.`,
  onlyUpperLeft: 'No lower category is left: a zero in an upper one.',
  upperIsOpen: (category: string): string => `${category} is open: another category scores normally, not as joker.`,
};
