/** The dice of a set as they lie in the box: what they are made of and how many sides they have. */
import type { DieKind } from '@yaht/rules';
import { DieFace } from '../design/DieFace.tsx';
import { codeOf } from './die-code.ts';
import styles from './KindDice.module.css';

/** An example of each: pips where there are six, the number of sides where there are others. */
export function KindDice({ kinds, label }: { readonly kinds: readonly DieKind[]; readonly label: string }) {
  return (
    <span className={styles['dice']} role="img" aria-label={label}>
      {kinds.map((kind, i) => (
        <span key={i} className={styles['die']}>
          <DieFace face={kind.sides === 6 ? (i % 6) + 1 : kind.sides} material={kind.material} />
          <small>{codeOf(kind)}</small>
        </span>
      ))}
    </span>
  );
}
