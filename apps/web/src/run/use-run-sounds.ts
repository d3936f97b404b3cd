/** What the moments of a run sound and feel like: by the same scale as everything that is celebrated. */
import type { RunMoment } from '@yaht/client';
import { useEffect } from 'react';
import { tremble } from '../device/haptics.ts';
import { chime } from '../device/sound.ts';
import { celebrate } from '../play/use-award.ts';

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
      return void celebrate(moment.won || moment.income.boss > 0 ? 4 : 3);
    case 'count':
      return moment.hotDice ? void celebrate(2) : undefined;
    case 'flopped':
      chime(0);
      return tremble(30);
    default:
  }
}
