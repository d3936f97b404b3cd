/** How many moves a second a game by requests makes safe, and how long one takes: `npm run bench http`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HONEST_MICROSECONDS, syncTimes } from './server/disk.ts';
import { startMeasured, type Measured } from './server/processes.ts';

const SECONDS = Number(process.env['YAHT_BENCH_SECONDS'] ?? 8);
const WARM_UP = 1_500;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type State = { readonly gameOver: boolean; readonly availableCategories: readonly { readonly id: string }[] };
type Answer = { readonly id: string; readonly token: string; readonly state: State };

/** One request, as a program sends it: over a connection that is kept. */
function post(agent: Agent, port: number, path: string, token: string, key: string, body: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, path, method: 'POST', headers }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 300 ? resolve(JSON.parse(text) as Answer) : reject(new Error(`${path}: ${text}`)),
      );
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

/** Plays one game after another until it is time, each move with a key, so that each is safe to repeat. */
async function play(agent: Agent, port: number, isOver: () => boolean, onMove: (time: number) => void): Promise<void> {
  let keys = 0;
  while (!isOver()) {
    const { id, token, state: begun } = await post(agent, port, '/game/new', '-', crypto.randomUUID());
    const move = async (name: string, body?: object): Promise<State> => {
      const began = performance.now();
      const { state } = await post(agent, port, `/game/${id}/${name}`, token, `k${(keys += 1)}`, body);
      onMove(performance.now() - began);
      return state;
    };
    for (let state = begun; !state.gameOver && !isOver();) {
      await move('roll');
      await move('roll');
      state = await move('score', { category: state.availableCategories[0]?.id });
    }
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

async function measure(server: Measured, games: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: games });
  let times: number[] = [];
  let isOver = false;
  const players = Array.from({ length: games }, () =>
    play(
      agent,
      server.port,
      () => isOver,
      time => times.push(time),
    ),
  );
  await pause(WARM_UP);
  times = [];
  const [before, began] = [await server.used(), performance.now()];
  await pause(1_000 * SECONDS);
  const [after, lasted] = [await server.used(), (performance.now() - began) / 1_000];
  const sorted = [...times].sort((a, b) => a - b);
  isOver = true;
  await Promise.all(players);
  agent.destroy();
  const at = (part: number): string => `${fine.format(sorted[Math.floor(sorted.length * part)] ?? Number.NaN)} ms`;
  const cpu = fine.format((after.cpu - before.cpu) / sorted.length);
  say(
    `  ${games} games: ${whole.format(sorted.length / lasted)} durable moves/s, ${cpu} µs of the server a move; ${at(0.5)} (p50), ${at(0.99)} (p99)`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
try {
  const { p50: sync } = syncTimes(join(folder, 'sync'));
  say('\nHTTP: a game for one by requests, each with a key; a move counts when it is on the disk and answered with the state');
  say(`  fdatasync of 4 KiB: ${fine.format(sync)} µs (p50)`);
  if (sync < HONEST_MICROSECONDS) say('  this disk answers before it has written: no claim is made');
  for (const games of [1, 16, 64]) {
    const server = await startMeasured('serve.mjs', join(folder, String(games)));
    await measure(server, games);
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
