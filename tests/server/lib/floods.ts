/** What strangers do who take all they can get, at every door. */
import { after, again, frame, packet, request, rude, say, UPGRADE, type Rude } from './rude.ts';
import type { Ports } from './server-process.ts';

const MEGABYTE = 2 ** 20;

/** As many connections, each sending what it has; the others of the machine come from elsewhere. */
const several = (count: number, open: (place: number) => Promise<Rude>): Promise<Rude[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => open(place)));

export type Flood = (ports: Ports, from: string) => Promise<readonly Rude[]>;

/** So many connections to the HTTP port with these pieces. */
const toHttp =
  (count: number, pieces: () => Iterable<Buffer>): Flood =>
  (ports, from) =>
    several(count, () => rude(ports.http, pieces(), { from }));

const toTcp =
  (count: number, pieces: () => Iterable<Buffer>): Flood =>
  (ports, from) =>
    several(count, () => rude(ports.tcp, pieces(), { from }));

const toAdmin =
  (count: number, pieces: () => Iterable<Buffer>): Flood =>
  (ports, from) =>
    several(count, () => rude(Number(ports.admin), pieces(), { from }));

/** One byte after the other. */
const slowly = (bytes: Buffer): Iterable<Buffer> => [...bytes].map(byte => Buffer.of(byte));

const HEAD_WITHOUT_END = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');

const post = (path: string, length: number): Buffer =>
  Buffer.from(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`);

export const FLOODS: Readonly<Record<string, Flood>> = {
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
  'heads that never end': toHttp(400, () => [HEAD_WITHOUT_END]),
  'heads that come byte by byte': toHttp(100, () => after(HEAD_WITHOUT_END, slowly(Buffer.alloc(1_000, 0x79)))),
  'bodies that come byte by byte': toHttp(100, () => after(post('/v1/verify', 262_144), slowly(Buffer.alloc(1_000, 0x20)))),
  'one long body that comes byte by byte': toHttp(1, () =>
    after(post('/v1/verify', 262_144), slowly(Buffer.alloc(20_000, 0x20))),
  ),
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
  'figures at the admin port, never read': toAdmin(40, () => again(request('/metrics'), 200_000)),
  'the page at the admin port, never read': toAdmin(40, () => again(request('/'), 200_000)),
  'bodies at the admin port that never end': toAdmin(200, () => [post('/', 262_144), Buffer.alloc(250_000, 0x20)]),
  'heads at the admin port that never end': toAdmin(400, () => [HEAD_WITHOUT_END]),
  'heads at the admin port that come byte by byte': toAdmin(100, () =>
    after(HEAD_WITHOUT_END, slowly(Buffer.alloc(1_000, 0x79))),
  ),
  'the list of rooms over TCP': toTcp(20, () => again(packet({ type: 'ListRooms' }), 2 * MEGABYTE)),
};

/** What an address is allowed, kept by bodies that do not end: all of these together fill what the server keeps for everybody. */
export const fillUp = (ports: Ports): Promise<readonly Rude[]> =>
  Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      toHttp(32, () => [post('/v1/verify', 262_144), Buffer.alloc(250_000, 0x20)])(ports, `127.0.1.${place + 1}`),
    ),
  ).then(strangers => strangers.flat());
