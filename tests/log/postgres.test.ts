import fc from 'fast-check';
import { FIRST_EPOCH, roomId, TASK_WITHIN, type GameLog } from '@yaht/server/log';
import { migratePostgres, openPostgresLog } from '@yaht/server/log/postgres';
import { Database } from '@yaht/server/people/shared';
import { logContract } from '@yaht/server/log/contract';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Line, type Cut } from '../lib/cutting.ts';
import { isLeftOut, startPostgres, type Service } from '../lib/services.ts';

describe.skipIf(isLeftOut('postgres'))('with PostgreSQL', () => {
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const say = async (text: string): Promise<void> => {
    const db = new Database(postgres.url);
    await db.with(client => client.query(text));
    await db.close();
  };

  const emptied = (): Promise<void> =>
    say(
      'truncate yaht.rooms, yaht.events, yaht.commands, yaht.secrets, yaht.tokens, yaht.kept, yaht.tasks, yaht.open_games restart identity',
    );

  /** Time goes by for everything that the database measures. */
  const pass = (milliseconds: number): Promise<void> =>
    say(
      ['rooms set wake_at = wake_at', 'kept set until = until', 'tasks set at = at']
        .map(time => `update yaht.${time} - ${milliseconds} * interval '1 ms'`)
        .join('; '),
    );

  logContract('a log in PostgreSQL', async () => ({
    open: now => openPostgresLog({ url: postgres.url, now }),
    survives: true,
    ownTime: { now: Date.now, pass },
    remove: emptied,
  }));

  const said = (text: string) => ({ type: 'Said', text });
  const textsIn = async (log: GameLog, name: string) =>
    ((await log.load(roomId(name)))?.events ?? []).map(({ event }) => ('text' in event ? event.text : undefined));

  describe('a line that is cut', () => {
    let line: Line;
    let log: GameLog;
    beforeAll(async () => {
      const folder = new URL(postgres.url).searchParams.get('host') ?? '';
      line = new Line(join(folder, '.s.PGSQL.5432'));
      log = await openPostgresLog({ url: `postgres://yaht@127.0.0.1:${await line.open()}/postgres` });
    });
    afterAll(async () => {
      await log.close();
      await line.close();
    });
    afterEach(emptied);

    test('[P1] [P2] whatever was cut, every entry is stored once and its writer is told so', async () => {
      const step = fc.record({
        room: fc.constantFrom('r1', 'r2', 'r3'),
        events: fc.integer({ min: 0, max: 3 }),
        hasCommand: fc.boolean(),
        cut: fc.constantFrom<Cut | undefined>(undefined, 'unheard', 'unsaid'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
          const expected = new Map<string, string[]>();
          const versions = new Map<string, number>();
          for (const [i, { room, events, hasCommand, cut }] of steps.entries()) {
            const before = expected.get(room) ?? [];
            const version = versions.get(room) ?? 0;
            versions.set(room, version + 1);
            const texts = Array.from({ length: events }, (_, n) => `${i}-${n}`);
            if (cut) line.cutAt('expectedSeq', cut);
            const outcome = await log.append({
              room: roomId(room),
              expected: { seq: before.length, version },
              epoch: FIRST_EPOCH,
              events: texts.map(said),
              ...(hasCommand ? { command: { member: 'm', id: `c${i}`, hash: 'h', answer: i } as never } : {}),
            });
            expect(outcome).toMatchObject({ type: 'appended', firstSeq: before.length + 1, lastSeq: before.length + events });
            expected.set(room, [...before, ...texts]);
          }
          for (const [room, texts] of expected) expect(await textsIn(log, room)).toEqual(texts);
          await emptied();
        }),
        { numRuns: 12 },
      );
    });

    test('[P7] an answer that was lost is no reason to believe in a room that somebody else has taken', async () => {
      const room = roomId('taken');
      const entry = { room, expected: { seq: 1, version: 1 }, epoch: FIRST_EPOCH, events: [said('late')] };
      await log.append({ ...entry, expected: { seq: 0, version: 0 }, events: [said('first')] });
      line.cutAt('expectedSeq', 'unsaid');
      const [outcome] = await Promise.all([log.append(entry), say(`update yaht.rooms set epoch = 1 where name = 'taken'`)]);
      const texts = await textsIn(log, 'taken');
      // Either came first; what the writer is told is what happened.
      if (outcome.type === 'appended') expect(texts).toEqual(['first', 'late']);
      else expect([outcome, texts]).toEqual([{ type: 'conflict', seq: 1, epoch: 1 }, ['first']]);
    });

    test('[P2] an answer that was lost is settled by the id of the entry: another that says the same is not taken for it', async () => {
      const room = roomId('twins');
      const entry = { room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('same')] };
      line.cutAt('expectedSeq', 'unsaid');
      const other = await openPostgresLog({ url: postgres.url });
      const [mine, theirs] = await Promise.all([log.append(entry), other.append(entry)]);
      await other.close();
      expect([mine.type, theirs.type].sort()).toEqual(['appended', 'conflict']);
      expect(await textsIn(log, 'twins')).toEqual(['same']);
    });
  });

  test('what is asked while the database is away is answered when it is back', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    await postgres.kill();
    const room = roomId('patient');
    const appended = log.append({ room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] });
    const loaded = log.load(roomId('never-there'));
    await postgres.start();
    expect(await appended).toMatchObject({ type: 'appended', lastSeq: 1 });
    expect(await loaded).toBeUndefined();
    expect(await textsIn(log, 'patient')).toEqual(['a']);
    await log.close();
    await emptied();
  });

  test('what an entry leaves to be done is there after the database was killed, and so is what somebody had in hand', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    const tasks = ['a', 'b'].map(body => ({ kind: 'tell', body }));
    await log.append({ room: roomId('r'), expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')], tasks });
    await log.takeTasks('tell', 1);
    await postgres.kill();
    await postgres.start();
    expect((await log.takeTasks('tell', 9)).map(({ body }) => body)).toEqual(['b']);
    await pass(TASK_WITHIN + 1_000);
    expect((await log.takeTasks('tell', 9)).map(({ body, tries }) => [body, tries])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
    await log.close();
    await emptied();
  });

  test('a task that becomes visible late is taken all the same, and nobody waits for it', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    const entry = { expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] };
    await log.append({ ...entry, room: roomId('first') });
    const begun = `insert into yaht.tasks (room, kind, at, body) select key, 'tell', now(), '"late"' from yaht.rooms`;
    await during(postgres.url, begun, async () => {
      await log.append({ ...entry, room: roomId('second'), tasks: [{ kind: 'tell', body: 'soon' }] });
      const [task] = await log.takeTasks('tell', 9);
      expect(task?.body).toBe('soon');
      await log.finishTasks([task?.id ?? 0]);
    });
    expect((await log.takeTasks('tell', 9)).map(({ body }) => body)).toEqual(['late']);
    await log.close();
    await emptied();
  });

  test('whoever waits too long for a database is told so, and at a start at once', async () => {
    const log = await openPostgresLog({ url: postgres.url, patience: 100 });
    await postgres.kill();
    await expect(log.load(roomId('room'))).rejects.toMatchObject({ code: 'away' });
    await expect(openPostgresLog({ url: postgres.url })).rejects.toMatchObject({ code: 'cannot-open' });
    await postgres.start();
    expect(await log.load(roomId('room'))).toBeUndefined();
    await log.close();
  });

  test('a full disk is told by name, to whoever appends and to whoever claims a room', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    const room = roomId('full');
    const entry = { room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] };
    await log.append(entry);
    await say(`create function yaht.full() returns trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$;
      create trigger disk before update on yaht.rooms execute function yaht.full()`);
    expect(await log.append({ ...entry, expected: { seq: 1, version: 1 } })).toEqual({ type: 'disk-full' });
    await expect(log.claim(room)).rejects.toMatchObject({ code: 'disk-full' });
    await say('drop function yaht.full() cascade');
    expect(await log.claim(room)).toBe(FIRST_EPOCH + 1);
    await log.close();
    await emptied();
  });

  test('[P1] a database that answers before it has written is refused', async () => {
    await say(`alter database postgres set synchronous_commit = off`);
    await expect(openPostgresLog({ url: postgres.url })).rejects.toMatchObject({
      code: 'cannot-open',
      reason: 'synchronous-commit',
    });
    await say(`alter database postgres reset synchronous_commit`);
    await (await openPostgresLog({ url: postgres.url })).close();
  });

  test('several nodes that start at once make the tables once, and a newer schema is not touched', async () => {
    await say('drop schema yaht cascade');
    const logs = await Promise.all([1, 2, 3].map(() => openPostgresLog({ url: postgres.url })));
    await Promise.all(logs.map(log => log.close()));
    await say('insert into yaht.schema_versions values (999, 0)');
    await expect(openPostgresLog({ url: postgres.url })).rejects.toMatchObject({ code: 'newer-schema' });
    await say('delete from yaht.schema_versions where version = 999');
  });

  describe('an older schema', () => {
    const atVersion = async (version: number): Promise<void> => {
      await say('drop schema yaht cascade');
      const db = new Database(postgres.url);
      await db.with(client => migratePostgres(client, 0, version));
      await db.close();
    };
    const fact = `insert into yaht.events (room, seq, at, type, event) values (0, $1, 0, 'Said', '{}')`;

    test.each([
      ['a table that somebody reads', 'lock table yaht.rooms in access share mode', 'update yaht.rooms set open = open'],
      ['facts that are on their way', fact.replace('$1', '0'), fact],
    ])('is brought up to date while there are %s, and nobody else waits for it', async (_, held, again) => {
      await atVersion(4);
      let opening: Promise<GameLog> | undefined;
      await during(postgres.url, held, async () => {
        opening = openPostgresLog({ url: postgres.url });
        // Said again and again while the step waits: without giving way, one of them would wait until the table is let go.
        for (let i = 1; i < 20; i++) await say(again.replace('$1', `${i}`));
      });
      const log = await opening;
      expect(
        await log?.append({ room: roomId('new'), expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] }),
      ).toMatchObject({ type: 'appended' });
      await log?.close();
      await emptied();
    });

    test('has its open rooms looked at and its games written down, and an index that was cut off is made again', async () => {
      await atVersion(4);
      await say(`
        insert into yaht.rooms (name, seq, epoch, open, opened_at, updated_at, lobby, state)
          select 'r' || n, 2, 0, n % 2 = 0, 0, 0, 'null', 'null' from generate_series(1, 2500) n;
        insert into yaht.events (room, seq, at, type, event) select key, 1, 0, 'GameStarted', '{"id":"a"}' from yaht.rooms;
        insert into yaht.events (room, seq, at, type, event) select key, 2, 0, 'GameOver', '{}' from yaht.rooms;
        create index rooms_listed on yaht.rooms (key);
        update pg_index set indisvalid = false where indexrelid = 'yaht.rooms_listed'::regclass`);
      const log = await openPostgresLog({ url: postgres.url });
      expect(await log.due(9_999)).toEqual([]);
      await pass(2_000);
      expect(await log.due(9_999)).toHaveLength(1_250);
      const tasks = await log.takeTasks('games', 9_999);
      expect(tasks.map(({ body }) => body)).toEqual(Array.from({ length: 2_500 }, () => ({ seq: 2 })));
      expect(await log.beginning(roomId('r7'))).toBe(1);
      await log.close();
      const db = new Database(postgres.url);
      const [index] = await db.ask<{ readonly text: string }>({
        name: 'index',
        text: `select pg_get_indexdef(indexrelid) as text from pg_index where indexrelid = 'yaht.rooms_listed'::regclass and indisvalid`,
      });
      expect(index?.text).toContain('free');
      await db.close();
      await emptied();
    });
  });

  /** Does something while a transaction is open, in which this was said. */
  async function during(url: string, said: string, work: () => Promise<void>): Promise<void> {
    const db = new Database(url);
    await db.with(async client => {
      await client.query('begin');
      await client.query(said);
      await work();
      await client.query('commit');
    });
    await db.close();
  }
});
