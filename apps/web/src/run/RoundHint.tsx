/** One line about the moment: what the selection is worth, what is wrong with it, or what to do. */
import type { RunView } from '@yaht/client';
import type { RunVariant } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import { pointsOf } from './way-text.ts';

type Props = { readonly run: RunView; readonly variant: RunVariant; readonly isBusy: boolean; readonly isCounting: boolean };

export function RoundHint({ run, variant, isBusy, isCounting }: Props) {
  const words = useWords();
  const { runScreen } = words;
  if (isCounting) return <span data-testid="charms-locked">{runScreen.charmsWait}</span>;
  if (isBusy) return null;
  if (run.selected.length > 0 && run.problem) return runScreen.notFitting(run.problem.dice.map(die => die + 1));
  const way = run.ways.find(({ chosen }) => chosen);
  if (way) {
    const { combinations } = way.partition;
    return combinations.length === 1 && way.preview.average === combinations[0]?.points
      ? words.rollio.way(combinations)
      : `${words.rollio.way(combinations)}: ${pointsOf(words, way)}`;
  }
  if (run.isFlopping) return runScreen.nothingScores;
  if (run.roll.refusal !== null) return runScreen.pickDice;
  return run.flopsInARow + 1 >= variant.flops.from && run.level.total > 0 ? runScreen.thirdFlop(variant.flops.points) : null;
}
