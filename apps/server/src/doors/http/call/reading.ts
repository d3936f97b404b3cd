/** Who may read a room: everybody with its code, unless it has a password or no spectators; then its members. A day that is over is everybody's. */
import type { RoomOptions } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import type { FastifyRequest } from 'fastify';
import type { Tables } from '../../../tables/tables.ts';
import { gameIn, parseGameId, type FoundGame } from './game-id.ts';
import type { ProblemCode } from './problem-codes.ts';
import { tokenOf } from './seat.ts';

type Secrecy = Pick<RoomOptions, 'password' | 'spectators' | 'challenge'>;

export async function mayRead(
  tables: Tables,
  request: FastifyRequest,
  room: string,
  { password, spectators, challenge }: Secrecy,
): Promise<boolean> {
  if (!password && spectators) return true;
  if (challenge && tables.isPast(challenge.name)) return true;
  const token = tokenOf(request);
  return token !== undefined && (await tables.resume(token))?.table.id === room;
}

/** The code of a room that the sender may read, as the room has it. */
export async function readRoom(tables: Tables, request: FastifyRequest, code: string): Promise<Result<string, ProblemCode>> {
  const created = await tables.opening(code);
  if (!created) return err('room-not-found');
  return (await mayRead(tables, request, created.id, created.options)) ? ok(created.id) : err('seat-required');
}

export type ReadGame = FoundGame & { readonly room: string };

/** A game that the sender may read. */
export async function readGame(tables: Tables, request: FastifyRequest, text: string): Promise<Result<ReadGame, ProblemCode>> {
  const id = parseGameId(text);
  const room = id ? await readRoom(tables, request, id.room) : err('game-not-found' as const);
  if (!room.ok) return err(room.error === 'room-not-found' ? 'game-not-found' : room.error);
  const found = gameIn(await tables.gameFacts(room.value, id?.number), { number: id?.number });
  return found && id ? ok({ ...found, room: id.room }) : err('game-not-found');
}
