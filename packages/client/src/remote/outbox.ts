/** Wishes that have no answer yet. Each has an id, so that sending it again does nothing twice. */
import { messageFor, type ClientMessage } from '@yaht/protocol';
import { err, ok } from '@yaht/rules';
import type { Answer, Refused, TableState, Wish } from '../table.ts';
import { isOvertaken } from './overtaken.ts';

type Waiting = {
  readonly wish: Wish;
  readonly message: ClientMessage;
  /** What was known when it was sent first. */
  readonly sentAt: TableState;
  readonly answer: (answer: Answer) => void;
};

export class Outbox {
  readonly #prefix: string;
  readonly #waiting = new Map<string, Waiting>();
  #count = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Gives the wish an id; the promise is kept when somebody answers. */
  add(wish: Wish, sentAt: TableState): { readonly message: ClientMessage; readonly answer: Promise<Answer> } {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const message: ClientMessage =
      wish.type === 'Rematch' || wish.type === 'Nudge' ? { type: wish.type, id } : messageFor(wish, id);
    const answer = new Promise<Answer>(resolve => {
      this.#waiting.set(id, { wish, message, sentAt, answer: resolve });
    });
    return { message, answer };
  }

  granted(id: string): void {
    this.#take(id)?.answer(ok(true));
  }

  refused(id: string, refused: Refused): void {
    this.#take(id)?.answer(err(refused));
  }

  has(type: Wish['type']): boolean {
    return [...this.#waiting.values()].some(({ wish }) => wish.type === type);
  }

  /** What is to be sent again on a new connection, in order. A move whose moment has passed is refused here instead. */
  again(now: TableState): readonly ClientMessage[] {
    for (const [id, { wish, sentAt }] of this.#waiting)
      if (isOvertaken(wish, sentAt, now)) this.refused(id, { code: 'overtaken' });
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  /** Nobody will answer any more; who wanted to leave and is out has what it wanted. */
  close(isOut: boolean): void {
    for (const [id, { wish }] of this.#waiting)
      if (isOut && wish.type === 'Leave') this.granted(id);
      else this.refused(id, { code: 'table-closed' });
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
