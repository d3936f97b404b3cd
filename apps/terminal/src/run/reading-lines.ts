/** Lines of what is read between two moves. */
import { EMPTY, lineOf, span, spread, type Line } from '../draw/line.ts';
import type { Role } from '../look/theme.ts';

/** A title with room around it. */
export const title = (text: string, role: Role = 'title'): readonly Line[] => [EMPTY, lineOf(span(` ${text}`, role)), EMPTY];

/** How wide a list of figures is. */
const TALLY = 34;

/** A name and its figure, in line with the others. */
export const figure = (name: string, amount: string, width: number, role: Role = 'plain'): Line =>
  spread(lineOf(span(`  ${name}`, role)), lineOf(span(`${amount}  `, role)), Math.min(width, TALLY));
