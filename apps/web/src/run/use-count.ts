/** Plays the count of a score: step by step, each shorter than the one before. A tap ends it at once. */
import { countedAfter, countTimes, type CountMoment, type CountStep, type RunMoment } from '@yaht/client';
import { useEffect, useState } from 'react';
import { currentSettings, isStill } from '../device/settings.ts';
import { countNote } from '../device/sound.ts';

export type Counting = {
  readonly moment: CountMoment;
  /** So many steps are written. */
  readonly written: number;
  /** What stands there now. */
  readonly points: number;
  /** The step that is about to be written. */
  readonly step: CountStep | null;
};

/** The last figure is looked at for a moment before the board goes on. */
const LINGER = { score: 250, bank: 550 } as const;

/** Null when nothing is counted; `onEnd` is called once when everything was seen. */
export function useCount(now: RunMoment | null, isHeldBack: boolean, onEnd: () => void): Counting | null {
  const moment = now?.type === 'count' && !isHeldBack ? now : null;
  const [progress, setProgress] = useState<{ readonly of: RunMoment; readonly written: number } | null>(null);
  useEffect(() => {
    if (!moment) return;
    const settings = currentSettings();
    const pace = isStill(settings) ? 'instant' : settings.countPace;
    const times = countTimes(moment.count, pace);
    const timers = times.map((time, place) =>
      setTimeout(() => {
        countNote(place);
        setProgress({ of: moment, written: place + 1 });
      }, time),
    );
    timers.push(setTimeout(onEnd, (times.at(-1) ?? 0) + (pace === 'instant' ? 0 : LINGER[moment.action])));
    return () => timers.forEach(clearTimeout);
  }, [moment, onEnd]);
  if (!moment) return null;
  const written = progress?.of === moment ? progress.written : 0;
  return { moment, written, points: countedAfter(moment.count, written), step: moment.count.steps[written] ?? null };
}
