/** One way to score dice, to be chosen among others: its dice, its lines as in a ledger, and their sum. */
import type { ReactNode } from 'react';
import { useWords } from '../device/words.ts';
import styles from './WayCard.module.css';

type Props = {
  readonly place: number;
  readonly chosen: boolean;
  readonly best: boolean;
  readonly onChoose: () => void;
  readonly dice: ReactNode;
  readonly total: ReactNode;
  readonly points: ReactNode;
  /** The lines before the sum, see `WayLine` and `WayNote`. */
  readonly children: ReactNode;
};

export function WayCard({ place, chosen, best, onChoose, dice, total, points, children }: Props) {
  const { web } = useWords();
  return (
    <label className={styles['way']} data-chosen={chosen} data-testid={`part-${place}`}>
      <span className={styles['head']}>
        <input type="radio" name="way" checked={chosen} onChange={onChoose} />
        {dice}
        {best && <em>{web.best}</em>}
      </span>
      <span className={styles['ledger']}>
        {children}
        <span className={styles['sum']}>
          <span>{total}</span>
          <b>{points}</b>
        </span>
      </span>
    </label>
  );
}

/** A line of the ledger, with its points where it has some of its own. */
export const WayLine = ({ text, points }: { readonly text: ReactNode; readonly points?: ReactNode }) => (
  <span className={styles['line']}>
    <span>{text}</span>
    {points !== undefined && <b>{points}</b>}
  </span>
);

export const WayNote = ({ text }: { readonly text: string }) => <span className={styles['note']}>{text}</span>;

/** The cards one below the other. */
export const WayList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['ways']} role="radiogroup" aria-label={label}>
    {children}
  </div>
);
