/** Strangers who take all they can get, at every door, while the server has little memory: it lives, others are served, and at most the stranger is out. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, root } from '../lib/programs.ts';
import { after, again, frame, packet, request, rude, say, UPGRADE, type Rude } from './lib/rude.ts';
import { ServerProcess, type Ports } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS } from './lib/wire.ts';

const MEGABYTE = 2 ** 20;
/** The heap of the server, and all the memory it may come to have. */
const HEAP = 256;
const MOST = 400 * MEGABYTE;

const web = join(root, 'apps/cli/dist/web');

/** As many connections, each sending what it has; the others of the machine come from elsewhere. */
const several = (count: number, open: (place: number) => Promise<Rude>): Promise<Rude[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => open(place)));

type Flood = (ports: Ports, from: string) => Promise<readonly Rude[]>;

/** So many connections to the HTTP port with these pieces. */
const toHttp =
  (count: number, pieces: () => Iterable<Buffer>): Flood =>
  (ports, from) =>
    several(count, () => rude(ports.http, pieces(), { from }));

const toTcp =
  (count: number, pieces: () => Iterable<Buffer>): Flood =>
  (ports, from) =>
    several(count, () => rude(ports.tcp, pieces(), { from }));

const post = (path: string, length: number): Buffer =>
  Buffer.from(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`);

const FLOODS: Readonly<Record<string, Flood>> = {
  'the description, asked for without end and never read': toHttp(6, () => again(request('/openapi.json'), 374_000)),
  'the description, asked for by one': toHttp(1, () => again(request('/openapi.json'), 83_000)),
  'the first page, asked for without end': toHttp(40, () => again(request('/'), 200_000)),
  'the largest file, asked for without end': toHttp(40, () => again(request('/docs/static/swagger-ui-bundle.js'), 100_000)),
  'addresses that are none': toHttp(40, () => again(request('/%'), 200_000)),
  'the list of rooms over HTTP': toHttp(40, () => again(request('/v1/rooms'), 200_000)),
  'requests with long heads': toHttp(40, () =>
    again(Buffer.from(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(15_000)}\r\n\r\n`), MEGABYTE),
  ),
  'long bodies that never end': toHttp(200, () => [post('/v1/verify', 262_144), Buffer.alloc(250_000, 0x20)]),
  'heads that never end': toHttp(400, () => [Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')]),
  'upgrades that never end': toHttp(400, () => [UPGRADE.subarray(0, -4)]),
  'upgrades behind other requests': toHttp(100, () => [Buffer.concat([request('/openapi.json'), UPGRADE])]),
  'WebSockets on which nothing is said': toHttp(400, () => [UPGRADE]),
  'pings of WebSockets, never read': toHttp(20, () => after(UPGRADE, again(frame(Buffer.alloc(125), 0x89), 4 * MEGABYTE))),
  'pongs that nobody asked for': toHttp(20, () => after(UPGRADE, again(frame(Buffer.alloc(125), 0x8a), 4 * MEGABYTE))),
  'texts in pieces without end': toHttp(20, () =>
    after(Buffer.concat([UPGRADE, frame(Buffer.from('{'), 0x01)]), again(frame(Buffer.alloc(0), 0x00), 2 * MEGABYTE)),
  ),
  'pings as messages over WebSocket': toHttp(20, () => after(UPGRADE, again(say({ type: 'Ping' }), 2 * MEGABYTE))),
  'the list of rooms over WebSocket': toHttp(20, () => after(UPGRADE, again(say({ type: 'ListRooms' }), 2 * MEGABYTE))),
  'pings as messages over TCP': toTcp(20, () => again(packet({ type: 'Ping' }), 2 * MEGABYTE)),
  'the list of rooms over TCP': toTcp(20, () => again(packet({ type: 'ListRooms' }), 2 * MEGABYTE)),
};

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
      { dataFolder: folder.path, ...usual, ...webFolder, ...options },
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
