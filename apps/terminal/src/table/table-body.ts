/** Everything between the heading and the message: the panes of the table, and the lesson below them. */
import { layoutOf, type Room } from '../draw/layout.ts';
import { fitLines, lineOf, sentence, span, type Line } from '../draw/line.ts';
import { bodyOf, type Body } from '../shell/frame.ts';
import type { PaneParts } from './pane-parts.ts';
import { tablePlan } from './table-plan.ts';

export function tableBody(parts: PaneParts, { columns, height }: Room, note: readonly string[]): Body {
  const below = noteLines(note, columns, parts);
  const layout = layoutOf(tablePlan(parts), { columns, height: height - below.length });
  const body = bodyOf(layout, parts.glyphs);
  return { ...body, lines: [...body.lines, ...below] };
}

/** So many lines are always there, so that nothing jumps when a sentence is longer. */
const NOTE = 3;

/** A rule, and under it what is to be read. */
function noteLines(note: readonly string[], columns: number, { glyphs }: PaneParts): readonly Line[] {
  if (note.length === 0) return [];
  const texts = note.flatMap(text => sentence(text, columns, 'active'));
  return [lineOf(span(glyphs.rule.repeat(columns), 'dim')), ...fitLines(texts, Math.max(NOTE, texts.length))];
}
