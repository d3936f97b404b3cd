/** A die printed on paper: an outline to read, or solid where it is the best one to keep. */
import type { Face } from '@yaht/rules';
import { Pips } from './DieFace.tsx';
import styles from './PrintedDie.module.css';

type Props = { readonly face: Face; readonly look?: 'outline' | 'solid' | 'faint' };

export function PrintedDie({ face, look = 'outline' }: Props) {
  return (
    <svg className={styles['die']} data-look={look} viewBox="0 0 64 64" aria-hidden="true">
      <rect className={styles['face']} x="3" y="3" width="58" height="58" rx="14" />
      <Pips face={face} />
    </svg>
  );
}

/** Several of them in a row, as one picture with one name. */
export function PrintedDice({
  dice,
  label,
  look,
}: {
  readonly dice: readonly Face[];
  readonly label: string;
  readonly look?: 'solid';
}) {
  return (
    <span className={styles['row']} role="img" aria-label={label}>
      {dice.map((face, i) => (
        <PrintedDie key={i} face={face} {...(look ? { look } : {})} />
      ))}
    </span>
  );
}
