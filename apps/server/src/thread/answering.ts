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

/** Nearly every answer is there at once; what takes longer does not hold up the next question. */
function reply(id: number, work: () => unknown): void {
  const send = (answer: Reply): void => parentPort?.postMessage(answer, []);
  try {
    const value = work();
    if (value instanceof Promise)
      value.then(done => send({ id, value: done })).catch((error: unknown) => send(troubleOf(id, error)));
    else send({ id, value });
  } catch (error) {
    send(troubleOf(id, error));
  }
}

function troubleOf(id: number, error: unknown): Reply {
  const { code, file } = error instanceof LogError ? error : {};
  return { id, trouble: { code, file, message: error instanceof Error ? error.message : String(error) } };
}
