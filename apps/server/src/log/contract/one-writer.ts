/** Two writers never both write a room (P7). */
import { describe, expect, test } from 'vitest';
import { FIRST_EPOCH } from '../game-log.ts';
import { commandId } from '../ids.ts';
import { ann, command, entry, other, room, typesOf, type Trial } from './trial.ts';

export const writerContract = (trial: Trial) =>
  describe('one writer', () => {
    test('an entry with another number than the last is refused and changes nothing', async () => {
      await trial.log.append(entry(0, ['a', 'b']));
      for (const expectedSeq of [0, 1, 3, -1]) {
        const outcome = await trial.log.append(
          entry(expectedSeq, ['x'], { version: 1, command: command('c'), state: 1, secrets: { s: 'x' } }),
        );
        expect(outcome).toEqual({ type: 'conflict', seq: 2, epoch: FIRST_EPOCH });
      }
      expect(await trial.texts()).toEqual(['a', 'b']);
      expect(await trial.log.command(room, ann, commandId('c'))).toBeUndefined();
      expect(await trial.log.secrets(room)).toEqual({});
    });

    test('a room is opened with number 0 and the first epoch only', async () => {
      expect(await trial.log.append(entry(1, ['x'], { version: 0 }))).toEqual({ type: 'conflict', seq: 0, epoch: FIRST_EPOCH });
      expect(await trial.log.append(entry(0, ['x'], { epoch: 7 }))).toEqual({ type: 'conflict', seq: 0, epoch: FIRST_EPOCH });
      expect(await trial.log.load(room)).toBeUndefined();
    });

    test('of many writers at once one is granted, and the others leave no trace', async () => {
      await trial.log.append(entry(0, ['a']));
      const race = Array.from({ length: 20 }, (_, i) => trial.log.append(entry(1, [`${i}`, `${i}`])));
      const outcomes = typesOf(await Promise.all(race));
      expect(outcomes.filter(type => type === 'appended')).toHaveLength(1);
      expect(outcomes.filter(type => type === 'conflict')).toHaveLength(19);
      expect(await trial.texts()).toHaveLength(3);
    });

    test('whoever claims a room shuts out those who wrote before', async () => {
      await trial.log.append(entry(0, ['a']));
      const epoch = await trial.log.claim(room);
      expect(epoch).toBeGreaterThan(FIRST_EPOCH);
      expect(await trial.log.append(entry(1, ['late']))).toEqual({ type: 'conflict', seq: 1, epoch });
      expect(await trial.log.append(entry(1, ['b'], { epoch: epoch ?? -1 }))).toMatchObject({ type: 'appended' });
      await trial.restart();
      expect(await trial.log.claim(room)).toBeGreaterThan(epoch ?? Infinity);
      expect(await trial.log.append(entry(2, ['late'], { epoch: epoch ?? -1 }))).toMatchObject({ type: 'conflict' });
      expect(await trial.texts()).toEqual(['a', 'b']);
    });

    test('a room that does not exist cannot be claimed', async () => {
      expect(await trial.log.claim(room)).toBeUndefined();
      expect(await trial.log.load(room)).toBeUndefined();
    });

    test('a conflict does not disturb the entries beside it', async () => {
      const outcomes = await Promise.all([
        trial.log.append(entry(0, ['a'])),
        trial.log.append(entry(5, ['x'])),
        trial.log.append(entry(0, ['b'], { room: other })),
        trial.log.append(entry(1, ['c'])),
      ]);
      expect(typesOf(outcomes)).toEqual(['appended', 'conflict', 'appended', 'appended']);
      expect(await trial.texts()).toEqual(['a', 'c']);
      expect(await trial.texts(other)).toEqual(['b']);
    });

    test('an entry that JSON cannot hold fails alone', async () => {
      const unfit = { ...entry(0, []), events: [{ type: 'Said', big: 1n }] };
      const [bad, good] = await Promise.allSettled([trial.log.append(unfit), trial.log.append(entry(0, ['a']))]);
      expect(bad.status).toBe('rejected');
      expect(good).toMatchObject({ status: 'fulfilled', value: { type: 'appended' } });
    });
  });
