/** What lists of ways to score dice have in common, in a game of Rollio and in a run. */
import type { RollioView, RunView } from '@yaht/client';
import { capital, type Messages } from '@yaht/messages';
import type { PlacedCombination } from '@yaht/rules';
import { cutLines, EMPTY, MORE, lineOf, sentence, span, spread, type Line } from '../draw/line.ts';

/** How many ways there are, or which dice are to blame that there is none. */
export function waysHead(words: Messages, { selected, ways, problem }: RollioView | RunView, width: number): readonly Line[] {
  const { terminal } = words;
  const head = spread(
    lineOf(span(` ${terminal.scoreAs(selected.length)}`, 'title')),
    lineOf(span(`${ways.length > 0 ? terminal.ways(ways.length) : ''} `, 'dim')),
    width,
  );
  return [head, EMPTY, ...(problem ? sentence(problemText(words, problem), width, 'bad') : [])];
}

type Problem = NonNullable<(RollioView | RunView)['problem']>;

/** Dice that do not score are named. */
const problemText = ({ rollio, refusals }: Messages, { code, dice }: Problem): string =>
  code === 'unused-dice' ? rollio.unused(dice.map(die => die + 1)) : refusals[code]({});

type Way = { readonly place: number; readonly chosen: boolean; readonly combinations: readonly PlacedCombination[] };

/** What the dice are scored as, a line for each combination. */
export const combinationLines = ({ rollio }: Messages, { place, chosen, combinations }: Way, width: number): readonly Line[] =>
  combinations.map((part, i) =>
    spread(
      lineOf(
        span(i > 0 ? '    ' : chosen ? '>(*)' : ' ( )', 'key'),
        ` ${(i === 0 ? String(place + 1) : '').padEnd(3)}`,
        capital(rollio.combination(part)),
      ),
      lineOf(`${rollio.pays(part.points)} `),
      width,
    ),
  );

/** As many ways as fit, with the chosen one among them; each has lines of its own, and signs stand for those out of sight. */
export function waysAround(ways: readonly (readonly Line[])[], chosen: number, height: number): readonly Line[] {
  const from = (first: number): readonly Line[] => [...(first > 0 ? [MORE] : []), ...ways.slice(first, chosen + 1).flat()];
  const below = ways.slice(chosen + 1).flat();
  const room = height - Math.min(1, below.length);
  const first = ways.findIndex((_, place) => place >= chosen || from(place).length <= room);
  return cutLines([...from(Math.max(0, first)), ...below], height);
}
