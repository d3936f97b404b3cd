/** The three actions of a round, always in the same places: throw again, the one main move, bank. */
import type { RunView } from '@yaht/client';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { leastOf } from './way-text.ts';
import styles from './Actions.module.css';

type Props = {
  readonly run: RunView;
  /** Why nothing can be done yet. */
  readonly busy: string | null;
  readonly isSlow: boolean;
  readonly onReroll: () => void;
  readonly onMain: () => void;
  readonly onBank: () => void;
};

export function Actions({ run, busy, isSlow, onReroll, onMain, onBank }: Props) {
  const { runScreen, web } = useWords();
  const why = (refusal: string | null): string | undefined =>
    busy ?? (refusal === null ? undefined : (runScreen.shortReasons[refusal] ?? web.bankReason));
  const isSaving = run.isFlopping && run.reroll.refusal === null;
  return (
    <div className={styles['actions']}>
      <Button
        look={isSaving && busy === null ? 'main' : 'second'}
        testId="reroll"
        about={runScreen.left(run.reroll.amount)}
        reason={why(run.reroll.refusal)}
        onPress={onReroll}
      >
        {runScreen.reroll(run.reroll.refusal === null ? run.selected.length : 0)}
      </Button>
      <Main run={run} isBusy={busy !== null} isSlow={isSlow} onPress={onMain} />
      <Button
        testId="bank"
        about={run.pot > 0 ? runScreen.points(run.pot) : undefined}
        reason={why(run.bank.refusal)}
        onPress={onBank}
      >
        {web.bank}
      </Button>
    </div>
  );
}

type MainProps = { readonly run: RunView; readonly isBusy: boolean; readonly isSlow: boolean; readonly onPress: () => void };

function Main({ run, isBusy, isSlow, onPress }: MainProps) {
  const words = useWords();
  const { runScreen, web } = words;
  if (isBusy)
    return (
      <Button look="main" testId="skip" onPress={onPress}>
        {runScreen.skip}
      </Button>
    );
  if (run.isFlopping)
    return (
      <Button look="prompt" testId="accept-flop" onPress={onPress}>
        {runScreen.acceptFlop}
      </Button>
    );
  if (run.roll.refusal === null && run.selected.length === 0)
    return (
      <Button look="main" testId="roll" onPress={onPress}>
        {web.rollDice(run.roll.amount)}
      </Button>
    );
  if (run.isListing)
    return (
      <Button look="main" testId="commit" reason={isSlow ? runScreen.thinking : ''}>
        {isSlow && <span className={styles['spinner']} data-testid="spinner" />}
        {runScreen.score}
      </Button>
    );
  const way = run.ways.find(({ chosen }) => chosen);
  const { refusal } = run.scoring;
  return (
    <Button
      look="main"
      testId="commit"
      about={run.hasChoice ? runScreen.chooseWay(run.ways.length) : runScreen.setAside(run.selected.length)}
      reason={refusal === null ? undefined : (runScreen.shortReasons[refusal] ?? web.selectDice)}
      onPress={onPress}
    >
      {way ? runScreen.scorePoints(leastOf(words, way)) : runScreen.score}
    </Button>
  );
}
