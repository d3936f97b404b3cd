/** What every log keeps to, whatever it is made of. An implementation passes by calling `logContract` in its test. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_EPOCH, type Entry, type GameLog, type Outcome } from './game-log.ts';
import { commandId, memberId, roomId, tokenHash } from './ids.ts';

/** A place for one log. `survives` says whether a log opened there again finds what the one before stored. */
export type Place = {
  readonly open: (now: () => number) => Promise<GameLog>;
  readonly survives: boolean;
  readonly remove: () => Promise<void>;
};

const room = roomId('room');
const other = roomId('other');
const ann = memberId('ann');
const ben = memberId('ben');

const facts = (...texts: readonly string[]) => texts.map(text => ({ type: 'Said', text }));

const entry = (expectedSeq: number, texts: readonly string[], more: Partial<Entry> = {}): Entry => ({
  room,
  expectedSeq,
  epoch: FIRST_EPOCH,
  events: facts(...texts),
  ...more,
});

const command = (id: string, hash = 'content', answer: unknown = { answerTo: id }) => ({
  member: ann,
  id: commandId(id),
  hash,
  answer,
});

const typesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ type }) => type);

export function logContract(name: string, place: () => Promise<Place>): void {
  let now: number;
  let here: Place;
  let log: GameLog;
  const clock = () => now;

  const texts = async (of = room, after?: number) =>
    ((await log.load(of, after))?.events ?? []).map(({ event }) => ('text' in event ? event.text : undefined));

  /** As after a restart, where the log can do that. */
  const restart = async () => {
    if (!here.survives) return;
    await log.close();
    log = await here.open(clock);
  };

  describe(name, () => {
    beforeEach(async () => {
      now = 1_000;
      here = await place();
      log = await here.open(clock);
    });
    afterEach(async () => {
      await log.close();
      await here.remove();
    });

    describe('numbers', () => {
      test('events are numbered from 1 without a gap, across entries', async () => {
        expect(await log.append(entry(0, ['a', 'b']))).toEqual({ type: 'appended', firstSeq: 1, lastSeq: 2, at: 1_000 });
        now = 2_000;
        expect(await log.append(entry(2, ['c']))).toEqual({ type: 'appended', firstSeq: 3, lastSeq: 3, at: 2_000 });
        await restart();
        expect((await log.load(room))?.events).toEqual([
          { seq: 1, at: 1_000, event: { type: 'Said', text: 'a' } },
          { seq: 2, at: 1_000, event: { type: 'Said', text: 'b' } },
          { seq: 3, at: 2_000, event: { type: 'Said', text: 'c' } },
        ]);
      });

      test('resuming after any number gives exactly the events after it', async () => {
        const all = Array.from({ length: 30 }, (_, i) => `${i + 1}`);
        await log.append(entry(0, all.slice(0, 11)));
        await log.append(entry(11, all.slice(11)));
        for (let after = 0; after <= 31; after++) expect(await texts(room, after)).toEqual(all.slice(after));
      });

      test('entries of one room sent without waiting are stored in their order', async () => {
        const sent = Array.from({ length: 50 }, (_, i) => log.append(entry(i, [`${i}`])));
        expect(new Set(typesOf(await Promise.all(sent)))).toEqual(new Set(['appended']));
        expect(await texts()).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
      });

      test('an entry without events keeps its command and moves no number', async () => {
        await log.append(entry(0, ['a']));
        const outcome = await log.append(entry(1, [], { command: command('c'), state: { left: 5 } }));
        expect(outcome).toEqual({ type: 'appended', firstSeq: 2, lastSeq: 1, at: 1_000 });
        expect((await log.load(room))?.meta).toMatchObject({ seq: 1, state: { left: 5 } });
        expect(await log.command(room, ann, commandId('c'))).toMatchObject({ answer: { answerTo: 'c' } });
      });

      test('a thousand events in one entry', async () => {
        const many = Array.from({ length: 1_000 }, (_, i) => `${i}`);
        expect(await log.append(entry(0, many))).toMatchObject({ firstSeq: 1, lastSeq: 1_000 });
        expect(await texts()).toEqual(many);
      });

      test('times do not go back when the clock does', async () => {
        await log.append(entry(0, ['a']));
        now = 10;
        expect(await log.append(entry(1, ['b']))).toMatchObject({ at: 1_000 });
      });
    });

    describe('one writer', () => {
      test('an entry with another number than the last is refused and changes nothing', async () => {
        await log.append(entry(0, ['a', 'b']));
        for (const expectedSeq of [0, 1, 3, -1]) {
          const outcome = await log.append(entry(expectedSeq, ['x'], { command: command('c'), state: 1, secrets: { s: 'x' } }));
          expect(outcome).toEqual({ type: 'conflict', seq: 2, epoch: FIRST_EPOCH });
        }
        expect(await texts()).toEqual(['a', 'b']);
        expect(await log.command(room, ann, commandId('c'))).toBeUndefined();
        expect(await log.secrets(room)).toEqual({});
      });

      test('a room is opened with number 0 and the first epoch only', async () => {
        expect(await log.append(entry(1, ['x']))).toEqual({ type: 'conflict', seq: 0, epoch: FIRST_EPOCH });
        expect(await log.append(entry(0, ['x'], { epoch: 7 }))).toEqual({ type: 'conflict', seq: 0, epoch: FIRST_EPOCH });
        expect(await log.load(room)).toBeUndefined();
      });

      test('of many writers at once one is granted, and the others leave no trace', async () => {
        await log.append(entry(0, ['a']));
        const race = Array.from({ length: 20 }, (_, i) => log.append(entry(1, [`${i}`, `${i}`])));
        const outcomes = typesOf(await Promise.all(race));
        expect(outcomes.filter(type => type === 'appended')).toHaveLength(1);
        expect(outcomes.filter(type => type === 'conflict')).toHaveLength(19);
        expect(await texts()).toHaveLength(3);
      });

      test('whoever claims a room shuts out those who wrote before', async () => {
        await log.append(entry(0, ['a']));
        const epoch = await log.claim(room);
        expect(epoch).toBeGreaterThan(FIRST_EPOCH);
        expect(await log.append(entry(1, ['late']))).toEqual({ type: 'conflict', seq: 1, epoch });
        expect(await log.append(entry(1, ['b'], { epoch: epoch ?? -1 }))).toMatchObject({ type: 'appended' });
        await restart();
        expect(await log.claim(room)).toBeGreaterThan(epoch ?? Infinity);
        expect(await log.append(entry(2, ['late'], { epoch: epoch ?? -1 }))).toMatchObject({ type: 'conflict' });
        expect(await texts()).toEqual(['a', 'b']);
      });

      test('a room that does not exist cannot be claimed', async () => {
        expect(await log.claim(room)).toBeUndefined();
        expect(await log.load(room)).toBeUndefined();
      });

      test('a conflict does not disturb the entries beside it', async () => {
        const outcomes = await Promise.all([
          log.append(entry(0, ['a'])),
          log.append(entry(5, ['x'])),
          log.append(entry(0, ['b'], { room: other })),
          log.append(entry(1, ['c'])),
        ]);
        expect(typesOf(outcomes)).toEqual(['appended', 'conflict', 'appended', 'appended']);
        expect(await texts()).toEqual(['a', 'c']);
        expect(await texts(other)).toEqual(['b']);
      });

      test('an entry that JSON cannot hold fails alone', async () => {
        const unfit = { ...entry(0, []), events: [{ type: 'Said', big: 1n }] };
        const [bad, good] = await Promise.allSettled([log.append(unfit), log.append(entry(0, ['a']))]);
        expect(bad.status).toBe('rejected');
        expect(good).toMatchObject({ status: 'fulfilled', value: { type: 'appended' } });
      });
    });

    describe('exactly once', () => {
      test('a retry gets the first answer, however late and wherever the room is by then', async () => {
        const first = await log.append(entry(0, ['a'], { command: command('c1', 'h', { dice: [1, 2, 3] }) }));
        await log.append(entry(1, ['b']));
        await log.claim(room);
        await restart();
        now = 9_000;
        const retry = await log.append(entry(2, ['again'], { command: command('c1', 'h', { dice: [6, 6, 6] }) }));
        expect(retry).toEqual({ ...first, type: 'duplicate', answer: { dice: [1, 2, 3] } });
        expect(await texts()).toEqual(['a', 'b']);
      });

      test('a duplicate in flight gets the same answer', async () => {
        const both = [1, 2].map(n => log.append(entry(0, [`${n}`], { command: command('c1', 'h', n) })));
        const [first, second] = await Promise.all(both);
        expect(first).toEqual({ type: 'appended', firstSeq: 1, lastSeq: 1, at: 1_000 });
        expect(second).toEqual({ type: 'duplicate', answer: 1, firstSeq: 1, lastSeq: 1, at: 1_000 });
        expect(await texts()).toEqual(['1']);
      });

      test('the same id with other content is refused', async () => {
        await log.append(entry(0, ['a'], { command: command('c1', 'roll') }));
        expect(await log.append(entry(1, ['b'], { command: command('c1', 'score') }))).toEqual({ type: 'id-reused', seq: 1 });
        expect(await texts()).toEqual(['a']);
      });

      test('ids belong to one member in one room', async () => {
        await log.append(entry(0, ['a'], { command: command('c1') }));
        const another = { ...command('c1', 'x', 'for ben'), member: ben };
        expect(await log.append(entry(1, ['b'], { command: another }))).toMatchObject({ type: 'appended' });
        const elsewhere = entry(0, ['c'], { room: other, command: command('c1', 'y', 'elsewhere') });
        expect(await log.append(elsewhere)).toMatchObject({ type: 'appended' });
        expect(await log.command(room, ben, commandId('c1'))).toMatchObject({ answer: 'for ben', hash: 'x', lastSeq: 2 });
        expect(await log.command(other, ann, commandId('c1'))).toMatchObject({ answer: 'elsewhere' });
        expect(await log.command(other, ben, commandId('c1'))).toBeUndefined();
      });

      test('a refused command is not remembered and may be sent again', async () => {
        await log.append(entry(0, ['a']));
        expect(await log.append(entry(0, ['b'], { command: command('c1') }))).toMatchObject({ type: 'conflict' });
        expect(await log.append(entry(1, ['b'], { command: command('c1') }))).toMatchObject({ type: 'appended' });
      });

      test('an answer of nothing is an answer', async () => {
        await log.append(entry(0, ['a'], { command: command('c1', 'h', null) }));
        const retry = await log.append(entry(1, ['b'], { command: command('c1', 'h', 'x') }));
        expect(retry).toMatchObject({ type: 'duplicate', answer: null });
      });
    });

    describe('what is kept beside', () => {
      test('state, lobby and openness stay until an entry brings others', async () => {
        await log.append(entry(0, ['a'], { state: { left: 30 }, lobby: { seats: 2 } }));
        now = 2_000;
        await log.append(entry(1, ['b'], { state: { left: 20 } }));
        await restart();
        const meta = { room, seq: 2, epoch: FIRST_EPOCH, open: true, openedAt: 1_000, updatedAt: 2_000 };
        expect((await log.load(room))?.meta).toEqual({ ...meta, lobby: { seats: 2 }, state: { left: 20 } });
        await log.append(entry(2, ['c'], { open: false, lobby: null }));
        expect((await log.load(room))?.meta).toEqual({ ...meta, seq: 3, open: false, lobby: null, state: { left: 20 } });
      });

      test('rooms are listed by openness and time, the latest first', async () => {
        for (const [i, name] of ['r1', 'r2', 'r3', 'r4'].entries()) {
          now = 1_000 + i;
          await log.append(entry(0, ['a'], { room: roomId(name), open: i !== 2, lobby: name }));
        }
        const listed = async (query?: Parameters<GameLog['rooms']>[0]) => (await log.rooms(query)).map(({ lobby }) => lobby);
        expect(await listed()).toEqual(['r4', 'r3', 'r2', 'r1']);
        expect(await listed({ open: true })).toEqual(['r4', 'r2', 'r1']);
        expect(await listed({ open: false })).toEqual(['r3']);
        expect(await listed({ updatedSince: 1_001 })).toEqual(['r4', 'r3', 'r2']);
        expect(await listed({ open: true, updatedUntil: 1_001 })).toEqual(['r2', 'r1']);
        expect(await listed({ limit: 2 })).toEqual(['r4', 'r3']);
        expect(await listed({ updatedSince: 9_999 })).toEqual([]);
      });

      test('secrets belong to their room and appear nowhere else', async () => {
        await log.append(entry(0, ['a'], { secrets: { 'seed/g1': 'c0ffee' } }));
        await log.append(entry(1, ['b'], { secrets: { 'seed/g2': 'beef', 'seed/g1': 'cafe' } }));
        await log.append(entry(0, ['a'], { room: other }));
        await restart();
        expect(await log.secrets(room)).toEqual({ 'seed/g1': 'cafe', 'seed/g2': 'beef' });
        expect(await log.secrets(other)).toEqual({});
        expect(JSON.stringify([await log.load(room), await log.rooms()])).not.toMatch(/cafe|beef|c0ffee/);
      });

      test('a token finds its room and member until it is revoked', async () => {
        const hash = tokenHash('5f2a');
        await log.append(entry(0, ['a'], { tokens: [{ hash, member: ann }] }));
        await restart();
        expect(await log.holder(hash)).toEqual({ room, member: ann });
        await log.append(entry(0, ['a'], { room: other, revoked: [hash] }));
        expect(await log.holder(hash)).toEqual({ room, member: ann });
        const next = tokenHash('77aa');
        await log.append(entry(1, ['b'], { revoked: [hash], tokens: [{ hash: next, member: ann }] }));
        expect(await log.holder(hash)).toBeUndefined();
        expect(await log.holder(next)).toEqual({ room, member: ann });
      });
    });

    describe('texts and rooms', () => {
      test.each(['æ–漢字🎲', '\u0000\u001f\u2028', '\ud800', 'a\udfff', '"\\', '', '__proto__'])(
        '%j comes back as it was',
        async text => {
          const answer = { text, [text]: [text] };
          await log.append(entry(0, [text], { command: command('c', 'h', answer), state: answer, secrets: { name: 'x' } }));
          await restart();
          expect(await texts()).toEqual([text]);
          expect((await log.command(room, ann, commandId('c')))?.answer).toEqual(answer);
          expect((await log.load(room))?.meta.state).toEqual(answer);
        },
      );

      test('rooms whose names look alike are not mixed up', async () => {
        const names = ['a', 'A', 'á', 'a\u0301', 'a ', '1', '01', '1.0', '🎲', '%', '_'].map(roomId);
        await Promise.all(names.map(name => log.append(entry(0, [`in ${name}`], { room: name }))));
        await restart();
        for (const name of names) expect(await texts(name)).toEqual([`in ${name}`]);
        expect(await log.rooms()).toHaveLength(names.length);
      });

      test('changing what was given or got changes nothing stored', async () => {
        const given = { type: 'Said', text: 'a', list: [1] };
        const appended = log.append({ ...entry(0, []), events: [given] });
        given.list.push(2);
        given.text = 'b';
        await appended;
        const got = await log.load(room);
        Object.assign(got?.events[0]?.event ?? {}, { text: 'c' });
        expect((await log.load(room))?.events[0]?.event).toEqual({ type: 'Said', text: 'a', list: [1] });
      });
    });

    describe('the end', () => {
      test('what was asked before closing is finished, what comes after is refused', async () => {
        const sent = Array.from({ length: 100 }, (_, i) => log.append(entry(i, [`${i}`])));
        const closed = log.close();
        await expect(log.append(entry(100, ['late']))).rejects.toMatchObject({ code: 'closed' });
        await expect(log.load(room)).rejects.toMatchObject({ code: 'closed' });
        expect(new Set(typesOf(await Promise.all(sent)))).toEqual(new Set(['appended']));
        await closed;
        await log.close();
        if (!here.survives) return;
        log = await here.open(clock);
        expect(await texts()).toHaveLength(100);
      });
    });
  });
}
