/** Advice over HTTP: requests and positions a second, beside the framework alone in the same run: `npm run bench advice`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askAgainAndAgain, type Order } from './advice/asker.ts';
import { startMeasured, type Measured } from './server/processes.ts';

const SECONDS = Number(process.env['YAHT_BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 16;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Figure = { readonly perSecond: number; readonly p99: number; readonly cpu: number };
type Question = Pick<Order, 'path' | 'body'> & { readonly name: string; readonly positions: number; readonly server: Measured };

/** Microseconds of the server's own time for each request: what a busy machine changes least. */
async function ask({ server, path, body }: Question): Promise<Figure> {
  const before = await server.used();
  const order = { port: server.port, path, body, connections: CONNECTIONS, seconds: SECONDS / ROUNDS };
  const { perSecond, p99, requests } = await askAgainAndAgain(order);
  const after = await server.used();
  return { perSecond, p99, cpu: (after.cpu - before.cpu) / requests };
}

const bestOf = (figures: readonly Figure[]): Figure => figures.reduce((best, other) => (other.cpu < best.cpu ? other : best));

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
const hello = await startMeasured('../advice/hello.ts', folder);
const server = await startMeasured('../advice/serve.ts', folder);
const position = { dice: [3, 3, 5, 1, 6], upper_score: 0, scored_categories: 0, rerolls_remaining: 2 };
const positions = Array.from({ length: 1_000 }, (_, i) => ({
  dice: [1 + (i % 6), 1 + ((i >> 2) % 6), 1 + ((i >> 4) % 6), 4, 5],
  rerollsLeft: i % 3,
  filled: i % 2 ? ['chance', 'onePair'] : [],
}));
const one = { variant: 'yatzy', position: positions[1] };
const questions: readonly Question[] = [
  { name: 'fastify alone', server: hello, path: '/hello', body: position, positions: 1 },
  { name: '/suggest_optimal_action', server, path: '/suggest_optimal_action', body: position, positions: 1 },
  { name: '/v1/evaluate, chances too', server, path: '/v1/evaluate', body: one, positions: 1 },
  { name: '/v1/evaluate', server, path: '/v1/evaluate', body: { ...one, chances: false }, positions: 1 },
  {
    name: '/v1/evaluate, 1,000 positions',
    server,
    path: '/v1/evaluate',
    body: { variant: 'yatzy', positions },
    positions: 1_000,
  },
];

for (const question of questions) await ask(question); // until the compilers are done
const rounds: Figure[][] = questions.map(() => []);
for (let round = 0; round < ROUNDS; round++) {
  for (const [i, question] of questions.entries()) rounds[i]?.push(await ask(question));
}
say(`\nAdvice over HTTP, ${CONNECTIONS} connections, the best of ${ROUNDS} rounds`);
const ground = bestOf(rounds[0] ?? []);
for (const [i, { name, positions: count }] of questions.entries()) {
  const { perSecond, p99, cpu } = bestOf(rounds[i] ?? []);
  const rate = `${whole.format(perSecond * count)} ${count > 1 ? 'positions' : 'requests'}/s`;
  const own = `${fine.format(cpu)} µs of the server, × ${fine.format(cpu / ground.cpu)}`;
  say(`  ${name.padEnd(30)} ${rate.padStart(24)}   p99 ${fine.format(p99)} ms   ${own}`);
}
await Promise.all([hello.close(), server.close()]);
await rm(folder, { recursive: true });
