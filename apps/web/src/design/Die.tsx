/** One die in its seat in the tray: a button that never moves, whatever the die on it does. */
import type { Material } from '@yaht/rules';
import type { CSSProperties } from 'react';
import { DieFace, type DieLook } from './DieFace.tsx';
import { Icon } from './Icon.tsx';
import styles from './Die.module.css';

/** Aside: it has scored in this turn. Locked: it only shows how a turn ended. */
type DieState = 'free' | 'held' | 'picked' | 'aside' | 'locked';

type Props = {
  /** Constant while the die shows one face: what it does is said by its state. */
  readonly label: string;
  readonly face: number | null;
  readonly material?: Material;
  readonly state: DieState;
  readonly look?: DieLook;
  /** Its place among the dice that are in the air; undefined lies still. */
  readonly thrown?: number | undefined;
  /** What stands below a die that is held or picked. */
  readonly note?: string;
  /** What always stands below it: of what it is made. */
  readonly code?: string | undefined;
  /** The key that does the same. */
  readonly keyHint?: string;
  readonly testId?: string;
  readonly onToggle?: () => void;
};

export function Die({
  label,
  face,
  state,
  look = 'pips',
  thrown,
  note,
  code,
  material = 'plastic',
  keyHint,
  testId,
  onToggle,
}: Props) {
  const isUp = state === 'held' || state === 'picked';
  const isFlat = state === 'aside' || state === 'locked';
  const order = { '--i': thrown ?? 0 } as CSSProperties;
  return (
    <button
      type="button"
      className={styles['seat']}
      data-state={state}
      data-testid={testId}
      aria-pressed={isUp}
      aria-disabled={isFlat || !onToggle}
      onClick={() => onToggle?.()}
    >
      <span className="unseen">{label}</span>
      <span className={styles['well']} aria-hidden="true">
        <span className={styles['die']} data-thrown={thrown !== undefined} style={order}>
          <DieFace face={face} look={look} material={material} isHeld={state === 'held'} isFlat={isFlat} />
        </span>
      </span>
      <span className={styles['note']} aria-hidden="true">
        {keyHint !== undefined && <kbd className={styles['key']}>{keyHint}</kbd>}
        {isUp && <Icon name={state === 'held' ? 'lock' : 'check'} />}
        {isUp && note}
        {code}
      </span>
    </button>
  );
}
