/** Hints as they travel: all that gather for a moment go out together, the latest of each room. */
import { isIdText, roomId, type RoomId } from '../log/index.ts';
import type { Ear, Hint } from './bus.ts';

/** Within what every bus carries. */
const MAX_HINTS = 40;
/**
 * So long it is waited before the next ones go out. Facts are passed on without hints between nodes that are linked, and every
 * message wakes every node.
 */
const PAUSE = 50;

export const formatHints = (hints: readonly Hint[]): string => JSON.stringify(hints.map(({ room, seq }) => [room, seq]));

/** What cannot be read says nothing: a bus is open to others. Hints come as a list, anything else as an object. */
export function hearText(text: string, { hear, said }: Ear): void {
  const told = parsed(text);
  if (Array.isArray(told)) told.flatMap(hintIn).forEach(hint => hear(hint));
  else if (typeof told === 'object' && told !== null) said?.({ ...told });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hintIn(line: unknown): readonly Hint[] {
  const [room, seq]: readonly unknown[] = Array.isArray(line) ? line : [];
  return typeof room === 'string' && isIdText(room) && Number.isSafeInteger(seq)
    ? [{ room: roomId(room), seq: Number(seq) }]
    : [];
}

/** Sends what gathers, the first at once; what cannot be sent is dropped. */
export class Outgoing {
  readonly #send: (text: string) => Promise<unknown>;
  readonly #pause: number;
  readonly #waiting = new Map<RoomId, number>();
  #sending: Promise<void> | undefined;

  constructor(send: (text: string) => Promise<unknown>, pause = PAUSE) {
    this.#send = send;
    this.#pause = pause;
  }

  add({ room, seq }: Hint): void {
    this.#waiting.set(room, Math.max(seq, this.#waiting.get(room) ?? 0));
    this.#sending ??= this.#work();
  }

  /** Answers when everything is on its way. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #work(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      await this.#sendAll();
      await new Promise(resolve => setTimeout(resolve, this.#pause));
    }
    this.#sending = undefined;
  }

  async #sendAll(): Promise<void> {
    for (let left = this.#waiting.size; left > 0; left -= MAX_HINTS) await this.#send(formatHints(this.#take())).catch(() => {});
  }

  #take(): readonly Hint[] {
    const hints = [...this.#waiting].slice(0, MAX_HINTS).map(([room, seq]) => ({ room, seq }));
    for (const { room } of hints) this.#waiting.delete(room);
    return hints;
  }
}
