/** Dice with pips: as large as there is room for them, or on a single line where there is none. */
import { cell, fitLines, lineOf, span, type Line, type Span } from '../draw/line.ts';
import type { Frame, Glyphs } from '../look/glyphs.ts';
import type { Role } from '../look/theme.ts';

/** A die as it is drawn. */
export type DrawnDie = {
  readonly face: number | null;
  readonly isHeld: boolean;
  readonly isFaint: boolean;
  /** A word under it; four letters fit. */
  readonly note?: string;
};

/** Cells and rows inside of a die, the cells before it, and whether its note stands beside its number. */
type Form = { readonly cells: number; readonly rows: number; readonly gap: number; readonly isNoteBeside: boolean };

/** Close together, with room between them, and large. */
const USUAL: readonly Form[] = [
  { cells: 3, rows: 3, gap: 0, isNoteBeside: false },
  { cells: 3, rows: 3, gap: 1, isNoteBeside: false },
  { cells: 5, rows: 3, gap: 1, isNoteBeside: true },
];
const TWICE: Form = { cells: 9, rows: 5, gap: 1, isNoteBeside: true };

/** Cells for the note of a die. */
const NOTE = 4;

/** Cells that so many dice take: close together, with room between them, large, and twice as large. */
export const diceWidths = (dice: number): readonly number[] => [...USUAL, TWICE].map(form => widthIn(form, dice));

const widthIn = ({ cells, gap }: Form, dice: number): number => 1 + (cells + 2 + gap) * dice;

/**
 * The dice on a single line, as large as is usual in so many cells, and where there is room for them twice as large.
 * In too few cells for boxes their room stays empty: what would be shown there, a wider window would take away again.
 */
export function diceVersions(dice: readonly DrawnDie[], width: number, glyphs: Glyphs): readonly (readonly Line[])[] {
  const fits = (form: Form): boolean => widthIn(form, dice.length) <= width;
  const usual = USUAL.findLast(fits);
  return [
    shortDice(dice),
    usual ? diceLines(dice, usual, glyphs) : fitLines(shortDice(dice), BOXES),
    ...(fits(TWICE) ? [diceLines(dice, TWICE, glyphs)] : []),
  ];
}

/** Rows of the usual boxes with what is written below them. */
const BOXES = 7;

/** Pips by row: left, middle, right. */
const PIPS: Readonly<Record<number, readonly string[]>> = {
  1: ['...', '.x.', '...'],
  2: ['x..', '...', '..x'],
  3: ['x..', '.x.', '..x'],
  4: ['x.x', '...', 'x.x'],
  5: ['x.x', '.x.', 'x.x'],
  6: ['x.x', 'x.x', 'x.x'],
};
const BLANK = ['...', '...', '...'];

/** A frame with pips, a row with the numbers, and one for the notes where the numbers leave no room for them. */
function diceLines(dice: readonly DrawnDie[], form: Form, glyphs: Glyphs): readonly Line[] {
  const drawn = dice.map(die => rowsOf(die, form, glyphs));
  const rows = Array.from({ length: form.rows + 2 }, (_, row) =>
    joined(
      drawn.map(die => die[row] ?? span('')),
      form,
    ),
  );
  return [...rows, ...labelLines(dice, form)];
}

function rowsOf(die: DrawnDie, { cells, rows }: Form, { held, die: usual, pip }: Glyphs): readonly Span[] {
  const frame: Frame = die.isHeld ? held : usual;
  const role = roleOf(die);
  const edge = ([left, middle, right]: Frame['top']): Span => span(`${left}${middle.repeat(cells)}${right}`, role);
  const inside = (text: string): Span => span(`${frame.side}${text}${frame.side}`, role);
  const pips = (PIPS[die.face ?? 0] ?? BLANK).map(row => inside(pipRow(row, cells, pip)));
  const air = Array.from({ length: (rows - pips.length) / 2 }, () => inside(' '.repeat(cells)));
  return [edge(frame.top), ...pips.flatMap((row, i) => (i === 0 ? [row] : [...air, row])), edge(frame.bottom)];
}

const roleOf = ({ isHeld, isFaint }: DrawnDie): Role => (isHeld ? 'held' : isFaint ? 'dim' : 'plain');

/** Three places, with as much air around each of them as there is. */
function pipRow(row: string, cells: number, pip: string): string {
  const places = [...row].map(spot => (spot === 'x' ? pip : ' '));
  return cells % places.length === 0
    ? places.map(place => centred(place, cells / places.length)).join('')
    : centred(places.join(' '), cells);
}

const joined = (spans: readonly Span[], { gap }: Form): Line => [
  span(' '),
  ...spans
    .map((part, die) => ({ ...part, click: `die-${die}` }))
    .flatMap((part, i) => (i > 0 ? [span(' '.repeat(gap)), part] : [part])),
];

function labelLines(dice: readonly DrawnDie[], form: Form): readonly Line[] {
  const { cells, isNoteBeside } = form;
  const line = (textOf: (die: DrawnDie, place: number) => string): Line =>
    joined(
      dice.map((die, place) => span(centred(textOf(die, place), cells + 2), roleOf(die))),
      form,
    );
  const number = (_: DrawnDie, place: number): string => `[${place + 1}]`;
  const note = (die: DrawnDie): string => (die.note ? cell(die.note, NOTE) : '');
  return isNoteBeside ? [line((die, place) => number(die, place) + note(die))] : [line(number), line(note)];
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}

/** `[3*][3*][5 ]`: a star for each die that is held. */
const shortDice = (dice: readonly DrawnDie[]): readonly Line[] => [
  lineOf(
    ' ',
    ...dice.map((die, i) => ({ ...span(`[${die.face ?? ' '}${die.isHeld ? '*' : ' '}]`, roleOf(die)), click: `die-${i}` })),
  ),
];
