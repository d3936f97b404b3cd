/** What follows from an entry: stored with it, given to one at a time, and given again until it is done. */
import { describe, expect, test } from 'vitest';
import { TASK_WITHIN, type Entry, type Task } from '../game-log.ts';
import { roomId } from '../ids.ts';
import { command, entry, other, room, type Trial } from './trial.ts';

const HOUR = 3_600_000;

const telling = (...texts: readonly string[]): Pick<Entry, 'tasks'> => ({
  tasks: texts.map(text => ({ kind: 'tell', body: { text } })),
});

const textOf = ({ body }: Task): unknown => (body as { readonly text: unknown }).text;

export const tasksContract = (trial: Trial) =>
  describe('tasks', () => {
    const take = (limit = 100, within?: number) => trial.log.takeTasks('tell', limit, within);
    const texts = async (limit?: number, within?: number) => (await take(limit, within)).map(textOf);

    test('are stored with their entry, wait however often the log is restarted, and are gone when they are finished', async () => {
      await trial.log.append(entry(0, ['a'], telling('first', 'second')));
      await trial.log.append(entry(0, [], { room: other, tasks: [{ kind: 'tell', body: null }] }));
      await trial.restart();
      const taken = await take();
      expect(taken.map(({ room: of, kind, body, tries }) => ({ room: of, kind, body, tries }))).toEqual([
        { room, kind: 'tell', body: { text: 'first' }, tries: 1 },
        { room, kind: 'tell', body: { text: 'second' }, tries: 1 },
        { room: other, kind: 'tell', body: null, tries: 1 },
      ]);
      await trial.log.finishTasks([...taken.map(({ id }) => id), 999_999]);
      await trial.restart();
      await trial.pass(HOUR);
      expect(await take()).toEqual([]);
    });

    test('an entry that is refused leaves none, and a retry leaves no second one', async () => {
      await trial.log.append(entry(0, ['a'], { ...telling('once'), command: command('c') }));
      await trial.log.append(entry(0, ['a'], { ...telling('again'), command: command('c') }));
      await trial.log.append(entry(0, ['a'], telling('late')));
      await trial.log.append(entry(1, ['b'], { ...telling('early'), due: trial.time + HOUR }));
      expect(await texts()).toEqual(['once']);
    });

    test('whoever dies with some in hand loses none: after their time they are given out again, and their tries are counted', async () => {
      await trial.log.append(entry(0, ['a'], telling('x', 'y')));
      expect(await texts()).toEqual(['x', 'y']);
      await trial.pass(TASK_WITHIN / 2);
      await trial.restart();
      expect(await take()).toEqual([]);
      await trial.pass(TASK_WITHIN);
      expect(await texts(1, HOUR)).toEqual(['x']);
      expect(await texts(1, 1)).toEqual(['y']);
      await trial.pass(TASK_WITHIN);
      expect((await take()).map(task => [textOf(task), task.tries])).toEqual([['y', 3]]);
    });

    test('how long the first of those that wait has waited is known, and what is in hand does not wait', async () => {
      const lag = () => trial.log.taskLag('tell');
      expect(await lag()).toBe(0);
      await trial.log.append(entry(0, ['a'], telling('x', 'y')));
      await trial.pass(HOUR);
      const first = await lag();
      expect([first >= HOUR, first < 2 * HOUR, await trial.log.taskLag('other')]).toEqual([true, true, 0]);
      const taken = await take();
      expect(await lag()).toBe(0);
      await trial.log.finishTasks(taken.map(({ id }) => id));
      await trial.pass(HOUR);
      expect(await lag()).toBe(0);
    });

    test('no two have the same one at a time, however many ask', async () => {
      const names = Array.from({ length: 20 }, (_, i) => roomId(`r${i}`));
      for (const name of names) await trial.log.append(entry(0, ['a'], { ...telling(name), room: name }));
      const asked = await Promise.all(Array.from({ length: 10 }, () => texts(3)));
      const rest = await texts();
      const taken = [...asked.flat(), ...rest];
      expect(asked.every(each => each.length <= 3)).toBe(true);
      expect(new Set(taken)).toEqual(new Set(names));
      expect(taken).toHaveLength(names.length);
    });

    test('one that cannot be done now is given out again at the time that is named', async () => {
      await trial.log.append(entry(0, ['a'], telling('x')));
      const [task] = await take();
      await trial.log.postponeTask(task?.id ?? 0, trial.time + 2 * HOUR);
      await trial.pass(HOUR);
      await trial.restart();
      expect(await take()).toEqual([]);
      await trial.pass(HOUR + 5_000);
      expect((await take()).map(({ tries }) => tries)).toEqual([2]);
    });

    test('one that is not to be done yet waits, and those that have waited longest come first', async () => {
      const tasks = [3, 1, 2].map(hours => ({ kind: 'tell', body: { text: hours }, at: trial.time + hours * HOUR }));
      await trial.log.append(entry(0, ['a'], { tasks }));
      expect(await take()).toEqual([]);
      await trial.pass(2 * HOUR + 5_000);
      expect(await texts(1)).toEqual([1]);
      expect(await texts()).toEqual([2]);
      await trial.pass(HOUR);
      expect(await texts()).toContain(3);
    });

    test('each kind is taken by itself', async () => {
      await trial.log.append(entry(0, ['a'], { tasks: ['tell', 'show'].map(kind => ({ kind, body: { text: kind } })) }));
      expect(await texts()).toEqual(['tell']);
      expect((await trial.log.takeTasks('show', 1)).map(textOf)).toEqual(['show']);
    });

    test('those of forgotten rooms are gone', async () => {
      await trial.log.append(entry(0, ['a'], telling('gone')));
      await trial.log.append(entry(0, ['a'], { ...telling('stays'), room: other }));
      await trial.log.forget([room]);
      expect(await texts()).toEqual(['stays']);
    });
  });
