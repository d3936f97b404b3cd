/** Two players at one table who play game after game, three moves a turn; a move counts when both have seen it. */
import { openLine, type Line } from './socket.ts';

/** `onMove` hears how long a move took, in milliseconds; `next` decides when the following one is made. */
export type PairOptions = {
  /** Where the one and the other come in. */
  readonly ports: readonly [number, number];
  /** Whether the room is on the list; else nobody can look up its games. */
  readonly isListed: boolean;
  readonly onMove: (milliseconds: number) => void;
  readonly next: (move: () => void) => void;
};

const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const LOWER = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'yahtzee', 'chance'];
const CATEGORIES = [...UPPER, ...LOWER];
/** Two turns a round, three moves a turn. */
const MOVES = 6 * CATEGORIES.length;
/** A table for two. Kniffel has no joker: any open category may be taken. */
export const TABLE = {
  variant: 'kniffel',
  seats: 2,
  turnOrder: 'seated',
  autoFirstRoll: false,
  start: 'ready',
  private: true,
  awaySeconds: 600,
};

export class Pair {
  readonly #options: PairOptions;
  #lines: Line[] = [];
  #move = 0;
  #seen = 0;
  #began = 0;
  #ids = 0;

  constructor(options: PairOptions) {
    this.#options = options;
  }

  /** Both come in and say that they are ready. */
  async open(): Promise<void> {
    const { ports, isListed } = this.#options;
    const [hostPort, guestPort] = ports;
    let welcome: (code: string) => void = () => {};
    const code = new Promise<string>(resolve => (welcome = resolve));
    const host = await openLine(hostPort, '/ws', text => {
      if (text.startsWith('{"type":"Welcome"')) welcome((JSON.parse(text) as { room: { id: string } }).room.id);
      // A rematch rotates the seats; the first line is always that of the first seat.
      if (text.startsWith('{"type":"SeatsMoved"')) this.#lines.reverse();
      this.#hear(text);
    });
    host.say({ type: 'CreateRoom', name: 'Ann', ...TABLE, private: !isListed });
    const room = await code;
    const guest = await openLine(guestPort, '/ws', text => this.#hear(text));
    guest.say({ type: 'Join', name: 'Ben', room });
    this.#lines = [host, guest];
    for (const line of this.#lines) line.say({ type: 'Ready' });
  }

  close(): void {
    for (const line of this.#lines) line.end();
  }

  /** What ends a move is told to both; the first turn begins the first one. */
  #hear(text: string): void {
    const tag = text.slice(9, 21);
    if (tag.startsWith('DiceRolled"') || tag.startsWith('ScoreRecord')) return this.#count();
    if (tag.startsWith('GameStarted')) return this.#count(false);
    if (tag.startsWith('Error"')) throw new Error(text);
    if (tag.startsWith('Ping"')) for (const line of this.#lines) line.say({ type: 'Pong' });
    if (tag.startsWith('RematchOpen') && ++this.#seen === 2) {
      this.#seen = 0;
      for (const line of this.#lines) line.say({ type: 'Ready' });
    }
  }

  #count(isMove = true): void {
    this.#seen += 1;
    if (this.#seen < 2) return;
    this.#seen = 0;
    if (isMove) {
      this.#options.onMove(performance.now() - this.#began);
      this.#move += 1;
    }
    if (this.#move < MOVES) return this.#options.next(() => this.#play());
    this.#move = 0;
    this.#lines[0]?.say({ type: 'Rematch' });
  }

  #play(): void {
    const turn = Math.floor(this.#move / 3);
    const id = `m${++this.#ids}`;
    const category = CATEGORIES[turn >> 1];
    const wish =
      this.#move % 3 === 2
        ? { type: 'ScoreCategory', id, category }
        : { type: 'RollDice', id, ...(this.#move % 3 === 1 ? { hold: [true, false, false, false, false] } : {}) };
    this.#began = performance.now();
    this.#lines[turn % 2]?.say(wish);
  }
}
