/** The line above the keys: what happened, or why a key did nothing. The latest ones can be read again. */
import { Observable } from '@yaht/client';

export type Message = { readonly kind: 'note' | 'problem'; readonly text: string };

const REMEMBERED = 50;

export class MessageLine {
  readonly shown = new Observable<Message | null>(null);
  #log: readonly Message[] = [];

  /** The latest messages, oldest first. */
  get log(): readonly Message[] {
    return this.#log;
  }

  readonly note = (text: string): void => this.#say({ kind: 'note', text });
  readonly problem = (text: string): void => this.#say({ kind: 'problem', text });
  readonly clear = (): void => this.shown.set(null);

  #say(message: Message): void {
    this.#log = [...this.#log, message].slice(-REMEMBERED);
    this.shown.set(message);
  }
}
