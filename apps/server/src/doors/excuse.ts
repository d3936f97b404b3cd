/** What both kinds of doors say when a wish could not be judged and nobody made a mistake. */
import { isLogAway, isLogDamaged, isLogFull } from '../log/index.ts';
import { NewerVersion } from '@yaht/rules';
import { GoingAway } from '../tables/going-away.ts';

type Excuse = 'storage-away' | 'storage-full' | 'room-damaged' | 'newer-version' | 'going-away';

/** Undefined for a fault. */
export function excuseFor(error: unknown): Excuse | undefined {
  if (isLogAway(error)) return 'storage-away';
  if (isLogFull(error)) return 'storage-full';
  if (isLogDamaged(error)) return 'room-damaged';
  if (error instanceof NewerVersion) return 'newer-version';
  return error instanceof GoingAway ? 'going-away' : undefined;
}
