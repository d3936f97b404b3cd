/** A game of the day as a server tells of it: its promise, who has played it, and how the reader did. */

/** One player of the day. */
export type DailyRow = {
  /** Equal scores share a rank. */
  readonly rank: number;
  readonly profile: { readonly id: string; readonly name: string; readonly colour: string };
  readonly score: number;
  /** Points lost to perfect play; null until the game was compared with it, and for a run. */
  readonly loss: number | null;
  /** The levels of a run that were cleared; null for a card. */
  readonly levels: number | null;
};

/** The reader's own first attempt. */
export type DailyAttempt = {
  /** The room it is played in. */
  readonly room: string;
  readonly state: 'playing' | 'over';
  readonly score: number | null;
  /** Among those who have finished so far; null while it does not count, or not yet. */
  readonly rank: number | null;
  readonly levels: number | null;
  readonly loss: number | null;
  readonly luck: number | null;
  /** What perfect play expects before the first roll. */
  readonly expected: number | null;
  /** What each turn lost to perfect play, in order. */
  readonly turns: readonly number[] | null;
};

export type DailyReport = {
  readonly day: number;
  /** `card`, or `rollio` for the run of the day. */
  readonly game: string;
  /** The id of the game that is played. */
  readonly variant: string;
  /** When it begins and ends, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The beginning of the chain of seeds. */
  readonly anchor: string;
  /** The promise of the day: the SHA-256 of its seed, and the seed of the day before. */
  readonly commitment: string;
  /** Null until the day is over. */
  readonly seed: string | null;
  /** How many have finished so far, and the best of them. */
  readonly players: number;
  readonly rows: readonly DailyRow[];
  readonly own: DailyAttempt | null;
  /** How many days in a row the reader has finished, this one or the one before included. */
  readonly streak: number;
  /** Those of the last seven days up to this one that the reader has finished, in order. */
  readonly days: readonly number[];
  /** Where the reader stood the day before, and of how many; null without an attempt that counted. */
  readonly before: { readonly rank: number; readonly players: number } | null;
};
