/** Dice of any number, size and material: boxes in as many rows as it takes, or two lines each where room is short. */
import type { RunDieView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { clickable, lineOf, span, type Line, type Span } from '../draw/line.ts';
import type { Frame, Glyphs } from '../look/glyphs.ts';
import type { Role } from '../look/theme.ts';

/** A die as it is drawn. */
export type BoxedDie = Pick<RunDieView, 'face' | 'sides' | 'material' | 'selected' | 'aside'> & {
  /** It shows what is no longer or not yet thrown. */
  readonly isFaint: boolean;
  readonly isUnderCursor: boolean;
  /** It is being counted. */
  readonly isCounted?: boolean;
};

type Drawing = { readonly width: number; readonly glyphs: Glyphs; readonly words: Messages };

/** Cells and rows inside of a die; without any it is written on two lines. */
type Form = { readonly cells: number; readonly rows: number };

const SHORT = 5;
const USUAL_SIDES = 6;
const [USUAL, TWICE]: readonly [Form, Form] = [
  { cells: 3, rows: 1 },
  { cells: 7, rows: 3 },
];

/** All dice from left to right: in short, in boxes, and in boxes of twice the size. Chosen ones have double borders; those set aside have none. */
export const diceVersions = (dice: readonly BoxedDie[], drawing: Drawing): readonly (readonly Line[])[] => [
  inRows(dice, drawing.width, SHORT, (die, place) => shortDie(die, place, drawing)),
  diceBoxes(dice, drawing),
  ...(drawing.width < twiceWidth(dice.length) ? [] : [boxesOf(dice, TWICE, drawing)]),
];

/** Cells that boxes of twice the size take; more than seven of them stand in two rows. */
export const twiceWidth = (dice: number): number => 1 + (TWICE.cells + 3) * Math.min(dice, 7);

/** The usual boxes. */
export const diceBoxes = (dice: readonly BoxedDie[], drawing: Drawing): readonly Line[] => boxesOf(dice, USUAL, drawing);

const boxesOf = (dice: readonly BoxedDie[], form: Form, drawing: Drawing): readonly Line[] =>
  inRows(dice, drawing.width, form.cells + 2, (die, place) => boxOf(die, place, form, drawing));

/** As many in each row as fit. */
function inRows(
  dice: readonly BoxedDie[],
  width: number,
  cells: number,
  drawnDie: (die: BoxedDie, place: number) => readonly Span[],
): readonly Line[] {
  const gap = dice.length * (cells + 1) < width ? 1 : 0;
  const perRow = Math.max(1, Math.floor((width - 1) / (cells + gap)));
  const drawn = dice.map((die, place) => clickable(drawnDie(die, place), `die-${place}`));
  const rows = Array.from({ length: Math.ceil(dice.length / perRow) }, (_, row) => drawn.slice(row * perRow, (row + 1) * perRow));
  return rows.flatMap(columns =>
    (columns[0] ?? []).map((_, line) => lineOf(' ', ...columns.flatMap(spans => [spans[line] ?? span(''), ' '.repeat(gap)]))),
  );
}

const roleOf = ({ selected, aside, isFaint, isCounted }: BoxedDie): Role =>
  isCounted ? 'active' : selected ? 'held' : aside || isFaint ? 'dim' : 'plain';

function boxOf(die: BoxedDie, place: number, { cells, rows }: Form, { glyphs, words }: Drawing): readonly Span[] {
  const role = roleOf(die);
  const frame = die.selected ? glyphs.held : glyphs.die;
  const side = die.aside ? ' ' : frame.side;
  const middle = (rows - 1) / 2;
  return [
    span(edge(frame.top, words.runTerminal.codes[die.material], cells, die.aside), role),
    ...Array.from({ length: rows }, (_, row) => span(`${side}${centred(row === middle ? faceOf(die) : '', cells)}${side}`, role)),
    span(edge(frame.bottom, sizeOf(die), cells, die.aside), role),
    span(numberOf(die, place, cells + 2), die.isUnderCursor ? 'key' : role),
  ];
}

/** An edge with something written into it. */
function edge([left, middle, right]: Frame['top'], text: string, cells: number, isAside: boolean): string {
  return isAside ? ` ${text.padEnd(cells)} ` : `${left}${text.padEnd(cells, middle)}${right}`;
}

const faceOf = ({ face }: BoxedDie): string => (face === null ? '' : String(face));

/** Only what differs from the die everybody knows is written on it. */
const sizeOf = ({ sides }: BoxedDie): string => (sides === USUAL_SIDES ? '' : `d${sides}`);

function numberOf({ aside, isUnderCursor, isCounted }: BoxedDie, place: number, width: number): string {
  const number = String(place + 1);
  if (isCounted) return centred(`*${number}*`, width);
  return centred(isUnderCursor ? `>${number}<` : aside ? number : `[${number}]`, width);
}

/** `[ 3*]` and below it `1CR`. */
function shortDie(die: BoxedDie, place: number, { words }: Drawing): readonly Span[] {
  const role = roleOf(die);
  const [open, close] = die.aside ? [' ', ' '] : die.isUnderCursor ? ['>', '<'] : ['[', ']'];
  const note = `${place + 1}${words.runTerminal.codes[die.material] || sizeOf(die)}`;
  return [
    span(`${open}${faceOf(die).padStart(2)}${die.selected ? '*' : ' '}${close}`, role),
    span(centred(note, SHORT), die.isUnderCursor ? 'key' : role),
  ];
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.ceil((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}
