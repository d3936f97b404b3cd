/** A game that is over, as boards and histories know it. Everything here follows from the facts of its room. */
import { dailyOf, dayAt, type DailyGame } from '@yaht/fair';
import { evolveAll, evolveAround, isRoomFact, replayRoom, type ProfileId, type Room, type RoomEvent } from '@yaht/room';
import {
  effective,
  fault,
  isAssisted,
  replay,
  resignedSeats,
  standingsOf,
  type BotLevel,
  type Event,
  type GameOver,
  type GameStarted,
  type Seat,
  type Variant,
} from '@yaht/rules';
import { categoriesOf, facesOf, type CategoryPoints, type FaceCounts } from '@yaht/solver';
import type { Recorded } from '../log/index.ts';
import { isPrivate } from '../tables/quiet.ts';
import { variantKey } from './variant-key.ts';

export type FinishedSeat = {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly profile: ProfileId | null;
  /** Its member played other seats as well, so nobody knows whose hand it was. */
  readonly shared: boolean;
  /** Its player gave up. */
  readonly resigned: boolean;
  /** The house played for it at some time. */
  readonly substituted: boolean;
  readonly score: number;
  /** Where it stood in the end; equals share a rank. */
  readonly rank: number;
  readonly won: boolean;
  /** Levels of a run that were cleared; null in games without levels. */
  readonly levels: number | null;
  readonly categories: CategoryPoints;
  readonly faces: FaceCounts;
};

export type FinishedGame = {
  readonly id: string;
  readonly room: string;
  readonly variant: { readonly key: string; readonly id: string; readonly name: string; readonly family: Variant['family'] };
  /** Where its facts are in the room. */
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Of a room that is not on the list, or needs a password: its code is nobody else's business. */
  readonly private: boolean;
  /** Of a rated room. */
  readonly rated: boolean;
  readonly assisted: boolean;
  readonly abandoned: boolean;
  /** The game of a day that it was an attempt at. */
  readonly daily: FinishedDaily | null;
  readonly seats: readonly FinishedSeat[];
};

/** `counts`: the first attempt, finished before the dice of the day were told to everybody. */
type FinishedDaily = { readonly day: number; readonly game: DailyGame; readonly counts: boolean };

export type RoomFacts = readonly Recorded<RoomEvent>[];

/** A game that is over, and its room as it is then, without the game. */
export type Ending = { readonly game: FinishedGame; readonly room: Room };

/** The game that ends with this fact, read from the facts of its room: those after `known`, as the room is remembered, or all. */
export function finishedGame(known: Room | undefined, facts: RoomFacts, lastSeq: number): Ending {
  const upToEnd = facts.filter(({ seq }) => seq > (known?.seq ?? 0) && seq <= lastSeq);
  const first = upToEnd.findLastIndex(({ event }) => event.type === 'GameStarted');
  const [start, ...others] = upToEnd.slice(first);
  const end = others.at(-1);
  if (start?.event.type !== 'GameStarted' || end?.event.type !== 'GameOver') return fault(`no game ends at ${lastSeq}`);
  const room = roomAfter(known, eventsOf(upToEnd.slice(0, first + 1)));
  const events = gameEvents([start, ...others]);
  const { id, variant } = start.event;
  const game: FinishedGame = {
    id,
    room: room.id,
    variant: { key: variantKey(variant), id: variant.id, name: variant.name, family: variant.family },
    firstSeq: start.seq,
    lastSeq,
    startedAt: start.at,
    endedAt: end.at,
    private: isPrivate(room),
    rated: room.options.rated,
    assisted: isAssisted(events),
    abandoned: end.event.abandoned === true,
    daily: dailyIn(room, end.at),
    seats: seatsOf(room, start.event, end.event, events),
  };
  return { game, room: evolveAround(room, eventsOf(others), null) };
}

const eventsOf = (facts: RoomFacts): readonly RoomEvent[] => facts.map(({ event }) => event);

const roomAfter = (known: Room | undefined, events: readonly RoomEvent[]): Room =>
  known ? evolveAll(known, events) : replayRoom(events);

function dailyIn({ options: { challenge } }: Room, endedAt: number): FinishedDaily | null {
  const daily = challenge && dailyOf({ challenge: challenge.name });
  if (!daily) return null;
  const { day, game } = daily;
  return { day, game, counts: challenge.ranked && dayAt(endedAt) === day };
}

/** The facts that make up the record of a game. */
export const gameEvents = (facts: RoomFacts): readonly Event[] =>
  facts.flatMap(({ event }) => (isRoomFact(event) ? [] : [event]));

function seatsOf(
  room: Room,
  { players, variant }: GameStarted,
  over: GameOver,
  events: readonly Event[],
): readonly FinishedSeat[] {
  const played = effective(events);
  const game = replay(events);
  const gaveUp = resignedSeats(game);
  const ranks = new Map(standingsOf(game).map(({ seat, rank }) => [seat, rank]));
  return players.map(({ name, bot = null }, seat) => ({
    seat,
    name,
    bot,
    ...ownerOf(room, seat),
    resigned: gaveUp.includes(seat),
    substituted: events.some(event => event.type === 'SeatPlayedBy' && event.seat === seat && event.by !== 'player'),
    score: over.totals[seat] ?? 0,
    rank: ranks.get(seat) ?? 1,
    won: over.winners.includes(seat),
    levels: levelsIn(played, seat),
    categories: categoriesOf(played, seat),
    faces: facesOf(variant, played, seat),
  }));
}

function levelsIn(played: readonly Event[], seat: Seat): number | null {
  const count = (type: 'LevelStarted' | 'LevelCleared'): number =>
    played.filter(event => event.type === type && event.seat === seat).length;
  return count('LevelStarted') === 0 ? null : count('LevelCleared');
}

/** Whoever had the seat when the game began: leaving it does not make it somebody else's. */
function ownerOf({ seats, members }: Room, seat: Seat): Pick<FinishedSeat, 'profile' | 'shared'> {
  const member = seats[seat]?.member ?? null;
  const profile = members.find(({ id }) => id === member)?.profile ?? null;
  return { profile, shared: member !== null && seats.filter(other => other?.member === member).length > 1 };
}
