/** The times for a turn that one can choose. Alone in its file: a page for a new game needs no more of a room. */

const DAY = 86_400;

/** In seconds; 0 is no limit, and the longer ones are 1, 3, 7 and 14 days. */
export const TURN_SECONDS = [0, DAY, 259_200, 604_800, 1_209_600, 30, 60, 90] as const;

/** A game of days: its players need not be there at the same time, so nobody is ever away. */
export const isSlow = (turnSeconds: number): boolean => turnSeconds >= DAY;
