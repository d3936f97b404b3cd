/** The list of rooms, which anybody may ask for: read once for all who ask within a second. */
import type { RoomLine } from '@yaht/protocol';
import type { Clock } from '../clock.ts';
import type { GameLog } from '../log/index.ts';
import { Post } from './post.ts';

const LISTED = 50;
const FRESH_FOR = 1_000;

export class RoomList {
  readonly #log: Pick<GameLog, 'listed'>;
  readonly #clock: Clock;
  /** What was read last, or is being read. */
  #lines: Promise<readonly RoomLine[]> | undefined;
  /** The same as it is told. */
  #post: Promise<Post> | undefined;

  constructor(log: Pick<GameLog, 'listed'>, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  lines(): Promise<readonly RoomLine[]> {
    return (this.#lines ??= this.#read());
  }

  /** The answer over a socket, encoded once for all who get it. */
  post(): Promise<Post> {
    return (this.#post ??= this.lines().then(rooms => new Post({ type: 'RoomList', rooms })));
  }

  /** A room is not as it was read: whoever asks next sees it. */
  outdate(): void {
    this.#lines = undefined;
    this.#post = undefined;
  }

  #read(): Promise<readonly RoomLine[]> {
    const lines = this.#log.listed(LISTED) as Promise<readonly RoomLine[]>;
    const forget = (): void => {
      if (this.#lines === lines) this.outdate();
    };
    lines.then(() => this.#clock.after(FRESH_FOR, forget), forget);
    return lines;
  }
}
