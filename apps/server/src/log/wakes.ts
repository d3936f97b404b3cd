/**
 * When somebody has to look at a room, as a log in a file keeps it. The tables that are in memory look by themselves, so the file says it
 * for those that are not there after a restart, and not with every move: a look that comes too early finds nothing to do, which costs less
 * than writing each time anew when to look.
 */

/** Only what is further ahead is written; and once so much too early, it is written anew. */
const WRITTEN_AHEAD = 3_600_000;

/** What the file is to say from now on; the same as before where that will do. After a restart a room is looked at within an hour of its time. */
export function wakeFor(wakeAt: number | null, written: number | null, now: number): number | null {
  if (wakeAt === null) return null;
  const latest = Math.max(wakeAt, now + WRITTEN_AHEAD);
  const isSoonEnough = written !== null && written > now && written <= latest;
  return isSoonEnough && written >= wakeAt - WRITTEN_AHEAD ? written : latest;
}
