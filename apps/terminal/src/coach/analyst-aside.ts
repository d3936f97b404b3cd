/** An analyst on a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { ScorecardGame } from '@yaht/rules';
import type { SeatReview, WinAdvice } from '@yaht/solver';
import type { Analyst, WinOutlook } from './analyst.ts';

/** Where solved games are kept. */
export type ThreadData = { readonly folder: string };
export type Asked = { readonly id: number; readonly question: keyof Analyst; readonly game: ScorecardGame };
export type Reply = { readonly id: number; readonly value: WinOutlook | WinAdvice | readonly SeatReview[] | undefined };

/** The thread begins with the first question, and keeps nobody from ending. */
export function analystAside(folder: string): Analyst {
  const waiting = new Map<number, (value: Reply['value']) => void>();
  let worker: Worker | undefined;
  let asked = 0;
  const ask = (question: keyof Analyst, game: ScorecardGame): Promise<Reply['value']> => {
    worker ??= startThread(folder, waiting);
    const id = ++asked;
    worker.postMessage({ id, question, game } satisfies Asked, []);
    return new Promise(resolve => waiting.set(id, resolve));
  };
  return {
    chances: game => ask('chances', game) as ReturnType<Analyst['chances']>,
    toWin: game => ask('toWin', game) as ReturnType<Analyst['toWin']>,
    review: game => ask('review', game) as ReturnType<Analyst['review']>,
  };
}

function startThread(folder: string, waiting: Map<number, (value: Reply['value']) => void>): Worker {
  const worker = new Worker(new URL('analyst-thread.js', import.meta.url), { workerData: { folder } satisfies ThreadData });
  worker.on('message', ({ id, value }: Reply) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  });
  // Without the thread the screen has less to tell, and plays on.
  worker.on('error', () => {
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  });
  // Last: whoever listens holds the process again.
  worker.unref();
  return worker;
}
