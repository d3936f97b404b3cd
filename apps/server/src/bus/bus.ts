/**
 * How nodes tell each other that there is something to read. A hint may get lost, come twice or too late, and says nothing but where
 * to look: what happened is in the log, and only there.
 */
import type { RoomId } from '../log/index.ts';

/** In this room there are facts up to this number. */
export type Hint = { readonly room: RoomId; readonly seq: number };

/** What one node says to others beside hints: an object, short enough for every bus. */
export type Word = Readonly<Record<string, unknown>>;

/** Whoever wants to know. */
export type Ear = {
  readonly hear: (hint: Hint) => void;
  /** Whatever was said, by whomever: a bus is open to others. */
  readonly said?: (word: Word) => void;
  /** Hints may have been missed, of whatever room: time to look everywhere. */
  readonly missed: () => void;
};

export interface Bus {
  /** Tells the other nodes, as well as it can; nobody waits for it. */
  tell(hint: Hint): void;
  /** The same for anything else; it goes out at once. */
  say(word: Word): void;
  /** One ear for each node. */
  listen(ear: Ear): void;
  close(): Promise<void>;
}

export type BusOptions = {
  readonly url: string;
  /** The bus is away, or back: for whoever runs the server. */
  readonly onChange?: (isThere: boolean) => void;
};

/** The channel of all hints. */
export const CHANNEL = 'yaht';
