/** What lies in memory while chances go from card to card. */

/** How many cards of the next level are met so far, and where the moves of this level begin and end. */
export const STATE = { met: 0, moves: 4, movesEnd: 8, size: 16 } as const;

/** A card: the address that a chance of no points would have, its lowest points, and its highest and one; 0 while it is not met. */
export const CARD = { base: 0, low: 4, end: 8, size: 16 } as const;

/** What the endings of a card follow: the card, where they end, and the chance of the card, as two numbers that add up to it. */
export const SOURCE = { card: 0, end: 4, chance: 16, size: 32 } as const;

/** Cards that chances are moved to: from which slot on, in bytes of values, and where their cells begin; the next one says where both end. */
export const RANGE = { slot: 0, cells: 4, size: 8 } as const;

/** Chances that are moved together: cells are padded to them, and end in zeros. */
export const TOGETHER = 4;

/** Ranges of cards that chances are moved to, for each thread: with more, threads wait less, but each looks at all moves. */
export const RANGES_OF_THREAD = 2;
