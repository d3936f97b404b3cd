/** What boards there are, and what one asks of them. */
import type { ProfileId } from '@yaht/room';
import type { Colour } from '../profile.ts';

export const MEASURES = ['score', 'average', 'skill', 'adjusted', 'rating', 'levels'] as const;
/**
 * Best game, mean score, mean points lost to perfect play, best game with its luck taken away, strength against others, and the levels
 * of the best run.
 */
export type Measure = (typeof MEASURES)[number];

export const WINDOWS = ['all', '30d', '7d', 'today'] as const;
export type Window = (typeof WINDOWS)[number];

/** So many games make an average. */
export const MINIMUM_GAMES: Readonly<Record<Measure, number>> = {
  score: 1,
  average: 5,
  skill: 5,
  adjusted: 1,
  rating: 1,
  levels: 1,
};

export const DAY = 24 * 60 * 60_000;

/** Games that ended from then on count: of so many days, of which today is the last. */
export function windowStart(window: Window, now: number): number {
  switch (window) {
    case 'all':
      return 0;
    case '30d':
      return dayStart(now) - 29 * DAY;
    case '7d':
      return dayStart(now) - 6 * DAY;
    case 'today':
      return dayStart(now);
  }
}

/** A day begins at midnight UTC. */
export const dayStart = (now: number): number => now - (now % DAY);

export type BoardQuery = {
  /** The key of a variant. */
  readonly variant: string;
  readonly by: Measure;
  readonly window: Window;
  /** Ranks are compared with those at the beginning of this day. */
  readonly now: number;
  /** Only whom this profile has played with, and itself. */
  readonly among?: ProfileId | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Equal values share a rank, and the next one is skipped. */
export type BoardRow = {
  readonly rank: number;
  /** The rank when the day began; null for whoever was not on the board then, and by rating, which has no past. */
  readonly rankBefore: number | null;
  readonly profile: { readonly id: ProfileId; readonly name: string; readonly colour: Colour };
  readonly value: number;
  readonly games: number;
  /** The best game, on the board by score. */
  readonly game?: string;
};
