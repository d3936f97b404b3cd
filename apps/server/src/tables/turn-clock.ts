/** The time of the turn that is on. Time in which nobody kept the house is never charged to a player. */
import { isSlow, seatInTurn, type Room } from '@yaht/room';
import { Post } from './post.ts';

/** After a restart everybody has at least this long. */
export const GRACE = 15_000;
/** A turn of days keeps its date, whatever happens to the house meanwhile. */
const DAY = 24 * 60 * 60_000;

/** For how long in all nobody kept the house. */
export type LostTime = () => number;
export const NOTHING_LOST: LostTime = () => 0;

/** What is stored with every commit: until when the turn lasts, how much time was lost by then, and until when the clock stands still. */
type Kept = { readonly turn: string; readonly until: number; readonly lost: number; readonly paused?: number };
/** What was stored before there were dates: how much was left. */
type Left = { readonly turn: string; readonly left: number };

export class TurnClock {
  readonly #lost: LostTime;
  #turn: string;
  #endsAt: number | null;
  #isLong: boolean;
  /** Until when the clock stands still because the player in turn is on vacation; that time is in `endsAt` already. */
  #paused: number;

  /** Goes on from what was stored, if that was about the same turn. */
  constructor(room: Room, stored: unknown, now: number, lost: LostTime = NOTHING_LOST) {
    const full = limitOf(room);
    this.#lost = lost;
    this.#turn = turnOf(room);
    this.#isLong = full !== null && full >= DAY;
    this.#paused = pauseOf(room);
    this.#endsAt = full === null ? null : (this.#goneOn(stored, now, full) ?? fullEnd(this.#paused, now, full));
  }

  get endsAt(): number | null {
    return this.#endsAt;
  }

  /** When the turn ends that will be on in the room as it will be. */
  endOf(room: Room, now: number): number | null {
    const full = limitOf(room);
    if (full === null) return null;
    const paused = pauseOf(room);
    const isSame = turnOf(room) === this.#turn && this.#endsAt !== null;
    return isSame ? (this.#endsAt ?? now) + restOf(paused, now) - restOf(this.#paused, now) : fullEnd(paused, now, full);
  }

  /** Starts afresh when another turn is on, and tells whether it is. */
  follow(room: Room, now: number): boolean {
    // Most rooms have no limit, and this is asked with every move.
    if (room.options.turnSeconds === 0 && this.#endsAt === null) return false;
    const turn = turnOf(room);
    const paused = pauseOf(room);
    if (turn === this.#turn && paused === this.#paused) return false;
    const full = limitOf(room);
    this.#endsAt = this.endOf(room, now);
    this.#turn = turn;
    this.#paused = paused;
    this.#isLong = full !== null && full >= DAY;
    return true;
  }

  /** The server stood still: the turn ends so much later. */
  putOff(by: number): void {
    if (this.#endsAt !== null && !this.#isLong) this.#endsAt += by;
  }

  /** What to store of the turn that will be on. */
  kept(room: Room, now: number): Partial<Kept> {
    const until = this.endOf(room, now);
    const paused = pauseOf(room);
    return until === null ? {} : { turn: turnOf(room), until, lost: this.#lost(), ...(paused === 0 ? {} : { paused }) };
  }

  /** For everybody at the table: who is in turn and until when. */
  post(room: Room): Post | undefined {
    const playerId = seatInTurn(room);
    return playerId === undefined || this.#endsAt === null
      ? undefined
      : new Post({ type: 'TurnClock', playerId, until: this.#endsAt });
  }

  /** What was stored, moved on by the time that was lost since. */
  #goneOn(stored: unknown, now: number, full: number): number | undefined {
    if (!isOfTurn(stored) || stored.turn !== this.#turn) return undefined;
    if (isKept(stored) && this.#isLong) return stored.until;
    const until = isKept(stored) ? stored.until + this.#lost() - stored.lost : now + stored.left;
    return Math.min(now + full, Math.max(until, now + GRACE));
  }
}

const isOfTurn = (stored: unknown): stored is Kept | Left =>
  typeof stored === 'object' &&
  stored !== null &&
  'turn' in stored &&
  (('until' in stored && 'lost' in stored) || ('left' in stored && typeof stored.left === 'number'));

const isKept = (stored: Kept | Left): stored is Kept => 'until' in stored;

/** A visit to the shop has a time of its own, like a round. */
function turnOf({ games, phase, game }: Room): string {
  if (phase !== 'playing' || !game) return `${games}-0`;
  const turn = `${games}-${game.state.turn?.number ?? 0}`;
  return 'phase' in game.state ? `${turn}-${game.state.phase}` : turn;
}

/** Until when the player in turn of a game of days is on vacation; 0 for nobody. */
function pauseOf(room: Room): number {
  if (!isSlow(room.options.turnSeconds)) return 0;
  const seat = seatInTurn(room);
  const member = seat === undefined ? null : room.seats[seat]?.member;
  return room.members.find(({ id }) => id === member)?.vacationUntil ?? 0;
}

const restOf = (paused: number, now: number): number => Math.max(0, paused - now);

/** A turn that begins in a vacation has its whole time afterwards. */
const fullEnd = (paused: number, now: number, full: number): number => Math.max(now, paused) + full;

function limitOf(room: Room): number | null {
  const { turnSeconds } = room.options;
  return turnSeconds > 0 && seatInTurn(room) !== undefined ? 1_000 * turnSeconds : null;
}
