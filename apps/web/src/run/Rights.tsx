/** What is left of the level: banks as tickets, rounds, rerolls. */
import type { RunView } from '@yaht/client';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import styles from './Rights.module.css';

/** More tickets than this are told by their number alone. */
const TICKETS = 6;

export function Banks({ level }: Pick<RunView, 'level'>) {
  const { runScreen } = useWords();
  const many = Math.max(level.banks, level.banksLeft);
  return (
    <div className={styles['right']}>
      {many <= TICKETS && (
        <span className={styles['tickets']} aria-hidden="true">
          {Array.from({ length: many }, (_, i) => (
            <svg key={i} viewBox="0 0 20 28" data-left={i < level.banksLeft}>
              <path d="M1 1H19V11A3 3 0 0 0 19 17V27H1V17A3 3 0 0 0 1 11Z" />
            </svg>
          ))}
        </span>
      )}
      <Left name={runScreen.banks} count={level.banksLeft} isSmall={many <= TICKETS} />
    </div>
  );
}

export function Rounds({ level }: Pick<RunView, 'level'>) {
  const { runScreen } = useWords();
  return (
    <div className={styles['right']}>
      <Left name={runScreen.rounds} count={level.roundsLeft} />
    </div>
  );
}

export function Rerolls({ level }: Pick<RunView, 'level'>) {
  const { runScreen } = useWords();
  return (
    <div className={styles['right']} data-none={level.rerollsLeft === 0}>
      <Icon name="again" />
      <Left name={runScreen.rerolls} count={level.rerollsLeft} isSmall />
    </div>
  );
}

function Left({ name, count, isSmall = false }: { readonly name: string; readonly count: number; readonly isSmall?: boolean }) {
  return (
    <span className={styles['left']} data-small={isSmall}>
      <b>{count}</b> <span>{name}</span>
    </span>
  );
}
