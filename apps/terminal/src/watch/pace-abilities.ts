/** Keys that change how fast something goes. */
import { nextSpeed, type PacedClock } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { can, type Abilities } from '../keys/press.ts';
import { stepOf } from '../keys/steps.ts';

export const paceAbilities = (clock: PacedClock): Abilities => ({
  pause: can(() => clock.change({ isPaused: !clock.pace().isPaused })),
  speed: can(key => clock.change({ speed: nextSpeed(clock.pace().speed, isFaster(key) ? 1 : -1) })),
});

const isFaster = (key: string): boolean => key === '+' || stepOf(key) < 0;

/** `x2 paused`. */
export function paceText({ online }: Messages, clock: PacedClock): string {
  const { speed, isPaused } = clock.pace();
  return [online.speed(String(speed)), ...(isPaused ? [online.paused] : [])].join(' ');
}
