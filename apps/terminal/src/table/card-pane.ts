/** The card: a row for each category, a column for each player, pencil for what could be written now. */
import type { PlayerView, RowView, ScorecardView } from '@yaht/client';
import { categoryName, categoryShortName, type Messages } from '@yaht/messages';
import { yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { around, cell, clickable, EMPTY, inRole, lineOf, sentence, span, type Line, type Span } from '../draw/line.ts';
import { shortNames } from '../draw/short-names.ts';
import { padStart, widest, widthOf } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';
import type { Role } from '../look/theme.ts';
import type { DeskState, Worth } from './desk-state.ts';
import type { WantedWidths } from './table-widths.ts';

export type CardParts = {
  readonly variant: ScorecardVariant;
  readonly board: ScorecardView;
  readonly players: readonly PlayerView[];
  readonly turn: number | null;
  readonly state: DeskState;
  readonly words: Messages;
  readonly glyphs: Glyphs;
};

/** A way to draw the card: how many players have a column in it, how wide those are, and how wide the names of the rows. */
type Form = { readonly seats: number; readonly cells: number; readonly label: number; readonly isLong: boolean };

/** Everything about the columns of this card. */
type Columns = CardParts & Form & { readonly shown: readonly PlayerView[] };

/** A row that follows from the others: the upper sum, further bonuses, the total. */
type SumRow = { readonly name: string; readonly role: Role; readonly of: (seat: number) => readonly [text: string, role: Role] };

/** A column with room for three figures, or for two in brackets. */
const CELL = 5;
const LONG_CELL = 10;
const WORTH = 6;
const GAP = 2;
/** The last figures do not touch the wall. */
const MARGIN = 1;
/** Rows that are always there: the names of the players, and the total. */
const FRAME = 2;

/** From the one with a single player to the one that shows everything in full. */
function formsOf(parts: CardParts): { readonly few: readonly Form[]; readonly all: readonly Form[]; readonly whole: Form } {
  const { players, variant, words } = parts;
  const seats = Math.max(1, players.length);
  const rows = Object.keys(variant.categories);
  const sums = [...upperRow(parts), ...bonusRow(parts), ...totalRow(parts)].map(({ name }) => name);
  const short = GAP + widest([words.terminal.category, ...sums, ...rows.map(id => categoryShortName(words, variant, id))]);
  const long = Math.max(short, GAP + widest(rows.map(id => categoryName(words, variant, id))));
  const named = Math.max(CELL, GAP + widest(players.map(({ name }) => name)));
  const usual = { seats, cells: Math.min(LONG_CELL, named), label: short, isLong: false };
  const few = Array.from({ length: seats }, (_, i) => ({ ...usual, seats: i + 1, cells: CELL }));
  const full = { ...usual, label: long, isLong: true };
  return { few, all: [usual, full], whole: { ...full, cells: named } };
}

const widthOfForm = ({ state }: CardParts, { label, cells, seats }: Form): number =>
  label + cells * seats + (state.worth === null ? 0 : WORTH) + MARGIN;

/** Cells that the card takes: at least two players, more and more of them, their names, and everything in full. */
export function cardWidths(parts: CardParts): WantedWidths['board'] {
  const widthOf = (form: Form): number => widthOfForm(parts, form);
  const { few, all, whole } = formsOf(parts);
  const [first = 0, second = first, ...more] = few.map(widthOf);
  return [second, more, all.map(widthOf), widthOf(whole)];
}

/** The card in the room there is: the rows around the cursor where it is too long, and air between them where it is short. */
export function cardLines(parts: CardParts, width: number, height: number): readonly Line[] {
  const columns = columnsFor(parts, width);
  const { words, board, state } = parts;
  const rows = board.rows.map((row, i) => rowLine(columns, row, i));
  const upper = board.rows.filter(({ section }) => section === 'upper').length;
  const [upperSum = [], bonus = [], total = []] = [upperRow, bonusRow, totalRow].map(sums =>
    sums(parts).map(sum => sumLine(columns, sum)),
  );
  const all = [...rows.slice(0, upper), ...upperSum, ...rows.slice(upper), ...bonus];
  const row = state.row ?? 0;
  const cursor = row + (row >= upper ? upperSum.length : 0);
  const { shown, top } = around(all, cursor, height - FRAME);
  const legend = parts.turn === null ? [] : [EMPTY, ...sentence(words.terminal.ifScored, width, 'dim')];
  const hasLegend = height - shown.length - FRAME >= legend.length;
  const hasAir = height >= FRAME + 2 * all.length + legend.length;
  const written = [...shown, ...total].flatMap(line => (hasAir ? [EMPTY, line] : [line]));
  const head = headLine(columns, { above: top, below: all.length - top - shown.length });
  return [head, ...written, ...(hasLegend ? legend : [])];
}

/** The last form that fits; names that are cut are told apart. */
function columnsFor(parts: CardParts, width: number): Columns {
  const { few, all, whole } = formsOf(parts);
  const form = [...few, ...all, whole].findLast(each => widthOfForm(parts, each) <= width) ?? whole;
  const { players } = parts;
  const names = shortNames(
    players.map(({ name }) => name),
    form.cells - 1,
  );
  const named = players.map((player, i) => ({ ...player, name: names[i] ?? '' }));
  return { ...parts, ...form, shown: inView({ ...parts, players: named }, form.seats) };
}

/** The one in turn is always among them, then those who play here; of the others, those who were asked for. */
function inView({ players, turn, state }: CardParts, seats: number): readonly PlayerView[] {
  const by = state.firstColumn;
  if (players.length <= seats) return rotated(players, by);
  const [inTurn, others] = [players.filter(({ seat }) => seat === turn), players.filter(({ seat }) => seat !== turn)];
  const ownFirst = others.toSorted((one, other) => Number(other.isMine) - Number(one.isMine));
  const chosen = [...inTurn, ...rotated(ownFirst, by)].slice(0, seats);
  return players.filter(player => chosen.includes(player));
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const first = by % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}

/** The names of the players; where rows or columns are out of sight, how many. */
function headLine(columns: Columns, { above, below }: { readonly above: number; readonly below: number }): Line {
  const { shown, players, label, cells, words, state, turn } = columns;
  const hidden = (sign: string, count: number): string => (count > 0 ? `${sign}${count}` : '');
  const marks = `${hidden('↑', above)}${hidden('↓', below)}${hidden('→', players.length - shown.length)}`;
  return lineOf(
    span(` ${cell(words.terminal.category, label - 2 - widthOf(marks))} `, 'dim'),
    span(marks, 'key'),
    ...shown.map(({ name, seat }) => span(padStart(name, cells), seat === turn ? 'active' : 'plain')),
    ...(state.worth === null ? [] : [span(padStart(words.terminal.actions.values[0], WORTH), 'dim')]),
  );
}

function rowLine(columns: Columns, row: RowView, index: number): Line {
  const { variant, words, label, isLong, shown, state, glyphs } = columns;
  const name = (isLong ? categoryName : categoryShortName)(words, variant, row.category);
  const isUnder = state.focus === 'card' && state.row === index;
  const line = lineOf(
    isUnder ? span(glyphs.cursor, 'key') : ' ',
    span(cell(name, label - 1), isUnder ? 'key' : 'plain'),
    ...shown.map(({ seat }) => cellOf(columns, row, seat)),
    ...(state.worth === null ? [] : [worthCell(state.worth, words, row)]),
  );
  const isLit = state.flash?.isLit === true && state.flash.award.category === row.category;
  return clickable(row.chosen || isLit ? inRole(line, 'chosen') : line, `row-${index}`);
}

function cellOf({ turn, state, cells, glyphs }: Columns, { points, preview, refusal }: RowView, seat: number): Span {
  const written = points[seat] ?? null;
  if (written !== null) return span(padStart(String(written), cells), 'ink');
  const isOffered = seat === turn && preview !== null && state.thrown === null && refusal !== 'joker-restriction';
  if (!isOffered) return span(padStart(glyphs.open, cells), 'dim');
  return span(padStart(`(${preview})`, cells), preview === 0 ? 'dim' : 'pencil');
}

function worthCell({ rows }: Worth, { solver }: Messages, { category }: RowView): Span {
  const worth = rows[category];
  if (worth === undefined) return span(' '.repeat(WORTH));
  const isBest = Math.max(...Object.values(rows)) === worth;
  return span(padStart(solver.decimal(worth, 1), WORTH), isBest ? 'good' : 'dim');
}

const sumLine = ({ shown, label, cells }: Columns, { name, role, of }: SumRow): Line =>
  lineOf(
    span(` ${cell(name, label - 1)}`, role),
    ...shown.map(({ seat }) => {
      const [text, figure] = of(seat);
      return span(padStart(text, cells), figure);
    }),
  );

function upperRow({ variant, board, words }: CardParts): readonly SumRow[] {
  const { target, points } = variant.upperBonus;
  if (points === 0) return [];
  const of = (seat: number): readonly [string, Role] => {
    const { sum = 0, bonus = 0, hasBonus = false, isOut = false } = board.upper[seat] ?? {};
    return [String(sum + (hasBonus ? bonus : 0)), hasBonus ? 'good' : isOut ? 'dim' : 'bonus'];
  };
  return [{ name: words.terminal.upper(target, points), role: 'bonus', of }];
}

/** Further bonuses for all dice alike, where the game has them. */
function bonusRow({ variant, board, words }: CardParts): readonly SumRow[] {
  const { yahtzeeBonuses, tallies } = board;
  const box = yahtzeeCategory(variant);
  if (!yahtzeeBonuses || box === undefined) return [];
  const of = (seat: number): readonly [string, Role] => {
    const bonuses = tallies[seat]?.yahtzeeBonus ?? 0;
    return [bonuses > 0 ? String(bonuses) : '-', bonuses > 0 ? 'good' : 'dim'];
  };
  return [{ name: words.terminal.bonusRow(categoryName(words, variant, box)), role: 'bonus', of }];
}

const totalRow = ({ board, words }: CardParts): readonly SumRow[] => [
  { name: words.terminal.total, role: 'ink', of: seat => [String(board.tallies[seat]?.total ?? 0), 'ink'] },
];
