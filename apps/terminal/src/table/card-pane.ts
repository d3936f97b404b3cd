/** The card: a row for each category, a column for each player, pencil for what could be written now. */
import type { PlayerView, RowView, ScorecardView } from '@yaht/client';
import { categoryName, categoryShortName, type Messages } from '@yaht/messages';
import { yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { around, cell, inRole, lineOf, span, type Line, type Span } from '../draw/line.ts';
import { shortNames } from '../draw/short-names.ts';
import { padStart } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';
import type { DeskState } from './desk-state.ts';
import { cellFor, WIDE_CELL } from './layout.ts';

export type CardParts = {
  readonly variant: ScorecardVariant;
  readonly board: ScorecardView;
  readonly players: readonly PlayerView[];
  readonly turn: number | null;
  readonly state: DeskState;
  readonly words: Messages;
  readonly glyphs: Glyphs;
};

type Room = { readonly width: number; readonly height: number; readonly isWide: boolean; readonly most: number };

/** Everything about the columns of this card. */
type Columns = CardParts & {
  /** Those who are shown, with their names as they stand above the columns. */
  readonly seats: readonly PlayerView[];
  readonly label: number;
  readonly cells: number;
  readonly hasWorth: boolean;
};

const LABEL = 17;
const WIDE_LABEL = 20;
const CELL = 5;
const WORTH = 7;

/** The card in the room there is; where it is too long, the rows around the cursor. */
export function cardLines(parts: CardParts, room: Room): readonly Line[] {
  const columns = columnsOf(parts, room);
  const { words, board, state } = parts;
  const rows = board.rows.map((row, i) => rowLine(columns, row, i));
  const upper = board.rows.filter(({ section }) => section === 'upper').length;
  const all = [...rows.slice(0, upper), ...upperLine(columns), ...rows.slice(upper), ...bonusLine(columns)];
  const cursor = state.row + (state.row >= upper ? upperLine(columns).length : 0);
  const { shown, top } = around(all, cursor, room.height - 2);
  const hasLegend = parts.turn !== null && room.height - shown.length - 2 >= 2;
  const legend = hasLegend ? [[], lineOf(span(` ${words.terminal.ifScored}`, 'dim'))] : [];
  return [headLine(columns, top, all.length - top - shown.length), ...shown, totalLine(columns), ...legend];
}

function columnsOf(parts: CardParts, { width, isWide, most }: Room): Columns {
  const label = isWide ? WIDE_LABEL : LABEL;
  const hasWorth = parts.state.worth !== null;
  const room = width - label - (hasWorth ? WORTH : 0);
  const wanted = Math.max(isWide ? WIDE_CELL : CELL, cellFor(parts.players));
  const cells = Math.max(CELL, Math.min(wanted, Math.floor(room / most)));
  const fitting = Math.max(1, Math.min(most, Math.floor(room / cells)));
  return { ...parts, label, cells, hasWorth, seats: ordered(shortened(parts, cells - 1), fitting).slice(0, fitting) };
}

function shortened(parts: CardParts, width: number): CardParts {
  const { players } = parts;
  const names = shortNames(
    players.map(({ name }) => name),
    width,
  );
  return { ...parts, players: players.map((player, i) => ({ ...player, name: names[i] ?? '' })) };
}

/** Whoever plays here comes first, unless all fit or somebody looks around. */
function ordered({ players, turn, state }: CardParts, fitting: number): readonly PlayerView[] {
  const own = players.findIndex(
    ({ isMine, seat }) => isMine && (fitting > 1 || seat === turn || !players.some(p => p.isMine && p.seat === turn)),
  );
  const first = (Math.max(0, players.length > fitting ? own : 0) + state.firstColumn) % Math.max(1, players.length);
  return [...players.slice(first), ...players.slice(0, first)];
}

/** The names of the players; where rows are out of sight, how many are above and below. */
function headLine({ seats, label, cells, words, hasWorth, turn }: Columns, above: number, below: number): Line {
  const hidden = [above > 0 ? `↑${above}` : '', below > 0 ? `↓${below}` : ''].filter(Boolean).join(' ');
  return lineOf(
    span(` ${cell(words.terminal.category, label - 1 - hidden.length)}`, 'dim'),
    span(hidden, 'key'),
    ...seats.map(({ name, seat }) => span(padStart(name, cells), seat === turn ? 'active' : 'plain')),
    ...(hasWorth ? [span(padStart(words.solver.worth.slice(0, WORTH - 1), WORTH), 'dim')] : []),
  );
}

function rowLine(columns: Columns, row: RowView, index: number): Line {
  const { variant, words, label, seats, state, glyphs, hasWorth } = columns;
  const name = (label > LABEL ? categoryName : categoryShortName)(words, variant, row.category);
  const isUnder = state.focus === 'card' && state.row === index;
  const line = lineOf(
    isUnder ? span(glyphs.cursor, 'key') : ' ',
    span(cell(name, label - 1), isUnder ? 'key' : 'plain'),
    ...seats.map(({ seat }) => cellOf(columns, row, seat)),
    ...(hasWorth ? [worthCell(columns, row)] : []),
  );
  return row.chosen ? inRole(line, 'chosen') : line;
}

function cellOf({ turn, state, cells, glyphs }: Columns, { points, preview, refusal }: RowView, seat: number): Span {
  const written = points[seat] ?? null;
  if (written !== null) return span(padStart(String(written), cells), 'ink');
  const isOffered = seat === turn && preview !== null && state.thrown === null && refusal !== 'joker-restriction';
  if (!isOffered) return span(padStart(glyphs.open, cells), 'dim');
  return span(padStart(`(${preview})`, cells), preview === 0 ? 'dim' : 'pencil');
}

function worthCell({ state, words }: Columns, { category }: RowView): Span {
  const worth = state.worth?.rows[category];
  if (worth === undefined) return span(' '.repeat(WORTH));
  const isBest = state.worth !== null && Math.max(...Object.values(state.worth.rows)) === worth;
  return span(padStart(words.solver.decimal(worth, 1), WORTH), isBest ? 'good' : 'dim');
}

function upperLine({ variant, board, seats, label, cells, words }: Columns): readonly Line[] {
  const { target, points } = variant.upperBonus;
  if (points === 0) return [];
  return [
    lineOf(
      span(` ${cell(words.terminal.upper(target, points), label - 1)}`, 'bonus'),
      ...seats.map(({ seat }) => {
        const upper = board.upper[seat];
        const sum = (upper?.sum ?? 0) + (upper?.hasBonus ? upper.bonus : 0);
        return span(padStart(String(sum), cells), upper?.hasBonus ? 'good' : upper?.isOut ? 'dim' : 'bonus');
      }),
    ),
  ];
}

/** Further bonuses for all dice alike, where the game has them. */
function bonusLine({ variant, board, seats, label, cells, words }: Columns): readonly Line[] {
  const { yahtzeeBonuses, tallies } = board;
  const box = yahtzeeCategory(variant);
  if (!yahtzeeBonuses || box === undefined) return [];
  const name = categoryName(words, variant, box);
  return [
    lineOf(
      span(` ${cell(words.terminal.bonusRow(name), label - 1)}`, 'bonus'),
      ...seats.map(({ seat }) => {
        const bonuses = tallies[seat]?.yahtzeeBonus ?? 0;
        return span(padStart(bonuses > 0 ? String(bonuses) : '-', cells), bonuses > 0 ? 'good' : 'dim');
      }),
    ),
  ];
}

const totalLine = ({ board, seats, label, cells, words }: Columns): Line =>
  lineOf(
    span(` ${cell(words.terminal.total, label - 1)}`, 'ink'),
    ...seats.map(({ seat }) => span(padStart(String(board.tallies[seat]?.total ?? 0), cells), 'ink')),
  );
