/** What an invitation says to somebody who has only the link: who invites to which game, who sits where, and whether they can still come. */
import { seatsOf, shortCodeOf, type Room } from '@yaht/room';
import { roundOf, type Seat } from '@yaht/rules';
import * as z from 'zod';

const STATES = ['open', 'full', 'running', 'over', 'closed'] as const;

const SeatOffered = z.object({
  name: z.string(),
  bot: z.string().nullable(),
  isHost: z.boolean().meta({ description: 'Whether whoever sits here opened the room' }),
  isReady: z.boolean().meta({ description: 'Whether nobody waits for this player; a bot is always ready' }),
});

export const Invitation = z
  .object({
    room: z.string().meta({ description: 'The id of the room, to join by', example: 'K7Q2XM' }),
    code: z.string().meta({ description: 'What people say to bring others in, before the game', example: 'K7Q2XM' }),
    state: z
      .enum(STATES)
      .meta({ description: '`open`: a seat is free; `running` and `over`: one can watch, where that is allowed' }),
    host: z.string().nullable().meta({ description: 'Who invites; null at a table of the house', example: 'Ann' }),
    variant: z.object({ id: z.string(), name: z.string() }),
    seats: z.array(SeatOffered.nullable()).meta({ description: 'In the order of play as far as it is known; null is free' }),
    turnSeconds: z.int().meta({ description: '0 is no limit' }),
    whenAway: z.string(),
    rated: z.boolean().meta({ description: 'Whether the key of a profile is needed' }),
    password: z.boolean(),
    spectators: z.boolean(),
    private: z.boolean(),
    start: z.string().meta({ description: '`ready`: it begins by itself when everybody is there; `host`: the host begins it' }),
    round: z.int().nullable().meta({ description: 'The round of the game that is on, from 1' }),
    winners: z.array(z.string()).meta({ description: 'Who won the game that is over' }),
  })
  .meta({ id: 'Invitation' });

export type Invitation = z.infer<typeof Invitation>;

/** The same for everybody who has the link: nothing in it is more than one learns by coming in. */
export function invitationTo(room: Room): Invitation {
  const { variant, turnSeconds, whenAway, rated, password, spectators, start } = room.options;
  return {
    room: room.id,
    code: room.options.private ? shortCodeOf(room) : room.id,
    state: stateOf(room),
    host: room.members.find(({ id }) => id === room.host)?.name ?? null,
    variant: { id: variant.id, name: variant.name },
    seats: room.seats.map((_, seat) => seatIn(room, seat)),
    turnSeconds,
    whenAway,
    rated,
    password,
    spectators,
    private: room.options.private,
    start,
    round: room.phase === 'playing' && room.game ? roundOf(room.game) : null,
    winners: room.phase === 'over' ? winnersOf(room) : [],
  };
}

function stateOf({ phase, seats }: Room): (typeof STATES)[number] {
  if (phase === 'lobby') return seats.includes(null) ? 'open' : 'full';
  return phase === 'playing' ? 'running' : phase;
}

function seatIn(room: Room, seat: Seat): z.infer<typeof SeatOffered> | null {
  const seated = room.seats[seat];
  if (!seated) return null;
  const isHost = room.host !== null && seatsOf(room, room.host).includes(seat);
  const { name, bot = null, ready } = seated;
  return { name, bot, isHost, isReady: ready || bot !== null };
}

const winnersOf = ({ game }: Room): string[] =>
  (game?.over?.winners ?? []).flatMap(seat => game?.start.players[seat]?.name ?? []);
