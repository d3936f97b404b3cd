import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { Client } from './lib/client.ts';
import { Asking, projectionsIn, seatPeople, twoLines } from './lib/people.ts';
import { ServerProcess } from './lib/server-process.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

type Board = { readonly rows: readonly { readonly profile: { readonly id: string }; readonly value: number }[] };
type Games = { readonly games: readonly { readonly id: string; readonly reviewed: boolean }[] };

test('a game of two profiles over real sockets ends on the boards, and their keys are nowhere', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path, logLevel: 'debug' });
  const asking = new Asking(server.ports);
  const ann = await asking.makeProfile('Ann');
  const bob = await asking.makeProfile('Bob');
  const players = await seatPeople(
    server.ports,
    [
      [ann, 'tcp'],
      [bob, 'websocket'],
    ],
    { variant: 'yatzy', rated: true },
  );
  await Promise.all(players.map(player => player.until(() => player.isOver)));
  const game = `${players[0]?.code}-1`;
  await expect
    .poll(() => asking.ask('/v1/games?variant=yatzy'))
    .toMatchObject({
      games: [{ id: game, rated: true, reviewed: true, seats: [{ profile: ann.id }, { profile: bob.id }] }],
    });
  const board = (await asking.ask('/v1/leaderboards/yatzy?by=score')) as Board;
  const totals = players[0]?.room?.game?.over?.totals ?? [];
  expect(board.rows.map(({ value }) => value)).toEqual([...totals].sort((a, b) => b - a));
  const rating = (await asking.ask('/v1/leaderboards/yatzy?by=rating&window=7d')) as Board;
  expect(rating.rows.map(({ profile }) => profile.id).sort()).toEqual([ann.id, bob.id].sort());
  expect(await asking.ask(`/v1/profiles/${ann.id}/statistics?variant=yatzy`)).toMatchObject({
    statistics: { games: 1, contests: 1, best: totals[0], reviewed: 1 },
  });
  await asking.ask('/v1/profiles/me', { headers: { authorization: `Bearer ${ann.key}` } });
  await asking.ask('/v1/profiles/me/export', { headers: { authorization: `Bearer ${ann.key}` } });
  const files = ['yaht.db', 'yaht.db-wal', 'people.db', 'people.db-wal'].map(name => readFile(join(folder.path, name)));
  const heard = players.map(({ client }) => Buffer.concat(client?.bytes ?? []));
  const everything = [...(await Promise.all(files)), ...heard, Buffer.from(asking.answers.join('\n')), Buffer.from(server.said)];
  for (const { key } of [ann, bob]) expect(everything.map(bytes => bytes.includes(key))).toEqual(everything.map(() => false));
  expect(everything.some(bytes => bytes.includes(ann.id))).toBe(true);
  expect(await server.stop()).toBe(0);
});

test('a key that opens no profile opens no room either', async () => {
  const server = await ServerProcess.start({ dataFolder: folder.path });
  const client = await Client.connect(server.ports, 'tcp');
  const opening = { type: 'CreateRoom', name: 'Ann', variant: 'yatzy', profile: 'x'.repeat(43) };
  expect(await client.enter(opening)).toMatchObject({ type: 'Error', code: 'unknown-profile', field: 'profile' });
  expect(await client.ask({ ...opening, profile: 'short' })).toMatchObject({ code: 'invalid-message', field: 'profile' });
  client.socket.destroy();
  await server.stop();
});

