/** How points come about, step by step: of the chosen way, or of what was scored last. */
import { latestCounted, type RunView } from '@yaht/client';
import { sourceName, stepText, type Messages } from '@yaht/messages';
import type { PlacedCombination, RunGame, Step } from '@yaht/rules';
import { lineOf, span, type Line } from '../draw/line.ts';
import { padEnd, padStart, widest } from '../draw/width.ts';
import type { TableDesk } from '../table/table-desk.ts';

/** A scoring that is looked at. */
type Scoring = { readonly steps: readonly Step[]; readonly combinations: readonly PlacedCombination[]; readonly points: number };

export function openBreakdown(desk: TableDesk, board: RunView): void {
  const { shell, table } = desk.parts;
  const { words } = shell;
  const scoring = chosenScoring(board) ?? latestScoring(table.state().game as RunGame | null);
  if (!scoring) return shell.message.problem(words.runTerminal.noCount);
  desk.overlays.read(words.runTerminal.howTitle, breakdownLines(words, scoring));
}

function chosenScoring({ ways, selected }: RunView): Scoring | undefined {
  const way = selected.length > 0 ? ways.find(({ chosen }) => chosen) : undefined;
  if (!way) return undefined;
  const { scored } = way.preview;
  return { steps: scored.steps, combinations: way.partition.combinations, points: scored.points };
}

function latestScoring(game: RunGame | null): Scoring | undefined {
  const fact = game ? latestCounted(game) : undefined;
  if (!fact) return undefined;
  return { steps: fact.steps, combinations: 'combinations' in fact ? fact.combinations : [], points: fact.points };
}

function breakdownLines(words: Messages, { steps, combinations, points }: Scoring): readonly Line[] {
  const rows = steps.map(step => rowOf(words, step, combinations));
  const nameWidth = widest(rows.map(([name]) => name)) + 2;
  const changeWidth = widest(rows.map(([, change]) => change)) + 2;
  const sum = words.rollio.pays(points);
  return [
    ...rows.map(([name, change, after]) =>
      lineOf(` ${padEnd(name, nameWidth)}`, span(padStart(change, changeWidth), 'pencil'), padStart(after, 12)),
    ),
    lineOf(span(` ${padEnd(words.runScreen.total, nameWidth + changeWidth)}${padStart(sum, 12)}`, 'ink')),
  ];
}

/** Who, what, and the points after it; a chance that failed is told too. */
function rowOf(words: Messages, step: Step, combinations: readonly PlacedCombination[]): readonly [string, string, string] {
  return [sourceName(words, step, combinations), stepText(words, step), words.rollio.pays(Math.ceil(step.after - 1e-9))];
}
