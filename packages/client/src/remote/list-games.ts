/** The open games of somebody with a profile at a server, and which of them comes next. */
import type { OpenGame, OpenGames } from '@yaht/protocol';
import { ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { TableRefusal } from '../table.ts';
import { askServer } from './question.ts';
import type { Transport } from './transport.ts';

/** Whose games: the key of the profile; a page of so many, after the one before. */
export type GamesAsked = { readonly profile: string; readonly after?: string; readonly limit?: number };

/** The games that are not over, first those that wait; or why there is no list. */
export async function listGames(transport: Transport, clock: Clock, asked: GamesAsked): Promise<Result<OpenGames, TableRefusal>> {
  const answer = await askServer(transport, clock, { type: 'ListGames', ...asked }, 'GameList');
  if (!answer.ok) return answer;
  const { type: _, ...games } = answer.value;
  return ok(games);
}

/** The public id of the profile that this key opens; a key that nobody knows yet makes one of that name. */
export async function makeProfile(
  transport: Transport,
  clock: Clock,
  wish: { readonly name: string; readonly profile: string },
): Promise<Result<string, TableRefusal>> {
  const answer = await askServer(transport, clock, { type: 'MakeProfile', ...wish }, 'Profile');
  return answer.ok ? ok(answer.value.profile) : answer;
}

/** The next game that waits, from a list that begins with those; after a turn in one room, a game in another. */
export const nextGame = (games: readonly OpenGame[], room?: string): OpenGame | undefined =>
  games.find(game => game.waits && game.room !== room);
