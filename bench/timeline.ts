/**
 * Where the time of a first solve goes: what happened when on two threads, in milliseconds since the program began. The steps of the
 * calling thread are seen from outside, by taking the place of what it
 * calls; what a worker tells is noted when this thread listens.
 */
import { fault, scorecardVariants } from '@yaht/rules';
import { compileTables } from '@yaht/solver';
import { solve } from '@yaht/solver/node';

const note = (what: string): void => console.log(`${performance.now().toFixed(1).padStart(8)}  ${what}`);

process.on('worker', worker => {
  note('a worker is started');
  worker.once('online', () => note('the worker runs'));
  worker.once('message', () => note('the worker is done'));
  worker.once('exit', () => note('the worker has ended'));
});

const { compile, Instance } = WebAssembly;
WebAssembly.compile = async bytes => {
  note('the kernel is made');
  const module = await compile(bytes);
  note('the kernel is compiled');
  return module;
};

type Share = (thread: number, level: number, chunks: number) => void;

/** Tells when the calling thread takes jobs of another level, and how long it worked on the one before. */
function watched(share: Share): Share {
  let [last, levels, busy] = [0, 0, 0];
  return (thread, level, chunks) => {
    if (level !== last) {
      note(`level ${++levels} begins; this thread worked ${busy.toFixed(1)} ms on the one before`);
      [last, busy] = [level, 0];
    }
    const start = performance.now();
    share(thread, level, chunks);
    busy += performance.now() - start;
  };
}

WebAssembly.Instance = new Proxy(Instance, {
  construct: (target, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) => {
    const { share } = new target(module, imports).exports as { share: Share };
    return { exports: { share: watched(share) } };
  },
});

const variant = scorecardVariants.find(({ id }) => id === 'yatzy') ?? fault('no Yatzy');
note('the program is loaded');
const tables = compileTables(variant);
note('the tables are made');
const { expected } = await solve(tables.ok ? tables.value : fault(tables.error), { threads: 2 });
note(`solved: ${expected}`);
