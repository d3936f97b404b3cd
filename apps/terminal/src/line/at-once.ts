/** Bots that keep nobody waiting. */
import type { BotMove, BotParts } from '@yaht/client';
import { systemClock } from '../shell/system-clock.ts';

export const atOnce = (move: BotMove): BotParts => ({ move, clock: systemClock, step: 0 });
