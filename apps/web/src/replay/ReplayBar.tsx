/** Going through a replay: a scrubber, steps, play and pause, and how fast. */
import type { ReplayTable } from '@yaht/client';
import { useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './ReplayBar.module.css';

/** The speeds on the screen. */
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export function ReplayBar({ table }: { readonly table: ReplayTable }) {
  const { review } = useWords();
  const at = useSyncExternalStore(table.subscribe, () => table.place.at);
  const pace = useSyncExternalStore(table.clock.subscribe, table.clock.pace);
  const { last } = table.place;
  return (
    <div className={styles['bar']}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={review.step(at, last)}
        data-testid="scrubber"
        onChange={event => stepTo(table, Number(event.target.value))}
      />
      <div className={styles['buttons']}>
        <Button aria-label={review.stepBack} testId="step-back" onPress={() => stepTo(table, at - 1)}>
          ‹
        </Button>
        <Button aria-label={review.stepOn} testId="step-on" onPress={() => stepTo(table, at + 1)}>
          ›
        </Button>
        <select
          aria-label={review.speed}
          value={pace.speed}
          onChange={event => table.clock.change({ speed: Number(event.target.value) })}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {review.speedOf(speed)}
            </option>
          ))}
        </select>
        <Button look="main" testId="play-pause" about={review.step(at, last)} onPress={() => playOrPause(table)}>
          {pace.isPaused || at === last ? review.play : review.pause}
        </Button>
      </div>
    </div>
  );
}

/** Whoever steps by hand looks closely, so it does not run on. */
export function stepTo(table: ReplayTable, to: number): void {
  table.clock.change({ isPaused: true });
  table.step(to - table.place.at);
}

/** At the end it begins again. */
export function playOrPause(table: ReplayTable): void {
  const isAtEnd = table.place.at === table.place.last;
  if (isAtEnd) table.restart();
  table.clock.change({ isPaused: !isAtEnd && !table.clock.pace().isPaused });
}
