/** One line of the card. Ink is what happened, pencil is what may happen. */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ScoreRow.module.css';

export type Figure =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ink'; readonly points: string }
  | { readonly kind: 'pencil'; readonly points: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'locked' };

type Props = {
  readonly name: string;
  /** Read aloud in place of the parts: "Full house, 25 points if scored now". */
  readonly label: string;
  readonly figure: Figure;
  readonly before?: ReactNode;
  readonly below?: ReactNode;
  readonly isBand?: boolean;
  readonly isChosen?: boolean;
  /** A sum or a bonus: its figure needs no box, because nobody writes there. */
  readonly isPlain?: boolean;
  readonly testId?: string;
  /** Missing where nothing can be done with the row. */
  readonly onChoose?: (() => void) | undefined;
};

export function ScoreRow(props: Props) {
  const { label, figure, isBand = false, isChosen = false, isPlain = false, testId, onChoose } = props;
  const look = {
    className: styles['row'],
    'data-band': isBand,
    'data-chosen': isChosen,
    'data-plain': isPlain,
    'data-kind': figure.kind,
    'data-testid': testId,
  };
  if (!onChoose && figure.kind !== 'locked')
    return (
      <div {...look} role="group" aria-label={label}>
        <Inside {...props} />
      </div>
    );
  return (
    <button
      {...look}
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={!onChoose}
      onClick={() => onChoose?.()}
    >
      <Inside {...props} />
    </button>
  );
}

function Inside({ name, figure, before, below }: Props) {
  return (
    <>
      {before !== undefined && <span className={styles['before']}>{before}</span>}
      <span className={styles['name']}>
        <span>{name}</span>
        {below !== undefined && <span className={styles['below']}>{below}</span>}
      </span>
      <FigureBox figure={figure} />
    </>
  );
}

function FigureBox({ figure }: { readonly figure: Figure }) {
  return (
    <span className={styles['box']} data-kind={figure.kind}>
      {figure.kind === 'locked' && <Icon name="lock" />}
      {figure.kind === 'zero' && <s>0</s>}
      {(figure.kind === 'ink' || figure.kind === 'pencil') && <span>{figure.points}</span>}
    </span>
  );
}
