/** What a run counted last, for whoever wants to read it again. */
import { effective, type RunEvent, type RunGame } from '@yaht/rules';
import type { CountedFact } from './run-count.ts';

/** What was scored or banked last, and not taken back. */
export const latestCounted = ({ events }: Pick<RunGame, 'events'>): CountedFact | undefined =>
  effective(events as readonly RunEvent[]).findLast(event => event.type === 'DiceScored' || event.type === 'Banked');
