/** What every way to draw a card needs to know, and how one of its rows looks. */
import type { RowView, ScorecardView, TableView } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import type { ScorecardVariant } from '@yaht/rules';
import type { Figure } from '../design/FigureBox.tsx';
import type { Celebrated } from './use-award.ts';

export type CardProps = {
  readonly view: TableView;
  readonly board: ScorecardView;
  readonly variant: ScorecardVariant;
  /** Faces are in the air: nothing may be told that depends on them. */
  readonly isRolling: boolean;
  /** The row that is celebrated, where a game is played. */
  readonly celebrated?: Celebrated;
  /** The same one all the while, so that a row that has not changed is not drawn again. */
  readonly onChoose: (category: string) => void;
};

export type RowLook = {
  readonly name: string;
  /** Read aloud in place of the parts. */
  readonly label: string;
  readonly figure: Figure;
  /** Why the row is shut, or that it pays as a joker. */
  readonly note: string | undefined;
  readonly isChosen: boolean;
  /** It can be written in before the turn is over, though perhaps not at this moment. */
  readonly isOpen: boolean;
  readonly mayChoose: boolean;
};

/** One row as it stands on the card of a seat. */
export function rowLook(words: Words, { view, variant, isRolling }: CardProps, row: RowView, seat: number): RowLook {
  const isTurn = view.turn === seat && !isRolling;
  const name = categoryName(words, variant, row.category);
  const figure = figureOf(row, seat, isTurn);
  const note = isTurn && row.preview !== null ? noteOf(words, row, view, variant) : undefined;
  return {
    name,
    label: figure.kind === 'locked' ? `${name}, ${note}` : labelOf(words, name, row, seat, isTurn),
    figure,
    note,
    isChosen: row.chosen && isTurn,
    isOpen: view.turn === seat && view.isMine && figure.kind !== 'ink',
    mayChoose: isTurn && view.isMine && row.preview !== null && row.refusal === null,
  };
}

function figureOf(row: RowView, seat: number, isTurn: boolean): Figure {
  const points = row.points[seat];
  if (points !== null && points !== undefined) return { kind: 'ink', points: `${points}` };
  if (!isTurn || row.preview === null) return { kind: 'blank' };
  if (row.refusal === 'joker-restriction') return { kind: 'locked' };
  return row.preview === 0 ? { kind: 'zero' } : { kind: 'pencil', points: `${row.preview}` };
}

function labelOf(words: Words, category: string, row: RowView, seat: number, isTurn: boolean): string {
  const points = row.points[seat];
  if (points !== null && points !== undefined) return words.play.filled({ category, points });
  return isTurn && row.preview !== null ? words.play.offer({ category, points: row.preview }) : category;
}

function noteOf(words: Words, row: RowView, { board }: TableView, variant: ScorecardVariant): string | undefined {
  if (row.refusal !== 'joker-restriction') return row.joker ? words.web.joker : undefined;
  const banner = board?.family === 'scorecard' ? board.banner : null;
  if (banner?.code !== 'must-use') return words.web.lowerFirst;
  return words.web.rowFirst(categoryName(words, variant, banner.row.category));
}
