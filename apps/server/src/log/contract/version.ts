/** Every entry raises the version of its room, and one that was made without knowing the last is refused (P7). */
import { describe, expect, test } from 'vitest';
import { FIRST_EPOCH } from '../game-log.ts';
import { tokenHash } from '../ids.ts';
import { ann, command, entry, other, room, typesOf, type Trial } from './trial.ts';

export const versionContract = (trial: Trial) =>
  describe('versions', () => {
    const version = async () => (await trial.log.load(room))?.meta.version;

    test('an entry raises the version by one, whatever it holds: facts, a token, an answer, a time to look', async () => {
      const entries = [
        entry(0, ['a', 'b']),
        entry(2, [], { version: 1, tokens: [{ hash: tokenHash('5f2a'), member: ann }] }),
        entry(2, [], { version: 2, command: command('c') }),
        entry(2, [], { version: 3, wakeAt: 9_000 }),
        entry(2, [], { version: 4 }),
        entry(2, ['c'], { version: 5 }),
      ];
      for (const [i, each] of entries.entries()) {
        expect(await trial.log.append(each)).toMatchObject({ type: 'appended' });
        await trial.restart();
        expect(await version()).toBe(i + 1);
      }
      expect((await trial.log.rooms()).map(meta => meta.version)).toEqual([entries.length]);
      expect(await trial.texts()).toEqual(['a', 'b', 'c']);
    });

    test('an entry with another version than the last is refused, also where nothing was said since', async () => {
      await trial.log.append(entry(0, ['a']));
      await trial.log.append(entry(1, [], { version: 1 }));
      for (const late of [0, 1, 3]) {
        const refused = await trial.log.append(entry(1, ['x'], { version: late, command: command('c') }));
        expect(refused).toEqual({ type: 'conflict', seq: 1, epoch: FIRST_EPOCH });
      }
      expect(await trial.log.append(entry(0, ['x'], { room: other, version: 1 }))).toMatchObject({ type: 'conflict', seq: 0 });
      expect(await trial.log.append(entry(1, ['b'], { version: 2, command: command('c') }))).toMatchObject({ type: 'appended' });
      expect(await version()).toBe(3);
    });

    test('of many who say nothing at the same time one is heard', async () => {
      await trial.log.append(entry(0, ['a']));
      const race = Array.from({ length: 10 }, () => trial.log.append(entry(1, [], { wakeAt: trial.time + 1_000 })));
      expect(typesOf(await Promise.all(race)).filter(type => type === 'appended')).toHaveLength(1);
      expect(await version()).toBe(2);
    });

    test('a retry and a claim leave it as it was', async () => {
      await trial.log.append(entry(0, ['a'], { command: command('c') }));
      await trial.log.append(entry(1, ['a'], { command: command('c') }));
      await trial.log.claim(room);
      await trial.restart();
      expect(await version()).toBe(1);
    });
  });
