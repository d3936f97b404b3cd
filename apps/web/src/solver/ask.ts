/** Asking about perfect play from the page: two workers answer, one quickly, one that may take its time. */
import { Observable } from '@yaht/client';
import { err, ok, type Result } from '@yaht/rules';
import { useValue } from '../device/use-value.ts';
import type { Asked, Questions, Told, Topic } from './questions.ts';

/** A game that is being solved; null when none is. */
export type Solving = { readonly game: string; readonly done: number } | null;

type Waiting = { readonly resolve: (answer: Result<unknown, string>) => void };

class Desk {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask(topic: Topic, about: readonly unknown[]): Promise<Result<unknown, string>> {
    return new Promise(resolve => {
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, topic, about } satisfies Asked);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data));
    worker.addEventListener('error', () => this.#giveUp());
    return worker;
  }

  #hear(told: Told): void {
    if (told.type === 'progress') return solving.set(told.done < 1 ? told : null);
    const { resolve } = this.#waiting.get(told.id) ?? {};
    this.#waiting.delete(told.id);
    resolve?.(told.type === 'answer' ? ok(told.answer) : err(told.reason));
  }

  /** A worker that broke is replaced at the next question. */
  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    solving.set(null);
    for (const { resolve } of this.#waiting.values()) resolve(err('the worker stopped'));
    this.#waiting.clear();
  }
}

const quick = new Desk();
const slow = new Desk();

/** What may take seconds, and must not keep a hint or a bot waiting. */
const SLOW: readonly Topic[] = ['why', 'outlook', 'winAdvice', 'deviation', 'spread'];

/** The answer, or why there is none. */
export function ask<Name extends Topic>(
  topic: Name,
  ...about: Parameters<Questions[Name]>
): Promise<Result<ReturnType<Questions[Name]>, string>> {
  const takesLong = SLOW.includes(topic) || (topic === 'review' && about[1] === true);
  return (takesLong ? slow : quick).ask(topic, about) as Promise<Result<ReturnType<Questions[Name]>, string>>;
}

const solving = new Observable<Solving>(null);

/** The game that is being solved at this moment, for a bar that shows how far it is. */
export const useSolving = (): Solving => useValue(solving);
