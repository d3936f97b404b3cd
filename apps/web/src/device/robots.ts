/** Bots as the tables of this device know them: a question to a worker. */
import type { BotMove } from '@yaht/client';
import type { Command } from '@yaht/rules';
import type { Question } from './robots.worker.ts';

type Waiting = { readonly resolve: (command: Command) => void; readonly reject: (error: Error) => void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

export const askRobot: BotMove = (game, seat, level) =>
  new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    worker ??= startWorker();
    worker.postMessage({ id: asked, game, seat, level } satisfies Question);
  });

function startWorker(): Worker {
  const started = new Worker(new URL('./robots.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly command: Command }>) => {
    waiting.get(data.id)?.resolve(data.command);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => giveUp());
  return started;
}

/** A worker that broke is replaced at the next question. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error('the bot stopped'));
  waiting.clear();
}
