/**
 * Who gets how much of a window. Whatever wants room says by which steps it grows, and the steps are taken in the order of what
 * matters most. The first one that does not fit is the end of it. So more room never shows less: a step that is taken in a small
 * window is taken in every larger one. What is left over stays empty.
 */
import type { Glyphs } from '../look/glyphs.ts';
import { beside, cutLines, fitLines, lineOf, span, type Line } from './line.ts';

/** A part grows to so many cells or rows. */
export type Step<Part extends string> = { readonly part: Part; readonly to: number };

export type Sizes<Part extends string> = Readonly<Partial<Record<Part, number>>>;

/** A step downwards; the part knows how to draw itself in so many rows. */
export type Block<Part extends string> = Step<Part> & {
  readonly draw: (rows: number) => readonly Line[];
  /** Whether the last words of a chat are in it. */
  readonly hasChat?: boolean;
};

/** A column of parts: how they stand from the top, and in which order they get their rows. */
export type Stack<Column extends string, Part extends string> = {
  readonly column: Column;
  readonly order: readonly Part[];
  readonly blocks: readonly Block<Part>[];
};

/** What wants to be shown: columns that become wider step by step, and what stands in those that are open, from the left. */
export type Plan<Column extends string, Part extends string> = {
  readonly widths: readonly Step<Column>[];
  readonly stacks: (widths: Sizes<Column>) => readonly Stack<Column, Part>[];
};

export type Room = { readonly columns: number; readonly height: number };

/** A part in its column. */
type Box<Part extends string> = Block<Part> & { readonly top: number };

/** Columns from the left, with a wall between two of them. */
export type Layout<Part extends string> = {
  readonly columns: readonly { readonly width: number; readonly boxes: readonly Box<Part>[] }[];
  readonly height: number;
};

const WALL = 1;

/** The steps that fit; each part after the first takes a gap beside its size. */
export function taken<Taken extends Step<string>>(steps: readonly Taken[], room: number, gap = 0): readonly Taken[] {
  const sizes = new Map<string, number>();
  let used = -gap;
  const end = steps.findIndex(({ part, to }) => {
    const size = sizes.get(part);
    used += size === undefined ? to + gap : Math.max(0, to - size);
    sizes.set(part, Math.max(to, size ?? 0));
    return used > room;
  });
  return end < 0 ? steps : steps.slice(0, end);
}

/** How wide the columns are that fit. */
export function columnsIn<Column extends string>(steps: readonly Step<Column>[], columns: number): Sizes<Column> {
  const sizes: Partial<Record<Column, number>> = {};
  for (const { part, to } of taken(steps, columns, WALL)) sizes[part] = Math.max(to, sizes[part] ?? 0);
  return sizes;
}

/** Every part in its place. */
export function layoutOf<Column extends string, Part extends string>(
  { widths, stacks }: Plan<Column, Part>,
  { columns, height }: Room,
): Layout<Part> {
  const sizes = columnsIn(widths, columns);
  const open = stacks(sizes).map(stack => ({ width: sizes[stack.column] ?? 0, boxes: placed(stack, height) }));
  const used = open.reduce((sum, { width }) => sum + width + WALL, -WALL);
  // What no column has taken stands empty at the right.
  const last = open.at(-1);
  return { columns: last ? [...open.slice(0, -1), { ...last, width: last.width + columns - used }] : [], height };
}

/** The parts one below the other, each as it is after the last step that fits. */
function placed<Part extends string>({ order, blocks }: Stack<string, Part>, height: number): readonly Box<Part>[] {
  const latest = new Map(taken(blocks, height).map(block => [block.part, block]));
  let below = 0;
  return order.flatMap(part => {
    const block = latest.get(part);
    if (!block) return [];
    const top = below;
    below += block.to;
    return [{ ...block, top }];
  });
}

/** The boxes drawn, with walls between the columns. */
export const drawnLayout = ({ columns, height }: Layout<string>, { wall }: Pick<Glyphs, 'wall'>): readonly Line[] =>
  beside(
    columns.map(({ width, boxes }) => ({ width, lines: boxes.flatMap(({ to, draw }) => fitLines(draw(to), to)) })),
    lineOf(span(wall, 'dim')),
    height,
  );

export const hasChat = ({ columns }: Layout<string>): boolean => columns.some(({ boxes }) => boxes.some(box => box.hasChat));

/** The rule that the walls hang from. */
export const ruleOver = ({ columns }: Layout<string>, { rule, tee }: Pick<Glyphs, 'rule' | 'tee'>): Line =>
  lineOf(span(columns.map(({ width }) => rule.repeat(width)).join(tee), 'dim'));

/** A part with all of these lines. */
export const block = <Part extends string>(part: Part, lines: readonly Line[]): Block<Part> => ({
  part,
  to: lines.length,
  draw: () => lines,
});

/** A part that can use every row from one number to another. */
export const growing = <Part extends string>(
  part: Part,
  from: number,
  to: number,
  draw: (rows: number) => readonly Line[],
): readonly Block<Part>[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ part, to: from + i, draw }));

/** A part of which any number of lines can be shown. */
export const flexible = <Part extends string>(part: Part, lines: readonly Line[]): readonly Block<Part>[] =>
  growing(part, 1, lines.length, rows => cutLines(lines, rows));
