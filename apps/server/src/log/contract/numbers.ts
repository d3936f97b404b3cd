/** Facts are numbered without a gap (P3). */
import { describe, expect, test } from 'vitest';
import { commandId, roomId } from '../ids.ts';
import { ann, command, entry, room, typesOf, type Trial } from './trial.ts';

export const numbersContract = (trial: Trial) =>
  describe('numbers', () => {
    test('events are numbered from 1 without a gap, across entries', async () => {
      expect(await trial.log.append(entry(0, ['a', 'b']))).toEqual({ type: 'appended', firstSeq: 1, lastSeq: 2, at: 1_000 });
      trial.now = 2_000;
      expect(await trial.log.append(entry(2, ['c'], { version: 1 }))).toEqual({
        type: 'appended',
        firstSeq: 3,
        lastSeq: 3,
        at: 2_000,
      });
      await trial.restart();
      expect((await trial.log.load(room))?.events).toEqual([
        { seq: 1, at: 1_000, event: { type: 'Said', text: 'a' } },
        { seq: 2, at: 1_000, event: { type: 'Said', text: 'b' } },
        { seq: 3, at: 2_000, event: { type: 'Said', text: 'c' } },
      ]);
    });

    test('resuming after any number gives exactly the events after it', async () => {
      const all = Array.from({ length: 30 }, (_, i) => `${i + 1}`);
      await trial.log.append(entry(0, all.slice(0, 11)));
      await trial.log.append(entry(11, all.slice(11), { version: 1 }));
      for (let after = 0; after <= 31; after++) expect(await trial.texts(room, after)).toEqual(all.slice(after));
    });

    test('what is read ends where it is asked to, at any number', async () => {
      const all = Array.from({ length: 12 }, (_, i) => `${i + 1}`);
      await trial.log.append(entry(0, all.slice(0, 5), { command: command('c') }));
      await trial.log.append(entry(5, [], { version: 1, command: command('d') }));
      await trial.log.append(entry(5, all.slice(5), { version: 2 }));
      for (const after of [0, 3, 11])
        for (let until = 0; until <= 13; until++)
          expect((await trial.log.load(room, after, until))?.events.map(({ seq }) => `${seq}`)).toEqual(all.slice(after, until));
    });

    test('where each game of a room begins is known by its id, and the latest without one', async () => {
      const begun = (id: string) => ({ type: 'GameStarted', id }) as never;
      const said = { type: 'Said', text: '"type":"GameStarted"' } as const;
      await trial.log.append({ ...entry(0, []), events: [said, begun('A-1'), said, begun('A-2')] });
      await trial.restart();
      await trial.log.append({ ...entry(4, [], { version: 1 }), events: [said, begun('A-3')] });
      const asked = ['A-1', 'A-2', 'A-3', 'A-4', undefined].map(id => trial.log.beginning(room, id));
      expect(await Promise.all(asked)).toEqual([2, 4, 6, undefined, 6]);
      expect(await trial.log.beginning(roomId('NOBODY'))).toBeUndefined();
      expect((await trial.log.load(room, 1, 3))?.events.map(({ seq }) => seq)).toEqual([2, 3]);
    });

    test('what is handed on unread is what would have been read', async () => {
      await trial.log.append(entry(0, ['a', 'ö"\n'], { command: command('c') }));
      await trial.log.append(entry(2, [], { version: 1, command: command('d') }));
      for (const after of [0, 1, 2])
        expect(JSON.parse(await trial.log.text(room, after))).toEqual((await trial.log.load(room, after))?.events);
      expect(await trial.log.text(roomId('NOBODY'))).toBe('[]');
    });

    test('entries of one room sent without waiting are stored in their order', async () => {
      const sent = Array.from({ length: 50 }, (_, i) => trial.log.append(entry(i, [`${i}`])));
      expect(new Set(typesOf(await Promise.all(sent)))).toEqual(new Set(['appended']));
      expect(await trial.texts()).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
    });

    test('an entry without events keeps its command and moves no number', async () => {
      await trial.log.append(entry(0, ['a']));
      const outcome = await trial.log.append(entry(1, [], { command: command('c'), state: { left: 5 } }));
      expect(outcome).toEqual({ type: 'appended', firstSeq: 2, lastSeq: 1, at: 1_000 });
      expect((await trial.log.load(room))?.meta).toMatchObject({ seq: 1, state: { left: 5 } });
      expect(await trial.log.command(room, ann, commandId('c'))).toMatchObject({ answer: { answerTo: 'c' } });
    });

    test('a thousand events in one entry', async () => {
      const many = Array.from({ length: 1_000 }, (_, i) => `${i}`);
      expect(await trial.log.append(entry(0, many))).toMatchObject({ firstSeq: 1, lastSeq: 1_000 });
      expect(await trial.texts()).toEqual(many);
    });

    test('times do not go back when the clock does', async () => {
      await trial.log.append(entry(0, ['a']));
      trial.now = 10;
      expect(await trial.log.append(entry(1, ['b']))).toMatchObject({ at: 1_000 });
    });
  });
