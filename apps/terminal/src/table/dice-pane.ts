/** Dice with pips: large ones where five fit, smaller ones for more, and a single line where there is no room at all. */
import { lineOf, span, type Line, type Span } from '../draw/line.ts';
import { cell } from '../draw/line.ts';
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

const LARGE = 5;
const SMALL = 3;
const MOST_LARGE = 5;

/** Five rows of dice, a row with their numbers, and one for the notes where the numbers leave no room for them. */
export function diceLines(dice: readonly DrawnDie[], glyphs: Glyphs): readonly Line[] {
  const inner = dice.length > MOST_LARGE ? SMALL : LARGE;
  const drawn = dice.map(die => rowsOf(die, inner, glyphs));
  const rows = [0, 1, 2, 3, 4].map(row => joined(drawn.map(die => die[row] ?? span(''))));
  return [...rows, ...labelLines(dice, inner)];
}

function rowsOf({ face, isHeld, isFaint }: DrawnDie, inner: number, glyphs: Glyphs): readonly Span[] {
  const frame: Frame = isHeld ? glyphs.held : glyphs.die;
  const role: Role = isHeld ? 'held' : isFaint ? 'dim' : 'plain';
  const edge = ([left, middle, right]: Frame['top']): Span => span(`${left}${middle.repeat(inner)}${right}`, role);
  const pips = (PIPS[face ?? 0] ?? BLANK).map(row => span(`${frame.side}${pipRow(row, inner, glyphs.pip)}${frame.side}`, role));
  return [edge(frame.top), ...pips, edge(frame.bottom)];
}

const pipRow = (row: string, inner: number, pip: string): string =>
  [...row].map(spot => (spot === 'x' ? pip : ' ')).join(' '.repeat((inner - SMALL) / 2));

const joined = (spans: readonly Span[]): Line => spans.flatMap(part => [span(' '), part]);

function labelLines(dice: readonly DrawnDie[], inner: number): readonly Line[] {
  const width = inner + 2;
  const roleOf = ({ isHeld, isFaint }: DrawnDie): Role => (isHeld ? 'held' : isFaint ? 'dim' : 'plain');
  const number = (die: number): string => `[${die + 1}]`;
  if (inner === LARGE)
    return [
      joined(dice.map((die, i) => span(die.note ? `${number(i)}${cell(die.note, 4)}` : centred(number(i), width), roleOf(die)))),
    ];
  return [
    joined(dice.map((die, i) => span(centred(number(i), width), roleOf(die)))),
    joined(dice.map(die => span(cell(centred(die.note ?? '', width), width), roleOf(die)))),
  ];
}

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return ' '.repeat(Math.max(0, left)) + text + ' '.repeat(Math.max(0, width - text.length - left));
};

/** `[3*][3*][5 ]`: a star for each die that is held. */
export const compactDice = (dice: readonly DrawnDie[]): Line =>
  lineOf(
    ' ',
    ...dice.map(({ face, isHeld, isFaint }) =>
      span(`[${face ?? ' '}${isHeld ? '*' : ' '}]`, isHeld ? 'held' : isFaint ? 'dim' : 'plain'),
    ),
  );
