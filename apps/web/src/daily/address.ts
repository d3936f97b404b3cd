/** Where the games of a day stand in the app, and where the server tells of them. */
import type { DailyGame } from '@yaht/fair';

/** The page of today's game, or of that of another day. */
export const dailyAddress = (game: DailyGame, day?: number): string =>
  [day === undefined ? '/daily' : `/d/${day}`, ...(game === 'card' ? [] : [game])].join('/');

export const dailyQuestion = (game: DailyGame, day?: string): string =>
  `/v1/daily${day === undefined ? '' : `/${day}`}${game === 'card' ? '' : `?game=${game}`}`;
