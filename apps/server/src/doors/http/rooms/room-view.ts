/** A room as its members and whoever may watch see it: who is there, what was agreed, and which game is on. */
import { welcomeTo } from '@yaht/protocol';
import type { Room } from '@yaht/room';
import { roundOf } from '@yaht/rules';
import * as z from 'zod';
import type { Place } from '../../../tables/tables.ts';

const Seat = z.object({
  id: z.int().meta({ description: 'The seat, counted from 0' }),
  name: z.string(),
  member: z.int().nullable().meta({ description: 'Null for a bot and for who has left' }),
  bot: z.string().optional(),
  ready: z.boolean(),
  seed: z.string().meta({ description: 'The player’s own share of the chance' }),
});

export const RoomView = z
  .object({
    room: z.string().meta({ example: 'K7Q2XM' }),
    phase: z.enum(['lobby', 'playing', 'over', 'closed']),
    seq: z.int().meta({ description: 'How many facts the room has so far' }),
    host: z.int().nullable(),
    members: z.array(z.object({ member: z.int(), name: z.string() })),
    players: z.array(Seat),
    options: z.record(z.string(), z.unknown()),
    commitment: z.string().nullable().meta({ description: 'SHA-256 of the secret seed of the game that is on or comes next' }),
    game: z.string().nullable().meta({ description: 'The id of the latest game; null before the first one' }),
    round: z.int().nullable().meta({ description: 'The round of the latest game, from 1' }),
    turn: z.int().nullable().meta({ description: 'The seat whose turn it is' }),
  })
  .meta({ id: 'Room' });

export const RoomLine = z.object({
  room: z.string(),
  variant: z.string(),
  name: z.string(),
  seats: z.int(),
  free: z.int(),
  phase: z.string(),
  password: z.boolean(),
  spectators: z.boolean(),
  rated: z.boolean(),
});

/** Whoever came in: the number and the secret of the member. */
export const Entered = z.object({
  token: z.string().meta({ description: 'Whoever holds it is this member; send it as a bearer token' }),
  member: z.int(),
  playerId: z.int().nullable().meta({ description: 'Your first seat; null for a spectator' }),
  room: RoomView,
});

export function roomView(room: Room): z.infer<typeof RoomView> {
  const { room: told, players, commitment, seq } = welcomeTo(room, -1, '', []);
  return {
    room: told.id,
    phase: told.phase,
    seq,
    host: told.host,
    members: [...told.members],
    players: [...players],
    options: { ...told.options },
    commitment,
    game: room.game?.start.id ?? null,
    round: room.game && roundOf(room.game),
    turn: room.game?.state.turn?.seat ?? null,
  };
}

export function entered({ table, member, token }: Place): z.infer<typeof Entered> {
  const room = roomView(table.room);
  return { token, member, playerId: room.players.find(player => player.member === member)?.id ?? null, room };
}
