/** Strangers who take all they can get, at every door, while the server has little memory: it lives, others are served, and at most the stranger is out. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, root } from '../lib/programs.ts';
import { FLOODS } from './lib/floods.ts';
import type { Rude } from './lib/rude.ts';
import { ServerProcess, type Ports } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS } from './lib/wire.ts';

const MEGABYTE = 2 ** 20;
/** The heap of the server, and all the memory it may come to have. */
const HEAP = 256;
const MOST = 400 * MEGABYTE;

const web = join(root, 'apps/cli/dist/web');

/** A whole answer, by somebody from elsewhere. */
const isWell = ({ http }: Ports): Promise<boolean> =>
  new Promise((resolve, reject) =>
    get({ host: '127.0.0.1', port: http, localAddress: '127.0.0.9', path: '/healthz', agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    }).on('error', reject),
  );

/** So many answers in a row without anything more being taken from the strangers: they have had what they can get. */
const QUIET = 20;

/** Asks others' question for as long as the server takes something from the strangers. */
async function watch(server: ServerProcess, strangers: readonly Rude[]): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  for (let quiet = 0, taken = -1; quiet < QUIET; quiet++) {
    answers.push(await isWell(server.ports));
    const sent = strangers.reduce((sum, { socket }) => sum + socket.bytesWritten, 0);
    const isOver = strangers.every(({ isDone }) => isDone());
    if (sent !== taken && !isOver) quiet = 0;
    taken = sent;
  }
  return answers;
}

/** The most memory the process has had since this was last asked, in bytes. */
function highest(pid: number): number {
  const [, kilobytes = ''] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Number(kilobytes) * 1_024;
}

describe.each([
  ['an address that is limited', { trustNobody: true }],
  ['this machine, which is not', {}],
])('from %s', (_, options) => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await emptyFolder();
    const usual = { rate: { perSecond: 100, burst: 200 }, talk: { perSecond: 1, burst: 30 } };
    const webFolder = existsSync(web) ? { webFolder: web } : {};
    server = await ServerProcess.start(
      { dataFolder: folder.path, adminPort: 0, ...usual, ...webFolder, ...options },
      [],
      [`--max-old-space-size=${HEAP}`],
    );
  });
  afterAll(async () => {
    expect(server.said).toBe('');
    expect(await server.stop()).toBe(0);
    await folder.remove();
  });

  test.each(Object.keys(FLOODS))('%s: the server has memory left, and others are answered', async name => {
    const strangers = (await FLOODS[name]?.(server.ports, '127.0.0.2')) ?? [];
    const answers = await watch(server, strangers);
    expect(answers).toEqual(answers.map(() => true));
    expect(highest(server.pid)).toBeLessThan(MOST);
    for (const { socket } of strangers) socket.destroy();
    expect(server.isAlive).toBe(true);
  });

  test.each(DOORS)('then a game is played over %s, and fairly', async door => {
    const players = await seat(server.ports, [door, door], { variant: 'yahtzee' });
    await Promise.all(players.map(player => player.until(() => player.isOver)));
    expect(players.map(isFair)).toEqual([true, true]);
  });
});
