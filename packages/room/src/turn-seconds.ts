/** The turn timers one can choose, in seconds; 0 is none. Alone in its file: a page for a new game needs no more of a room. */
export const TURN_SECONDS = [0, 30, 60, 90] as const;
