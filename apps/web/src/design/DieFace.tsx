/** The picture of a die as it lies in the tray; a face of null is blank, because it is not known yet. */
import type { Face } from '@yaht/rules';
import { PIPS } from './pips.ts';
import styles from './DieFace.module.css';

export type DieLook = 'pips' | 'numbers' | 'both';

type Props = {
  readonly face: Face | null;
  readonly look?: DieLook;
  /** An inner line: together with the edge it is the double border of what is kept. */
  readonly isHeld?: boolean;
  readonly isFlat?: boolean;
};

export function DieFace({ face, look = 'pips', isHeld = false, isFlat = false }: Props) {
  return (
    <svg className={styles['die']} viewBox="0 0 64 68" aria-hidden="true">
      {!isFlat && <rect className={styles['lip']} x="2" y="6" width="60" height="60" rx="14" />}
      <rect className={styles['face']} x="2" y="2" width="60" height="60" rx="14" />
      {isHeld && <rect className={styles['inner']} x="6.2" y="6.2" width="51.6" height="51.6" rx="10" />}
      {face !== null && look !== 'numbers' && <Pips face={face} />}
      {face !== null && look === 'numbers' && <Numeral face={face} />}
      {face !== null && look === 'both' && <SmallNumeral face={face} />}
    </svg>
  );
}

export function Pips({ face }: { readonly face: Face }) {
  return PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} className={styles['pip']} cx={x} cy={y} r="5.6" />);
}

function Numeral({ face }: { readonly face: Face }) {
  return (
    <text className={styles['numeral']} x="32" y="44" fontSize="34">
      {face}
    </text>
  );
}

function SmallNumeral({ face }: { readonly face: Face }) {
  return (
    <text className={styles['numeral']} x="32" y="58.5" fontSize="13">
      {face}
    </text>
  );
}
