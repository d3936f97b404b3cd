/** A room with one member who owns every seat, and a game that has begun. */
import { err, MAX_PLAYERS, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { comeIn, type ComingParts, type Refused } from '../rooms/coming-in.ts';
import { gameIn, type FoundGame } from '../call/game-id.ts';

export const NewGame = z.object({
  variant: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .optional()
    .meta({ description: 'A game with a scorecard by its id, or the rules of your own; yahtzee by default', example: 'yahtzee' }),
  players: z
    .array(z.string())
    .min(1)
    .max(MAX_PLAYERS)
    .optional()
    .meta({ description: 'Names; one player by default', example: ['Ann', 'Bob'] }),
});

type Opened = { readonly found: FoundGame; readonly token: string; readonly isReplayed: boolean };

export async function newGame(
  parts: ComingParts,
  request: FastifyRequest,
  { variant = 'yahtzee', players = ['Player 1'] }: z.infer<typeof NewGame>,
): Promise<Result<Opened, Refused>> {
  // Unlisted, because nobody can join; it waits, because a program comes when it comes.
  const room = {
    type: 'CreateRoom',
    name: players[0],
    names: players,
    seats: players.length,
    variant,
    private: true,
    whenAway: 'wait',
  };
  const came = await comeIn(parts, request, room, ({ family }) => family === 'scorecard');
  if (!came.ok) return err(inWordsOfGames(came.error));
  const { table, member, token, isReplayed } = came.value;
  // A crash may have come between opening and starting; whoever asks again finds the game started.
  if (table.room.phase === 'lobby') await table.submit(member, { type: 'StartGame' });
  const found = gameIn(table.facts, { number: 1 }) ?? gameIn(await table.factsAfter(0), { number: 1 });
  return found ? ok({ found, token, isReplayed }) : err({ code: 'no-game' });
}

/** The `name` and `names` of a room are the `players` of a game. */
const inWordsOfGames = ({ errors, ...refused }: Refused): Refused => ({
  ...refused,
  ...(errors ? { errors: errors.map(error => ({ ...error, pointer: error.pointer.replace(/^\/names?/, '/players') })) } : {}),
});
