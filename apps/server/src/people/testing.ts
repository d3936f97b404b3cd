/** Boards computed again from a list of facts, by the plainest code there is. Not part of the product. */
import type { RoomEvent } from '@yaht/room';
import type { Event, GameOver, GameStarted } from '@yaht/rules';
import type { Committed } from '../log/index.ts';
import { MINIMUM_GAMES, type Measure } from './boards/board.ts';
import { newcomer, rated, shownRating, type Rating } from './rating.ts';

type Owner = { readonly member: number; readonly profile: string | undefined };

/** One seat of a finished game, with all that decides whether it counts. */
type PlainSeat = {
  readonly game: string;
  readonly variant: string;
  readonly profile: string | undefined;
  readonly score: number;
  readonly endedAt: number;
  readonly counts: boolean;
};

export type PlainBoards = {
  readonly games: readonly string[];
  readonly seats: readonly PlainSeat[];
  /** By variant and profile. */
  readonly ratings: ReadonlyMap<string, Rating>;
};

/** A room while its facts are read one after another. */
class PlainRoom {
  readonly profiles = new Map<number, string | undefined>();
  seats: (Owner | undefined)[] = [];
  start: GameStarted | undefined;
  owners: (Owner | undefined)[] = [];
  isRated = false;
  isPrivate = false;
  isHelped = false;
  readonly away = new Set<number>();
  /** For each fact of the game whether it showed dice, to see what was taken back. */
  shown: boolean[] = [];

  read(event: RoomEvent): GameOver | undefined {
    switch (event.type) {
      case 'RoomCreated':
        this.isRated = event.options.rated;
        this.isPrivate = event.options.private || event.options.password;
        return undefined;
      case 'MemberJoined':
        this.profiles.set(event.member, event.profile);
        return undefined;
      case 'SeatTaken':
        this.seats[event.seat] =
          event.member === null ? undefined : { member: event.member, profile: this.profiles.get(event.member) };
        return undefined;
      case 'SeatLeft':
        this.seats[event.seat] = undefined;
        return undefined;
      case 'SeatsMoved':
        this.seats = event.from.map(from => this.seats[from]);
        return undefined;
      case 'GameStarted':
        this.start = event;
        this.owners = event.players.map((_, seat) => this.seats[seat]);
        this.isHelped = false;
        this.away.clear();
        this.shown = [];
        break;
      case 'SeatPlayedBy':
        if (event.by !== 'player') this.away.add(event.seat);
        break;
      case 'Resigned':
        this.away.add(event.seat);
        break;
      case 'HintTaken':
        this.isHelped = true;
        break;
      case 'Undone':
        if (this.shown.slice(event.to).includes(true)) this.isHelped = true;
        break;
      case 'MemberLeft':
      case 'PlayerReady':
      case 'HostChanged':
      case 'ChatMessage':
      case 'UndoAsked':
      case 'UndoAnswered':
      case 'EndOffered':
      case 'EndAnswered':
      case 'Nudged':
      case 'OnVacation':
      case 'RematchOpened':
      case 'RoomClosed':
        return undefined;
      default:
        // Only facts of the game are left: a new fact about the people has to be named above, or this does not compile.
        event satisfies Event;
        break;
    }
    this.shown.push('dice' in event ? event.type !== 'DiceScored' && event.dice !== null : event.type === 'OpeningRolled');
    return event.type === 'GameOver' ? event : undefined;
  }
}

export function plainBoards(facts: readonly Committed<RoomEvent>[]): PlainBoards {
  const rooms = new Map<string, PlainRoom>();
  const games: string[] = [];
  const seats: PlainSeat[] = [];
  const ratings = new Map<string, Rating>();
  for (const { room: name, at, event } of facts) {
    const room = rooms.get(name) ?? new PlainRoom();
    rooms.set(name, room);
    const over = room.read(event);
    if (!over || !room.start) continue;
    if (room.isPrivate && room.owners.every(owner => owner?.profile === undefined)) continue;
    games.push(room.start.id);
    seats.push(...seatsIn(room, room.start, over, at));
    rateGame(room, room.start, over, ratings);
  }
  return { games, seats, ratings };
}

const seatsIn = ({ owners, away, isHelped }: PlainRoom, { id, variant, players }: GameStarted, over: GameOver, at: number) =>
  players.map((_, seat): PlainSeat => {
    const owner = owners[seat];
    const isAlone = owners.filter(other => other?.member === owner?.member).length === 1;
    const counts = owner?.profile !== undefined && isAlone && !away.has(seat) && !isHelped && !over.abandoned;
    const score = over.totals[seat] ?? 0;
    return { game: id, variant: variant.id, profile: owner?.profile, score, endedAt: at, counts };
  });

function rateGame(room: PlainRoom, { variant, players }: GameStarted, over: GameOver, ratings: Map<string, Rating>): void {
  const people = room.owners.map(owner => owner?.profile);
  const members = new Set(room.owners.map(owner => owner?.member));
  const isContest = people.length > 1 && new Set(people).size === people.length && members.size === people.length;
  if (!room.isRated || room.isHelped || over.abandoned || people.includes(undefined) || !isContest) return;
  const names = players.map((_, seat) => `${variant.id} ${people[seat]}`);
  const after = rated(
    names.map(name => ratings.get(name) ?? newcomer()),
    over.totals,
  );
  for (const [seat, name] of names.entries()) ratings.set(name, after[seat] ?? newcomer());
}

/** Who has which value on a board, the best first; equal ones by name. */
export function plainBoard(boards: PlainBoards, variant: string, by: Exclude<Measure, 'skill'>, since: number) {
  const counted = boards.seats.filter(seat => seat.counts && seat.variant === variant && seat.endedAt >= since);
  const people = [...new Set(counted.flatMap(({ profile }) => profile ?? []))];
  const scored = people.flatMap(profile => {
    const scores = counted.filter(seat => seat.profile === profile).map(({ score }) => score);
    const best = Math.max(...scores);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return scores.length >= MINIMUM_GAMES[by] ? [{ profile, value: by === 'score' ? best : mean, games: scores.length }] : [];
  });
  const strengths = [...boards.ratings].filter(([name]) => name.startsWith(`${variant} `));
  const rows =
    by === 'rating' ? strengths.map(([name, of]) => ({ profile: name.split(' ')[1], value: shownRating(of) })) : scored;
  return rows.sort((a, b) => b.value - a.value || String(a.profile).localeCompare(String(b.profile)));
}
