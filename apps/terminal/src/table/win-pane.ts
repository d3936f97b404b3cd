/** Who will win, as a bar: a part for each player, as long as the chance, with the mark of the player in it. */
import type { PlayerView } from '@yaht/client';
import type { Measure } from '@yaht/solver';
import { EMPTY, lineOf, span, type Line, type Span } from '../draw/line.ts';
import { padStart } from '../draw/width.ts';
import type { PaneParts } from './pane-parts.ts';

const LONGEST = 40;

/** A title, the bar, and the chances in figures; nothing while they are unknown and when it is over. */
export function winLines({ view, state, words, glyphs }: PaneParts, width: number): readonly Line[] {
  const { chances = null, measure = 'exact' } = state.outlook ?? {};
  const { players, phase } = view;
  if (!chances || phase === 'over' || chances.length !== players.length) return [];
  const cells = shares(chances, Math.min(LONGEST, width - 2));
  return [
    EMPTY,
    lineOf(span(` ${words.analysis.win}`, 'dim')),
    lineOf(' ', ...players.map((player, i) => part(player, cells[i] ?? 0, i, glyphs))),
    lineOf(' ', ...players.map((player, i) => figure(player, chances[i] ?? 0, measure, glyphs))),
  ];
}

function part({ mark, isActive }: PlayerView, cells: number, place: number, glyphs: PaneParts['glyphs']): Span {
  const fill = glyphs.bar[place % glyphs.bar.length] ?? ' ';
  const text = cells < 3 ? fill.repeat(cells) : `${fill}${glyphs.seat(mark)}${fill.repeat(cells - 2)}`;
  return span(text, isActive ? 'active' : 'plain');
}

/** What is nearly known has the sign for it. */
const figure = ({ mark, isActive }: PlayerView, chance: number, measure: Measure, glyphs: PaneParts['glyphs']): Span =>
  span(
    `${glyphs.seat(mark)}${padStart(`${measure === 'near' ? glyphs.text('≈') : ''}${Math.round(100 * chance)}`, 3)} %  `,
    isActive ? 'active' : 'plain',
  );

/** Whole cells that add up to the width: what is left over goes to those who lost most by rounding down. */
function shares(chances: readonly number[], width: number): readonly number[] {
  const exact = chances.map(chance => chance * width);
  const whole = exact.map(Math.floor);
  const left = width - whole.reduce((sum, cells) => sum + cells, 0);
  const first = exact.map((cells, i) => ({ i, lost: cells - Math.floor(cells) })).toSorted((one, other) => other.lost - one.lost);
  const more = new Set(first.slice(0, left).map(({ i }) => i));
  return whole.map((cells, i) => cells + (more.has(i) ? 1 : 0));
}
