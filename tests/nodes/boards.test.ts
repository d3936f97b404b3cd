/** Boards of a house of several nodes: kept once in their database, by one node at a time. */
import type { RoomEvent } from '@yaht/room';
import { openPostgresLog } from '@yaht/server/log/postgres';
import { BoardBook, BoardDatabase, Database, SharedGames } from '@yaht/server/people/shared';
import { everythingIn, HandClock, peopleOfRooms, playIn, projectorOn, randomLog, remoteHere } from '@yaht/server/people/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run, yaht } from '../lib/programs.ts';
import { isLeftOut, startPostgres, type Service } from '../lib/services.ts';
import { Asking, seatPeople } from '../server/lib/people.ts';
import { House } from './lib/house.ts';

const EMPTY = `
  truncate yaht.rooms, yaht.events, yaht.tasks, yaht.profiles, yaht.games, yaht.seats, yaht.variants, yaht.ratings, yaht.standings,
    yaht.spans, yaht.met, yaht.reviews restart identity;
  update yaht.consumers set holder = '', until = now()`;

describe.skipIf(isLeftOut('postgres'))('with PostgreSQL', () => {
  let postgres: Service;
  let db: Database;
  let nodes: readonly SharedGames[];
  beforeAll(async () => {
    postgres = await startPostgres();
    await (await openPostgresLog({ url: postgres.url })).close();
    db = new Database(postgres.url, { connections: 4 });
  });
  beforeEach(() => {
    nodes = [1, 2, 3].map(() => new SharedGames(postgres.url));
  });
  afterEach(async () => {
    await Promise.all(nodes.map(node => node.close()));
    await say(EMPTY);
  });
  afterAll(async () => {
    await db.close();
    await postgres.remove();
  });

  const say = <Row extends object>(text: string): Promise<readonly Row[]> =>
    db.with(async client => (await client.query<Row>(text)).rows);

  const boards = (): BoardBook => new BoardBook(new BoardDatabase(db).ask);
  const kept = (ids: ReadonlyMap<string, string>) => everythingIn({ boards: boards() }, ids.values());
  const at = (place: number): SharedGames => nodes[place % nodes.length] as SharedGames;

  /** Random rooms in the database, and what a server with files of its own would make of them. */
  async function play(seed: number, rooms: number) {
    const { file, ids } = peopleOfRooms();
    const inFile = await randomLog(seed, rooms, ids);
    await projectorOn(inFile, remoteHere(file).games).projector.catchUp();
    for (const id of ids.values()) await say(`insert into yaht.profiles values ('${id}', 'X', 'sky', 0)`);
    const clock = new HandClock();
    const log = await openPostgresLog<RoomEvent>({ url: postgres.url, now: clock.now });
    await playIn(log, clock, { seed, rooms, ids });
    await log.close();
    return { ids, file };
  }

  /** All nodes look for games again and again, until none waits. */
  async function writeAll(): Promise<readonly string[]> {
    const problems: string[] = [];
    do for (const written of await Promise.all(nodes.map(node => node.write()))) problems.push(...written.problems);
    while ((await waiting('games')) > 0);
    return problems;
  }

  const waiting = async (kind: string): Promise<number> =>
    (await say<{ readonly n: number }>(`select count(*)::int as n from yaht.tasks where kind = '${kind}'`))[0]?.n ?? 0;

  /** What is given out to somebody, and was not written. */
  const pass = (time: string): Promise<unknown> =>
    say(`update yaht.tasks set at = at - interval '${time}'; update yaht.consumers set until = until - interval '${time}'`);

  test.each([7, 4_711, 90_001])('several nodes keep the boards that one with a file of its own has (%i)', async seed => {
    const { ids, file } = await play(seed, 6);
    expect(await writeAll()).toEqual([]);
    const all = await kept(ids);
    expect(all.games.length).toBeGreaterThan(0);
    expect(all).toEqual(await everythingIn(file, ids.values()));
  });

  test('boards are made again as they were, in the order in which games were accepted and not in that of the log', async () => {
    const { ids } = await play(7, 6);
    // One by one, the last first.
    for (let left = await waiting('games'); left > 0; left -= 1) {
      await say(`update yaht.tasks set at = now() + interval '1 hour' where kind = 'games'`);
      await say(`update yaht.tasks set at = now() where id = (select max(id) from yaht.tasks where kind = 'games')`);
      expect(await at(0).write()).toMatchObject({ problems: [] });
    }
    const before = await kept(ids);
    const order = before.games.map(({ id }) => id);
    const inLog = await say<{ readonly id: string }>(
      `select g.id from yaht.games g join yaht.rooms r on r.name = g.room join yaht.events e on e.room = r.key and e.seq = g.last_seq
       order by e.position desc`,
    );
    expect(order).not.toEqual(inLog.map(({ id }) => id));
    const plain = ({ games, ...rest }: typeof before) => ({ ...rest, games: games.map(game => ({ ...game, number: 0 })) });
    expect(await at(1).rebuild()).toEqual([]);
    expect(plain(await kept(ids))).toEqual(plain(before));
  });

  test('making them again finds games that nobody was told of, and is all or nothing', async () => {
    const { ids } = await play(7, 4);
    await writeAll();
    const before = await kept(ids);
    await say('delete from yaht.games; delete from yaht.ratings');
    expect(await at(0).rebuild()).toEqual([]);
    expect((await kept(ids)).games.map(({ id }) => id)).toEqual(before.games.map(({ id }) => id));
    // Something that does not fit comes up in the middle.
    await say(`alter table yaht.seats add constraint none check (game < 0) not valid`);
    await expect(at(0).rebuild()).rejects.toThrow();
    await say('alter table yaht.seats drop constraint none');
    expect((await kept(ids)).games).toHaveLength(before.games.length);
  });

  test('one node at a time has the turn, and one that was stopped in the middle writes nothing any more', async () => {
    const { ids, file } = await play(90_001, 4);
    await at(0).write();
    const count = (await kept(ids)).games.length;
    await say(`update yaht.consumers set holder = 'another', until = now() + interval '1 minute'`);
    for (const node of nodes) expect(await node.write()).toEqual({ problems: [], isAll: true });
    expect((await kept(ids)).games).toHaveLength(count);
    await pass('2 minutes');
    await writeAll();
    expect(await kept(ids)).toEqual(await everythingIn(file, ids.values()));
  });

  test('a game that was given to a node which never came back is given to another, also after later ones of its room', async () => {
    const { ids, file } = await play(4_711, 6);
    const log = await openPostgresLog({ url: postgres.url });
    const taken = await log.takeTasks('games', 3);
    expect(taken).toHaveLength(3);
    await log.close();
    await at(0).write();
    await pass('2 minutes');
    await writeAll();
    const games = ({ games: all }: { readonly games: readonly { readonly id: string }[] }) => all.map(({ id }) => id).sort();
    expect(games(await kept(ids))).toEqual(games(await everythingIn(file, ids.values())));
  });

  test('nobody waits for a transaction that is open, and what it brings is taken when it is over', async () => {
    const { ids, file } = await play(7, 4);
    const [last] = await say<{ readonly id: number }>(`select max(id) as id from yaht.tasks where kind = 'games'`);
    await db.with(async client => {
      await client.query('begin');
      await client.query('select pg_current_xact_id(); lock table yaht.events in row exclusive mode');
      await client.query(`update yaht.tasks set tries = tries where id = ${last?.id ?? 0}`);
      await Promise.all(nodes.map(node => node.write()));
      expect(await waiting('games')).toBe(1);
      await client.query('commit');
    });
    await writeAll();
    expect(await kept(ids)).toEqual(await everythingIn(file, ids.values()));
  });

  test('a game is compared once, by one node, and what a release before had found is not found again', async () => {
    const { ids } = await play(7, 12);
    await writeAll();
    const count = await waiting('reviews');
    expect(count).toBeGreaterThan(2);
    const [known] = await say<{ readonly id: string }>(
      `select id from yaht.games where review = 'waiting' order by number limit 1`,
    );
    await say(`insert into yaht.reviews values ('${known?.id}', now(), 'null')`);
    const taken = await Promise.all(Array.from({ length: count + 2 }, (_, i) => at(i).nextReview()));
    const games = taken.flatMap(next => next?.place.id ?? []);
    expect([games.length, new Set(games).size]).toEqual([count, count]);
    expect(taken.flatMap(next => (next?.known === null ? next.place.id : []))).toEqual([known?.id]);
    for (const next of taken.slice(1)) if (next) await at(0).reviewed(next, null);
    // The first node never came back.
    expect(await at(1).nextReview()).toBeUndefined();
    await pass('10 minutes');
    const again = await at(1).nextReview();
    expect(again?.place).toEqual(taken[0]?.place);
    if (again) await at(1).reviewed(again, null);
    expect(await waiting('reviews')).toBe(0);
    expect((await kept(ids)).games.every(({ reviewed }) => !reviewed)).toBe(true);
  });

  test('a game that does not fit is told of and left out, and those beside it are written', async () => {
    const { ids, file } = await play(7, 4);
    const [last] = await file.boards.history({ limit: 1, withPrivate: true });
    await say(`alter table yaht.games add constraint none check (id <> '${last?.id}') not valid`);
    const problems = await writeAll();
    await say('alter table yaht.games drop constraint none');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${last?.room} that ends at ${last?.lastSeq} cannot be stored`);
    expect((await kept(ids)).games.length).toBeGreaterThan(0);
  });
});

describe.skipIf(isLeftOut('postgres'))('a house of two nodes', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ nodes: 2 });
  });
  afterAll(() => house.close());

  type Rows = { readonly rows: readonly { readonly profile: { readonly id: string }; readonly value: number }[] };

  test('a game is on the boards of both, also when the one that kept them is killed, and made again they are the same', async () => {
    const [here, there] = [0, 1].map(node => new Asking(house.ports(node)));
    if (!here || !there) return expect.unreachable();
    const [ann, ben] = [await here.makeProfile('Ann'), await there.makeProfile('Ben')];
    const boardAt = async (asking: Asking, by: string): Promise<Rows['rows']> =>
      ((await asking.ask(`/v1/leaderboards/yatzy?by=${by}`)) as Rows).rows;
    const play = async (node: number): Promise<void> => {
      const entered = [
        [ann, 'tcp'],
        [ben, 'websocket'],
      ] as const;
      const players = await seatPeople(house.ports(node), entered, { variant: 'yatzy', rated: true });
      await Promise.all(players.map(player => player.until(() => player.isOver)));
      for (const { client } of players) client?.socket.destroy();
    };
    const gamesAt = async (asking: Asking): Promise<number> =>
      (
        (await asking.ask('/v1/games?variant=yatzy')) as { readonly games: readonly { readonly reviewed: boolean }[] }
      ).games.filter(({ reviewed }) => reviewed).length;

    await play(0);
    for (const asking of [here, there]) await expect.poll(() => gamesAt(asking)).toBe(1);
    await house.nodes[0]?.kill();
    await play(1);
    await expect.poll(() => gamesAt(there)).toBe(2);
    const boards = await Promise.all(['score', 'rating', 'average'].map(by => boardAt(there, by)));
    expect(boards.slice(0, 2).map(rows => rows.map(({ profile }) => profile.id).sort())).toEqual(
      [0, 1].map(() => [ann.id, ben.id].sort()),
    );
    const rebuilt = await run(yaht, ['server', 'rebuild', '--db', house.postgres.url, '--json']);
    expect([rebuilt.code, rebuilt.stderr]).toEqual([0, '']);
    expect(JSON.parse(rebuilt.stdout)).toMatchObject({ games: 2 });
    expect(await Promise.all(['score', 'rating', 'average'].map(by => boardAt(there, by)))).toEqual(boards);
    const headers = { authorization: `Bearer ${ben.key}` };
    await fetch(`http://127.0.0.1:${there.ports.http}/v1/profiles/me`, { method: 'DELETE', headers });
    expect((await boardAt(there, 'score')).map(({ profile }) => profile.id)).toEqual([ann.id]);
  });
});
