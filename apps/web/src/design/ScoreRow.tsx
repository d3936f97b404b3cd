/** One line of the card. Ink is what happened, pencil is what may happen. */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { FigureBox, type Figure } from './FigureBox.tsx';
import styles from './ScoreRow.module.css';

type Props = {
  readonly name: string;
  /** Read aloud in place of the parts: "Full house, 25 points if scored now". */
  readonly label: string;
  readonly figure: Figure;
  readonly before?: ReactNode;
  readonly below?: ReactNode;
  readonly isBand?: boolean;
  readonly isChosen?: boolean;
  readonly isPlain?: boolean;
  /** It is celebrated: as the row itself, or with a tick as one of those that made it. */
  readonly award?: 'good' | 'great' | 'tick' | undefined;
  readonly testId?: string;
  /** Somebody may write here in this turn; it is a button all the while, also when it does nothing for a moment. */
  readonly isOpen?: boolean;
  /** Missing where nothing can be done with the row. */
  readonly onChoose?: (() => void) | undefined;
};

export function ScoreRow(props: Props) {
  const { figure, award, isBand = false, isChosen = false, isOpen = false, testId, onChoose } = props;
  const look = {
    className: styles['row'],
    'data-band': isBand,
    'data-chosen': isChosen,
    'data-kind': figure.kind,
    'data-award': award,
    'data-testid': testId,
  };
  const isLocked = figure.kind === 'locked';
  if (!isOpen && !onChoose && !isLocked)
    return (
      <div {...look}>
        <Inside {...props} />
      </div>
    );
  return (
    <button
      {...look}
      type="button"
      aria-pressed={isChosen}
      aria-disabled={!onChoose}
      tabIndex={onChoose || isLocked ? 0 : -1}
      onClick={() => onChoose?.()}
    >
      <Inside {...props} />
    </button>
  );
}

/** The parts are for the eye; whoever listens hears one sentence. */
function Inside({ name, label, figure, before, below, award, isChosen = false, isPlain = false }: Props) {
  return (
    <>
      <span className="unseen">{label}</span>
      <span className={styles['parts']} aria-hidden="true">
        {before !== undefined && <span className={styles['before']}>{before}</span>}
        <span className={styles['name']}>
          <span>{name}</span>
          {below !== undefined && <span className={styles['below']}>{below}</span>}
        </span>
        {award === 'tick' && (
          <span className={styles['tick']}>
            <Icon name="check" />
          </span>
        )}
        <FigureBox figure={figure} isChosen={isChosen} isPlain={isPlain} />
      </span>
    </>
  );
}
