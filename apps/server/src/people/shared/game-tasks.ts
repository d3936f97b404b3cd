/** What a game leaves to be done when it is over: it is written down, and then compared with perfect play. */
import type { Decided, Room } from '@yaht/room';
import type { NewTask } from '../../log/index.ts';

export const GAMES = 'games';
export const REVIEWS = 'reviews';

/** What is done after games, one kind after the other. */
export const KINDS = [GAMES, REVIEWS] as const;

/** Which fact ends the game. */
export type GameOverAt = { readonly seq: number };
export type ReviewOf = { readonly game: string };

export const tasksOfGames = (before: Pick<Room, 'seq'>, { events }: Pick<Decided, 'events'>): readonly NewTask[] =>
  events.flatMap((event, i) =>
    event.type === 'GameOver' ? [{ kind: GAMES, body: { seq: before.seq + i + 1 } satisfies GameOverAt }] : [],
  );
