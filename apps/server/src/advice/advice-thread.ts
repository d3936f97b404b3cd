/** The program of a thread that does errands. */
import { parentPort } from 'node:worker_threads';
import type { Asked, Reply } from './aside.ts';
import { errands } from './errands.ts';

async function answer({ name, ask }: Asked): Promise<Reply> {
  try {
    const work = errands[name] as (ask: unknown) => unknown;
    return { value: await work(ask) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => void answer(asked).then(reply => parentPort?.postMessage(reply, [])));
