/** How a process that serves uses memory. */
import { setFlagsFromString } from 'node:v8';

/**
 * A thread beside the tables has a batch or a game in hand, and needs little room for it. Without a limit each would fill up to 48 MB
 * with what it is done with before anything is used again.
 */
export const SMALL_THREAD = { maxYoungGenerationSizeMb: 6 };

/**
 * Whoever makes short-lived objects clears them away alone. With helpers everybody would wait for those as well, and when all cores are
 * busy, which is when it matters, they are late.
 */
const ALONE = '--no-parallel-scavenge';

/**
 * What lives longer may grow by this part before it is looked through. V8 would let it become three times as much: buffers of connections,
 * which it counts and which used to remind it, are no longer made anew for each message.
 */
const SOON = '--heap-growing-percent=40';

/** For the whole process, before its threads begin. */
export const useLittleMemory = (): void => setFlagsFromString(`${ALONE} ${SOON}`);
