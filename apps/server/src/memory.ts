/** How a process that serves uses memory. */
import { setFlagsFromString } from 'node:v8';

/**
 * A thread beside the tables has a batch or a game in hand, and needs little room for it. Without a limit each would fill up to 48 MB
 * with what it is done with before anything is used again.
 */
export const SMALL_THREAD = { maxYoungGenerationSizeMb: 6 };

/**
 * Whoever makes short-lived objects clears them away alone. With helpers everybody would wait for those as well, and when all cores are
 * busy, which is when it matters, they are late. What lives longer is left to V8: looked through sooner (`--heap-growing-percent`) it
 * takes a fifth less memory, and with 2,000 connections the slowest moves take several times as long.
 */
export const clearAwayAlone = (): void => setFlagsFromString('--no-parallel-scavenge');
