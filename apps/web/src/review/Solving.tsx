/** What is being done while there is nothing to see yet. */
import { variantName } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import { useSolving } from '../solver/ask.ts';
import styles from './Solving.module.css';

type Props = {
  readonly variant: Variant;
  /** What is done once the game is solved. */
  readonly text?: string;
};

export function Solving({ variant, text }: Props) {
  const words = useWords();
  const solving = useSolving();
  const doing = text ?? words.review.reviewing;
  const percent = Math.floor(100 * (solving?.done ?? 0));
  return (
    <div className={styles['solving']} data-testid="solving">
      <p role="status">{solving ? words.review.solving(variantName(words, variant), percent) : doing}</p>
      <progress max={100} value={solving ? percent : undefined} aria-label={doing} />
      {solving && <p className={styles['about']}>{words.review.solvingAbout}</p>}
    </div>
  );
}
