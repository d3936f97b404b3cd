/** What a line of a card has to do with the row that is celebrated. */
import type { RowView } from '@yaht/client';
import type { Celebrated } from './use-award.ts';

/** `good`: a rule is drawn below its figure. `great`: it is framed too. `tick`: it is one of the rows that made the bonus. */
export type AwardMark = 'good' | 'great' | 'tick' | undefined;

/** A row, or the line for the bonus of the upper section or of dice that are alike once more. */
type Line = RowView | 'upper' | 'again';

/** The mark of a line on the card of a seat. */
export function markOf(celebrated: Celebrated | undefined, seat: number, line: Line): AwardMark {
  if (!celebrated?.award || celebrated.award.seat !== seat || celebrated.level < 2) return undefined;
  const { award, level } = celebrated;
  const isRow = typeof line === 'object';
  if (level === 2) return isRow && line.category === award.category ? 'good' : undefined;
  switch (award.kind) {
    case 'upper-bonus':
      if (line === 'upper') return 'great';
      return isRow && line.section === 'upper' && line.points[seat] !== null ? 'tick' : undefined;
    case 'again':
      return line === 'again' ? 'great' : undefined;
    default:
      return isRow && line.category === award.category ? 'great' : undefined;
  }
}
