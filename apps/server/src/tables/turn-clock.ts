/** The time of the turn that is on. It is kept by what is left, so that downtime is never charged to a player. */
import { seatInTurn, type Room } from '@yaht/room';
import { Post } from './post.ts';

/** After a restart everybody has at least this long. */
export const GRACE = 15_000;

/** What is stored with every commit. */
type Left = { readonly turn: string; readonly left: number };

export class TurnClock {
  #turn: string;
  #endsAt: number | null;

  /** Goes on from what was stored, if that was about the same turn. */
  constructor(room: Room, stored: unknown, now: number) {
    this.#turn = turnOf(room);
    const kept = isLeft(stored) && stored.turn === this.#turn ? Math.max(GRACE, stored.left) : undefined;
    const full = limitOf(room);
    this.#endsAt = full === null ? null : now + Math.min(full, kept ?? full);
  }

  get endsAt(): number | null {
    return this.#endsAt;
  }

  /** Starts afresh when another turn is on, and tells whether it is. */
  follow(room: Room, now: number): boolean {
    // Most rooms have no limit, and this is asked with every move.
    if (room.options.turnSeconds === 0 && this.#endsAt === null) return false;
    const turn = turnOf(room);
    if (turn === this.#turn) return false;
    this.#turn = turn;
    const full = limitOf(room);
    this.#endsAt = full === null ? null : now + full;
    return true;
  }

  /** The turn ends so much later. */
  putOff(by: number): void {
    if (this.#endsAt !== null) this.#endsAt += by;
  }

  /** What to store: the time left in the turn that will be on. */
  left(room: Room, now: number): Partial<Left> {
    const full = limitOf(room);
    if (full === null) return {};
    const turn = turnOf(room);
    return { turn, left: turn === this.#turn && this.#endsAt !== null ? Math.max(0, this.#endsAt - now) : full };
  }

  /** For everybody at the table: who is in turn and until when. */
  post(room: Room): Post | undefined {
    const playerId = seatInTurn(room);
    return playerId === undefined || this.#endsAt === null
      ? undefined
      : new Post({ type: 'TurnClock', playerId, until: this.#endsAt });
  }
}

const isLeft = (stored: unknown): stored is Left =>
  typeof stored === 'object' && stored !== null && 'turn' in stored && 'left' in stored && typeof stored.left === 'number';

/** A visit to the shop has a time of its own, like a round. */
function turnOf({ games, phase, game }: Room): string {
  if (phase !== 'playing' || !game) return `${games}-0`;
  const turn = `${games}-${game.state.turn?.number ?? 0}`;
  return 'phase' in game.state ? `${turn}-${game.state.phase}` : turn;
}

function limitOf(room: Room): number | null {
  const { turnSeconds } = room.options;
  return turnSeconds > 0 && seatInTurn(room) !== undefined ? 1_000 * turnSeconds : null;
}
