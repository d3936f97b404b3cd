/** What both kinds of doors say when a wish could not be judged and nobody made a mistake. */
import { isLogAway, isLogFull } from '../log/index.ts';
import { NewerVersion } from '@yaht/rules';
import { GoingAway } from '../tables/going-away.ts';

/** Undefined for a fault. */
export function excuseFor(error: unknown): 'storage-away' | 'storage-full' | 'newer-version' | 'going-away' | undefined {
  if (isLogAway(error)) return 'storage-away';
  if (isLogFull(error)) return 'storage-full';
  if (error instanceof NewerVersion) return 'newer-version';
  return error instanceof GoingAway ? 'going-away' : undefined;
}
