/** What the moments of a run sound and feel like: by the same scale as everything that is celebrated. */
import type { RunMoment } from '@yaht/client';
import { useEffect } from 'react';
import { tremble } from '../device/haptics.ts';
import { chime, fanfare } from '../device/sound.ts';
import { quietened } from '../play/use-award.ts';

/** Heard when the moment is seen, which is after the dice have come to rest. */
export function useRunSounds(now: RunMoment | null, isHeldBack: boolean): void {
  const shown = isHeldBack ? null : now;
  useEffect(() => {
    if (shown) sound(shown);
  }, [shown]);
}

function sound(moment: RunMoment): void {
  switch (moment.type) {
    case 'cleared':
      return celebrate(moment.won || moment.income.boss > 0 ? 4 : 3);
    case 'count':
      return moment.hotDice ? celebrate(2) : undefined;
    case 'flopped':
      chime(0);
      return tremble(30);
    default:
  }
}

const FELT = { 2: [12], 3: [20], 4: [15, 40, 25] } as const;

function celebrate(rarity: 2 | 3 | 4): void {
  const level = quietened(rarity);
  if (level === 1) return;
  fanfare(level);
  tremble([...FELT[level]]);
}
