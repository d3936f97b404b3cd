/** Every step of the latest count, to be read at leisure. */
import { countOf, latestCounted } from '@yaht/client';
import { opText, sourceName } from '@yaht/messages';
import type { RunGame } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import styles from './Breakdown.module.css';

type Props = { readonly game: Pick<RunGame, 'events'>; readonly onClose: () => void };

export function Breakdown({ game, onClose }: Props) {
  const { runScreen, web } = useWords();
  const counted = latestCounted(game);
  return (
    <Sheet
      title={runScreen.breakdown}
      aside={counted ? runScreen.lastScored(counted.points) : undefined}
      onClose={onClose}
      actions={
        <Button look="main" onPress={onClose}>
          {web.close}
        </Button>
      }
    >
      <Steps game={game} />
    </Sheet>
  );
}

/** The steps themselves, with the total below a double rule. */
function Steps({ game }: Pick<Props, 'game'>) {
  const words = useWords();
  const { runScreen } = words;
  const counted = latestCounted(game);
  const combinations = counted?.type === 'DiceScored' ? counted.combinations : [];
  if (!counted) return <p>{runScreen.nothingCounted}</p>;
  return (
    <ol className={styles['steps']} data-testid="steps">
      {countOf(counted).steps.map((step, i) => (
        <li key={i}>
          <span>{sourceName(words, step, combinations)}</span>
          <i>{opText(words, step.op)}</i>
          <b>{runScreen.points(step.after)}</b>
        </li>
      ))}
      <li className={styles['sum']}>
        <span>{runScreen.total}</span>
        <b>{runScreen.points(counted.points)}</b>
      </li>
    </ol>
  );
}
