/** One line about the moment: what the selection is worth, what is wrong with it, or what to do. */
import type { RunView } from '@yaht/client';
import type { RunVariant } from '@yaht/rules';
import { useWords } from '../device/words.ts';

type Props = { readonly run: RunView; readonly variant: RunVariant; readonly isBusy: boolean };

export function RoundHint({ run, variant, isBusy }: Props) {
  const words = useWords();
  const { runScreen } = words;
  if (isBusy) return null;
  if (run.selected.length > 0 && run.problem) return runScreen.notFitting(run.problem.dice.map(die => run.dice[die]?.face ?? 0));
  if (run.isFlopping) return runScreen.nothingScores;
  if (run.roll.refusal !== null) return runScreen.pickDice;
  return run.flopsInARow + 1 >= variant.flops.from && run.level.total > 0 ? runScreen.thirdFlop(variant.flops.points) : null;
}
