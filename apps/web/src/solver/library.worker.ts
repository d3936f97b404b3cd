/** Everything that thinks, apart from the page: bots, advice and reviews, with one library of solved games. */
import { answersFrom } from './answers.ts';
import { library } from './library.ts';
import type { Asked, Told } from './questions.ts';

const tell = (told: Told): void => postMessage(told);
const startThread = (): Worker => new Worker(new URL('./thread.worker.ts', import.meta.url), { type: 'module' });
const answers = answersFrom(library(startThread, (game, done) => tell({ type: 'progress', game, done })));

addEventListener('message', ({ data: { id, topic, about } }: MessageEvent<Asked>) => {
  const answer = async (): Promise<void> => {
    const start = performance.now();
    try {
      // The page asks with the types of `Questions`; what crosses to a worker is the same value.
      const given: unknown = await (answers[topic] as (...values: readonly unknown[]) => unknown)(...about);
      performance.measure(topic, { start });
      tell({ type: 'answer', id, answer: given });
    } catch (error) {
      tell({ type: 'failure', id, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  void answer();
});
