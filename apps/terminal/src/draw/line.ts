/** Lines of a screen: pieces of text, each in a role. Widths are counted here, so that columns meet on every terminal. */
import type { Look } from '../look/look.ts';
import type { Role } from '../look/theme.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { cut, padEnd, shortened, widthOf, wrap } from './width.ts';

/** `click` is the key that a click on it stands for. */
export type Span = { readonly text: string; readonly role: Role; readonly click?: string };
export type Line = readonly Span[];

/** A piece of text in a role. */
export const span = (text: string, role: Role = 'plain'): Span => ({ text, role });

/** A line of pieces; a bare text is plain. */
export const lineOf = (...parts: readonly (string | Span)[]): Line =>
  parts.map(part => (typeof part === 'string' ? span(part) : part));

export const EMPTY: Line = [];

export const widthOfLine = (line: Line): number => line.reduce((sum, { text }) => sum + widthOf(text), 0);

/** The line in exactly so many cells: filled up, or with a sign for what is missing at its end. */
export function fitLine(line: Line, width: number): Line {
  const used = widthOfLine(line);
  if (used <= width) return used < width ? [...line, span(' '.repeat(width - used))] : line;
  const text = line.map(part => part.text).join('');
  return widthOf(text.trimEnd()) <= width ? cutLine(line, width) : [...cutLine(line, width - 1), span('…', line.at(-1)?.role)];
}

function cutLine(line: Line, width: number): Line {
  let room = width;
  return line.flatMap(part => {
    const kept = cut(part.text, room);
    room -= kept === part.text ? widthOf(kept) : room;
    return kept === '' ? [] : [{ ...part, text: kept }];
  });
}

/** One line at the left end and one at the right. */
export function spread(left: Line, right: Line, width: number): Line {
  const room = width - widthOfLine(right);
  return [...fitLine(left, Math.max(0, room)), ...right];
}

/** The same on one line where both fit, and on two where they do not. */
export const apart = (left: Line, right: Line, width: number): readonly Line[] =>
  widthOfLine(left) + widthOfLine(right) <= width ? [spread(left, right, width)] : [left, spread(EMPTY, right, width)];

/** So many lines: cut at the end, or filled up with empty ones. */
export const fitLines = (lines: readonly Line[], height: number): readonly Line[] =>
  Array.from({ length: height }, (_, row) => lines[row] ?? EMPTY);

/** It stands for lines that are out of sight. */
export const MORE: Line = lineOf(span(' …', 'dim'));

/** At most so many lines; a sign stands for those that are missing. */
export const cutLines = (lines: readonly Line[], height: number): readonly Line[] =>
  lines.length <= height ? lines : [...lines.slice(0, Math.max(0, height - 1)), MORE].slice(0, height);

/** Panes side by side, each as wide as it says, with walls between them. */
export function beside(panes: readonly Pane[], wall: Line, height: number): readonly Line[] {
  return Array.from({ length: height }, (_, row) =>
    panes.flatMap(({ lines, width }, i) => [...(i > 0 ? wall : []), ...fitLine(lines[row] ?? EMPTY, width)]),
  );
}

export type Pane = { readonly lines: readonly Line[]; readonly width: number };

/** A sentence in as many lines as it takes, with a space at both ends. */
export const sentence = (text: string, width: number, role: Role = 'plain'): readonly Line[] =>
  wrap(text, width - 2).map(line => lineOf(span(` ${line}`, role)));

/** A rule with words in it. */
export function ruleWith({ rule }: Pick<Glyphs, 'rule'>, text: string, width: number): Line {
  const begun = `${rule.repeat(2)} ${text} `;
  return lineOf(span(begun + rule.repeat(Math.max(0, width - widthOf(begun))), 'dim'));
}

/** Of rows that may be too many, those that fit around the cursor; `top` is the place of the first of them. */
export function around<Row>(
  rows: readonly Row[],
  cursor: number,
  height: number,
): { readonly shown: readonly Row[]; readonly top: number } {
  const top = Math.max(0, Math.min(rows.length - height, cursor - Math.floor(height / 2)));
  return { shown: rows.slice(top, top + height), top };
}

/** The lines around the cursor; signs stand for those above and below. */
export const linesAround = (lines: readonly Line[], cursor: number, height: number): readonly Line[] =>
  linesFrom(lines, around(lines, cursor, height).top, height);

/** Lines from this one on, or as late as leaves no row empty; signs stand for those above and below. */
export function linesFrom(lines: readonly Line[], top: number, height: number): readonly Line[] {
  const first = Math.max(0, Math.min(top, lines.length - height));
  const shown = cutLines(lines.slice(first), height);
  return first > 0 ? [MORE, ...shown.slice(1)] : shown;
}

/** The same line in one role, for rows under the cursor. */
export const inRole = (line: Line, role: Role): Line => line.map(part => ({ ...part, role }));

/** The same line, to be clicked on. */
export const clickable = (line: Line, click: string): Line => line.map(part => ({ ...part, click }));

/** What a click on this cell stands for. */
export function clickAt(line: Line, column: number): string | undefined {
  let end = 0;
  return line.find(({ text }) => (end += widthOf(text)) > column)?.click;
}

/** The line as a terminal takes it. */
export const drawn = (line: Line, { glyphs, paint }: Look): string =>
  line.map(({ text, role }) => paint(role, glyphs.text(text))).join('');

/** A table cell: words to the left. */
export const cell = (text: string, width: number): string => padEnd(shortened(text, width), width);
