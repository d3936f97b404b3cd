/** The server and the appender of the tests as a few files: they are started hundreds of times, and a start that opens a thousand takes twice as long. */
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../lib/programs.ts';
import { BUNDLE } from './server-process.ts';

/** Programs of threads lie beside the code that starts them. */
const THREADS = [
  'log/log-writer',
  'people/thread/people-thread',
  'people/thread/games-thread',
  'people/thread/review-thread',
  'advice/advice-thread',
  'pictures/picture-thread',
];

/** What has files of its own beside its code, and what only servers of a group load. */
const OUTSIDE = /^(@fastify\/swagger-ui|msgpackr|pg|ioredis|@nats-io\/[^/]+)(\/|$)/;

export const setup = (): Promise<void> => bundleServer(root, BUNDLE);

/** The programs from the sources in one folder into another, and beside that the files that pictures are drawn with. */
export async function bundleServer(from: string, to: string): Promise<void> {
  const threads = THREADS.map(path => [path.split('/').at(-1), join(from, `apps/server/src/${path}.ts`)]);
  const bundle = await rolldown({
    cwd: from,
    input: { serve: 'tests/server/lib/serve.mjs', appender: 'tests/log/lib/appender.ts', ...Object.fromEntries(threads) },
    platform: 'node',
    resolve: { conditionNames: ['yaht-src', 'node'] },
    external: OUTSIDE,
  });
  await bundle.write({ dir: to, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await bundle.close();
  const pictures = join(to, '../pictures');
  await cp(join(from, 'apps/server/fonts'), pictures, { recursive: true });
  await cp(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'), join(pictures, 'resvg.wasm'));
}
