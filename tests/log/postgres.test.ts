import fc from 'fast-check';
import { FIRST_EPOCH, roomId, TASK_WITHIN, type GameLog } from '@yaht/server/log';
import { openPostgresLog } from '@yaht/server/log/postgres';
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

  test('a step of the schema lets those pass who wait behind it for a table that somebody has in hand', async () => {
    await say(
      `alter table yaht.rooms drop column append, drop column version, drop column wake_at; drop index yaht.games_in_order;
       drop table yaht.kept, yaht.tasks; delete from yaht.schema_versions where version >= 6`,
    );
    let opening: Promise<GameLog> | undefined;
    await during(postgres.url, 'lock table yaht.rooms in access share mode', async () => {
      opening = openPostgresLog({ url: postgres.url });
      // Asked again and again while the step waits: without giving way, one of them would wait until the table is let go.
      for (let i = 0; i < 20; i++) await say('update yaht.rooms set open = open');
    });
    const log = await opening;
    expect(
      await log?.append({ room: roomId('new'), expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] }),
    ).toMatchObject({
      type: 'appended',
    });
    await log?.close();
    await emptied();
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

  const elsewhere = (): string => {
    const url = new URL(postgres.url);
    url.pathname = '/elsewhere';
    return url.href;
  };

  test.each([
    ['in another database of the cluster', elsewhere, 'create table kept (n int)'],
    ['in this database, about something else', () => postgres.url, 'create temporary table kept (n int)'],
  ])('whoever follows does not wait for a transaction %s', async (_, url, deed) => {
    const log = await openPostgresLog({ url: postgres.url });
    await say('drop database if exists elsewhere');
    await say('create database elsewhere');
    await during(url(), deed, async () => {
      for (let seq = 0; seq < 3; seq++)
        await log.append({ room: roomId('seen'), expected: { seq, version: seq }, epoch: FIRST_EPOCH, events: [said(`${seq}`)] });
      expect((await log.follow())?.facts).toHaveLength(3);
    });
    await log.close();
    await emptied();
  });

  test('whoever follows waits for facts that are on their way, so that none of them appears behind its cursor', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    const entry = { room: roomId('first'), expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a')] };
    await log.append(entry);
    const begun = `insert into yaht.events (room, seq, at, type, event) select key, 2, 0, 'Said', '{"type":"Said","text":"b"}' from yaht.rooms`;
    await during(postgres.url, begun, async () => {
      await log.append({ ...entry, room: roomId('second'), events: [said('c')] });
      expect((await log.follow())?.facts.map(({ event }) => event)).toEqual([said('a')]);
    });
    expect((await log.follow())?.facts.map(({ event }) => event)).toEqual([said('a'), said('b'), said('c')]);
    await log.close();
    await emptied();
  });

  test('facts from another cluster are followed in their order, and new ones after them', async () => {
    const log = await openPostgresLog({ url: postgres.url });
    const room = roomId('moved');
    await log.append({ room, expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [said('a'), said('b')] });
    await log.close();
    // As a dump brings them: transactions that this cluster has not had yet.
    await say(`update yaht.events set transaction = '4000000000'`);
    const moved = await openPostgresLog({ url: postgres.url });
    await moved.append({ room, expected: { seq: 2, version: 1 }, epoch: FIRST_EPOCH, events: [said('c')] });
    const { facts = [] } = (await moved.follow()) ?? {};
    expect(facts.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await moved.close();
  });
});
