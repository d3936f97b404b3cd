/** When somebody has to look at a room, and what the log says of time. */
import { describe, expect, test } from 'vitest';
import { LOOK_WITHIN, LOST_AFTER } from '../game-log.ts';
import { roomId } from '../ids.ts';
import { command, entry, other, room, type Trial } from './trial.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Longer than a timer of the system can wait. */
const LONG = 60 * DAY;

export const timeContract = (trial: Trial) =>
  describe('time', () => {
    const due = (limit = 100) => trial.log.due(limit);

    test('an act of the house is stored when it is due by the time of the log, and not before', async () => {
      await trial.log.append(entry(0, ['a']));
      const act = entry(1, ['b'], { due: trial.time + HOUR, command: command('act') });
      expect(await trial.log.append(act)).toEqual({ type: 'too-early' });
      expect(await trial.texts()).toEqual(['a']);
      expect((await trial.log.load(room))?.meta.version).toBe(1);
      expect(await trial.log.append({ ...act, due: trial.time })).toMatchObject({ type: 'appended' });
      expect(await trial.log.append({ ...act, due: trial.time + HOUR })).toMatchObject({ type: 'duplicate' });
      expect(await trial.log.append(entry(1, ['x'], { due: trial.time + HOUR }))).toMatchObject({ type: 'conflict' });
    });

    test.each([2 * HOUR, 14 * DAY, LONG])('a room is due after %i milliseconds, also after a restart', async wait => {
      await trial.log.append(entry(0, ['a'], { wakeAt: trial.time + wait }));
      await trial.pass(wait - HOUR / 2);
      await trial.restart();
      expect(await due()).toEqual([]);
      await trial.pass(HOUR / 2 + 5_000);
      await trial.restart();
      expect(await due()).toEqual([room]);
    });

    test('whoever is given a room has some seconds for it; then it is given out again', async () => {
      await trial.log.append(entry(0, ['a'], { wakeAt: trial.time + 2 * HOUR }));
      await trial.pass(3 * HOUR);
      const asked = await Promise.all([due(), due(), due()]);
      expect(asked.flat()).toEqual([room]);
      await trial.pass(LOOK_WITHIN - 2_000);
      expect(await due()).toEqual([]);
      await trial.pass(4_000);
      await trial.restart();
      expect(await due()).toEqual([room]);
    });

    test('what is stored says when to look next, and a room where nothing is to come is never looked at', async () => {
      await trial.log.append(entry(0, ['a'], { wakeAt: trial.time + 2 * HOUR }));
      await trial.log.append(entry(0, ['a'], { room: other, wakeAt: trial.time + 2 * HOUR }));
      await trial.log.append(entry(1, ['b'], { wakeAt: trial.time + DAY }));
      await trial.log.append(entry(1, ['b'], { room: other, open: false }));
      await trial.pass(3 * HOUR);
      expect(await due()).toEqual([]);
      await trial.pass(DAY);
      await trial.restart();
      expect(await due()).toEqual([room]);
    });

    test('a room whose time has come since nobody cared for an hour is found after a restart, however soon that was', async () => {
      await trial.log.append(entry(0, ['a'], { wakeAt: trial.time + 30_000 }));
      await trial.pass(HOUR + 5_000);
      await trial.restart();
      expect(await due()).toEqual([room]);
    });

    test('those that wait longest come first, so many at most; forgotten ones never', async () => {
      for (const [i, name] of ['c', 'a', 'b', 'gone'].entries())
        await trial.log.append(entry(0, ['x'], { room: roomId(name), wakeAt: trial.time + (5 - i) * 2 * HOUR }));
      await trial.log.forget([roomId('gone')]);
      await trial.pass(DAY);
      expect([...(await due(2))].sort()).toEqual(['a', 'b']);
      expect(await due()).toEqual(['c']);
    });

    test('for how long nobody kept the house is counted, and what the clock of the log says is told', async () => {
      await trial.log.append(entry(0, ['a'], { wakeAt: trial.time + DAY }));
      const before = await trial.log.alive();
      await trial.pass(LOST_AFTER / 5);
      expect((await trial.log.alive()).lost).toBe(before.lost);
      await trial.pass(HOUR);
      await trial.restart();
      const after = await trial.log.alive();
      expect(after.lost - before.lost).toBeGreaterThanOrEqual(HOUR);
      expect(after.lost - before.lost).toBeLessThan(HOUR + 60_000);
      expect(after.now - trial.time).toBeLessThan(60_000);
      expect((await trial.log.alive()).lost).toBe(after.lost);
    });
  });
