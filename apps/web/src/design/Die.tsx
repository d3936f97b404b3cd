/** One die in its seat in the tray: a button that never moves, whatever the die on it does. */
import type { Material } from '@yaht/rules';
import { useRef } from 'react';
import { Cube } from './Cube.tsx';
import { DieFace, type DieLook } from './DieFace.tsx';
import type { Flight } from './flight.ts';
import { Icon } from './Icon.tsx';
import { useFlash, useFlight, useIdle } from './use-flight.ts';
import styles from './Die.module.css';

/** Moved: picked, and seen where it is picked for. Unfit: picked, and part of nothing. Aside: it has scored in this turn. Locked: it only shows how a turn ended. */
type DieState = 'free' | 'held' | 'picked' | 'moved' | 'unfit' | 'aside' | 'locked';

type Props = {
  /** Constant while the die shows one face: what it does is said by its state. */
  readonly label: string;
  /** What it shows when it lies; a die in the air keeps it to itself. */
  readonly face: number | null;
  /** Faces that it has. */
  readonly sides?: number;
  readonly material?: Material;
  readonly state: DieState;
  readonly look?: DieLook;
  /** Its flight, or that it has left the table and nobody knows yet how it falls; undefined lies still. */
  readonly thrown?: Flight | 'lifted' | undefined;
  /** How often it was thrown: where nothing flies, its edge tells of each time. */
  readonly throws?: number;
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
  sides = 6,
  thrown,
  throws = 0,
  note,
  code,
  material = 'plastic',
  keyHint,
  testId,
  onToggle,
}: Props) {
  const isUp = state === 'held' || state === 'picked';
  const isFlat = state === 'aside' || state === 'locked';
  const place = useRef<HTMLButtonElement>(null);
  useFlight(place, thrown === 'lifted' ? undefined : thrown);
  useFlash(place, throws);
  const isBuilt = useIdle();
  return (
    <button
      ref={place}
      type="button"
      className={styles['seat']}
      data-state={state}
      data-testid={testId}
      aria-pressed={isUp || state === 'moved' || state === 'unfit'}
      aria-disabled={isFlat || !onToggle}
      onClick={() => onToggle?.()}
    >
      <span className="unseen">{label}</span>
      <span className={styles['well']} aria-hidden="true">
        <span className={styles['die']} data-part="lying" data-thrown={thrown !== undefined}>
          <DieFace face={face} look={look} material={material} isHeld={state === 'held'} isFlat={isFlat} />
        </span>
        <span className={styles['flash']} data-part="flash" />
        {isBuilt && (
          <span className={styles['air']} data-flying={thrown !== undefined && thrown !== 'lifted'}>
            <Cube face={face} sides={sides} look={look} material={material} />
          </span>
        )}
      </span>
      <span className={styles['note']} aria-hidden="true">
        {keyHint !== undefined && <kbd className={styles['key']}>{keyHint}</kbd>}
        {isUp && <Icon name={state === 'held' ? 'lock' : 'check'} />}
        {state === 'unfit' && <Icon name="cross" />}
        {isUp && note}
        {code}
      </span>
    </button>
  );
}
