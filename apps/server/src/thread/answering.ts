/** The thread's own side of a `Thread`: gets ready, then answers until it is ended. */
import { parentPort } from 'node:worker_threads';
import { LogError } from '../log/log-error.ts';
import { OPENING, type Call, type Reply } from './thread.ts';

/** `open` makes what answers; whatever it throws is thrown by `Thread.open`. */
export function answerCalls(open: () => (asked: never) => unknown): void {
  reply(OPENING, () => {
    const answer = open();
    parentPort?.on('message', ({ id, asked }: Call) => reply(id, () => answer(asked as never)));
  });
}

function reply(id: number, work: () => unknown): void {
  parentPort?.postMessage(replyTo(id, work), []);
}

function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { id, value: work() };
  } catch (error) {
    const code = error instanceof LogError ? error.code : undefined;
    return { id, trouble: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}
