/** Dice of any number, size and material: boxes in as many rows as it takes, or two lines each where room is short. */
import type { RunDieView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { lineOf, span, type Line, type Span } from '../draw/line.ts';
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

type Drawing = { readonly width: number; readonly glyphs: Glyphs; readonly words: Messages; readonly isCompact: boolean };

const BOX = 5;
const INNER = BOX - 2;
const USUAL_SIDES = 6;

/** All dice from left to right. Chosen ones have double borders; those set aside have none. */
export function diceBoxes(dice: readonly BoxedDie[], drawing: Drawing): readonly Line[] {
  const gap = dice.length * (BOX + 1) < drawing.width ? 1 : 0;
  const perRow = Math.max(1, Math.floor((drawing.width - 1) / (BOX + gap)));
  const numbered = dice.map((die, place) => ({ die, place }));
  const rows = Array.from({ length: Math.ceil(dice.length / perRow) }, (_, row) =>
    numbered.slice(row * perRow, (row + 1) * perRow),
  );
  return rows.flatMap(row => {
    const columns = row.map(({ die, place }) => (drawing.isCompact ? shortDie(die, place, drawing) : boxOf(die, place, drawing)));
    return (columns[0] ?? []).map((_, line) =>
      lineOf(' ', ...columns.flatMap(spans => [spans[line] ?? span(''), ' '.repeat(gap)])),
    );
  });
}

const roleOf = ({ selected, aside, isFaint, isCounted }: BoxedDie): Role =>
  isCounted ? 'active' : selected ? 'held' : aside || isFaint ? 'dim' : 'plain';

function boxOf(die: BoxedDie, place: number, { glyphs, words }: Drawing): readonly Span[] {
  const role = roleOf(die);
  const frame = die.selected ? glyphs.held : glyphs.die;
  const code = words.runTerminal.codes[die.material];
  const side = die.aside ? ' ' : frame.side;
  return [
    span(edge(frame.top, code, die.aside), role),
    span(`${side}${centred(faceOf(die), INNER)}${side}`, role),
    span(edge(frame.bottom, sizeOf(die), die.aside), role),
    span(numberOf(die, place), die.isUnderCursor ? 'key' : role),
  ];
}

/** An edge with something written into it. */
function edge([left, middle, right]: Frame['top'], text: string, isAside: boolean): string {
  return isAside ? ` ${text.padEnd(INNER)} ` : `${left}${text.padEnd(INNER, middle)}${right}`;
}

const faceOf = ({ face }: BoxedDie): string => (face === null ? '' : String(face));

/** Only what differs from the die everybody knows is written on it. */
const sizeOf = ({ sides }: BoxedDie): string => (sides === USUAL_SIDES ? '' : `d${sides}`);

function numberOf({ aside, isUnderCursor, isCounted }: BoxedDie, place: number): string {
  const number = String(place + 1);
  if (isCounted) return centred(`*${number}*`, BOX);
  return centred(isUnderCursor ? `>${number}<` : aside ? number : `[${number}]`, BOX);
}

/** `[ 3*]` and below it `1CR`. */
function shortDie(die: BoxedDie, place: number, { words }: Drawing): readonly Span[] {
  const role = roleOf(die);
  const [open, close] = die.aside ? [' ', ' '] : die.isUnderCursor ? ['>', '<'] : ['[', ']'];
  const note = `${place + 1}${words.runTerminal.codes[die.material] || sizeOf(die)}`;
  return [
    span(`${open}${faceOf(die).padStart(2)}${die.selected ? '*' : ' '}${close}`, role),
    span(centred(note, BOX), die.isUnderCursor ? 'key' : role),
  ];
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.ceil((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}