test('a server killed again and again has the boards of a recomputation from its log', async () => {
  let server = await ServerProcess.start({ dataFolder: folder.path });
  const asking = new Asking(server.ports);
  const people = await Promise.all(['Ann', 'Bob', 'Cem'].map(name => asking.makeProfile(name)));
  const [ann, bob, cem] = people;
  if (!ann || !bob || !cem) return expect.unreachable();
  const tables = [
    await seatPeople(
      server.ports,
      [
        [ann, 'tcp'],
        [bob, 'websocket'],
      ],
      { variant: twoLines, rated: true },
    ),
    await seatPeople(
      server.ports,
      [
        [bob, 'tcp'],
        [cem, 'tcp'],
        [ann, 'tcp'],
      ],
      { variant: twoLines, rated: true },
    ),
    await seatPeople(server.ports, [[cem, 'websocket']], { variant: 'rollio-classic' }),
  ];
  const players = tables.flat();
  for (const player of players) player.isTireless = true;
  const finished = () =>
    players.reduce((sum, { facts }) => sum + facts.filter(({ event }) => event.type === 'GameOver').length, 0);
  for (let round = 1; round <= 3; round++) {
    // At some moment of catching up: right away, or a little later than the server looks for games that ended.
    const enough = finished() + 1 + ((round * 7) % 40);
    await expect.poll(finished, { interval: 5 }).toBeGreaterThanOrEqual(enough);
    await server.kill();
    await Promise.all(players.map(async ({ client }) => client?.closed));
    server = await ServerProcess.start({ dataFolder: folder.path });
    asking.ports = server.ports;
    await Promise.all(players.map(player => player.resume(server.ports)));
  }
  for (const player of players) player.isTireless = false;
  // Somebody may have wished for a rematch already.
  await Promise.all(players.map(player => player.until(() => player.isAtRest)));
  const games = tables.reduce((sum, [first]) => sum + (first?.room?.games ?? 0), 0);
  await expect.poll(() => countGames(asking)).toBe(games);
  expect(await server.stop()).toBe(0);

  const kept = projectionsIn(folder.path);
  const rebuilt = await run(yaht, ['server', 'rebuild', '--data', folder.path, '--json']);
  expect([rebuilt.code, rebuilt.stderr]).toEqual([0, '']);
  expect(JSON.parse(rebuilt.stdout)).toMatchObject({ games });
  const again = projectionsIn(folder.path);
  expect(again['ratings']?.length).toBeGreaterThan(0);
  // What the server had not compared with perfect play yet is left out of the comparison, and nothing else.
  const waiting = new Set(kept['games']?.filter(({ review }) => review === 'waiting').map(({ number }) => number));
  const comparable = ({ games: rows = [], seats = [], ...rest }: typeof kept) => ({
    ...rest,
    games: rows.map(row => (waiting.has(row['number']) ? { ...row, review: 'waiting' } : row)),
    seats: seats.map(row => (waiting.has(row['game']) ? { ...row, loss: null, luck: null, decisions: null } : row)),
  });
  expect(comparable(again)).toEqual(comparable(kept));
});

async function countGames(asking: Asking): Promise<number> {
  let count = 0;
  for (let before = ''; ;) {
    const page = (await asking.ask(`/v1/games?limit=100${before}`)) as Games & { readonly next: number | null };
    count += page.games.length;
    if (page.next === null) return count;
    before = `&before=${page.next}`;
  }
}

describe('yaht server rebuild', () => {
  test('is refused while a server runs there, and works when it has stopped', async () => {
    const { document, stop } = await startYahtServer(['--data', folder.path]);
    const ports = { tcp: document.tcp.port, http: document.http.port };
    const asking = new Asking(ports);
    const ann = await asking.makeProfile('Ann');
    const [player] = await seatPeople(ports, [[ann, 'tcp']], { variant: twoLines });
    await player?.until(() => player.isOver);
    const refused = await run(yaht, ['server', 'rebuild', '--data', folder.path]);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('a server keeps the games in');
    await stop('SIGTERM');
    const done = await run(yaht, ['server', 'rebuild', '--data', folder.path, '--json']);
    expect([done.code, done.stderr]).toEqual([0, '']);
    expect(JSON.parse(done.stdout)).toEqual({ schema: 'yaht.rebuild/1', data: folder.path, games: 1, reviewed: 1 });
    const again = await startYahtServer(['--data', folder.path]);
    asking.ports = { tcp: 0, http: again.document.http.port };
    expect(await asking.ask(`/v1/profiles/${ann.id}`)).toMatchObject({ name: 'Ann' });
    expect(await asking.ask('/v1/games')).toMatchObject({ games: [{ reviewed: true }] });
    await again.stop('SIGTERM');
  });

  test('names a folder without games', async () => {
    const { code, stderr } = await run(yaht, ['server', 'rebuild', '--data', folder.path]);
    expect(code).toBe(1);
    expect(stderr).toContain('there are no games in');
  });
});
