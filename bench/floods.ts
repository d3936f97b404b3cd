/** What strangers who take all they can get cost the others: memory, and how long `/healthz` takes, with and without them: `npm run bench floods`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from '../tests/server/lib/bundle-server.ts';
import { FLOODS } from '../tests/server/lib/floods.ts';
import { ServerProcess } from '../tests/server/lib/server-process.ts';

const HEAP = 256;
/** Questions of others during each flood. */
const ASKED = 100;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How long somebody else waits for an answer, in milliseconds. */
function ask(port: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) =>
    get({ host: '127.0.0.1', port, localAddress: '127.0.0.9', path: '/healthz', agent: false }, answer =>
      answer.resume().on('end', () => resolve(performance.now() - began)),
    ).on('error', reject),
  );
}

async function slowest(port: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ASKED; i++) times.push(await ask(port));
  return times.sort((a, b) => a - b)[Math.floor(0.99 * ASKED)] ?? Number.NaN;
}

/** The most memory since this was last asked, in megabytes. */
function highest(pid: number): number {
  const [, kilobytes = ''] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Number(kilobytes) / 1_024;
}

await setup();
const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
const options = { dataFolder: folder, adminPort: 0, trustNobody: true, rate: { perSecond: 100, burst: 200 } };
const server = await ServerProcess.start(options, [], [`--max-old-space-size=${HEAP}`]);
try {
  say(`\nFloods: memory of a server with ${HEAP} MB of heap, and p99 of /healthz for others`);
  const show = (name: string, time: number): void =>
    say(`  ${name}: ${highest(server.pid).toFixed(0)} MB, ${time.toFixed(1)} ms`);
  show('without strangers', await slowest(server.ports.http));
  for (const [name, flood] of Object.entries(FLOODS)) {
    const strangers = await flood(server.ports, '127.0.0.2');
    show(name, await slowest(server.ports.http));
    for (const { socket } of strangers) socket.destroy();
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
