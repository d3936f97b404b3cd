/** The facts of all rooms, read in the order they were committed. */
import { describe, expect, test } from 'vitest';
import { BEGINNING } from '../cursor.ts';
import type { Committed, Followed, FollowedLog, FollowQuery } from '../game-log.ts';
import { roomId, type Cursor } from '../ids.ts';
import { entry, other, room, type Trial } from './trial.ts';

const textOf = ({ room: of, event }: Committed): string => `${of} ${'text' in event ? String(event.text) : event.type}`;

export const followContract = (trial: Trial<FollowedLog>) =>
  describe('following', () => {
    const follow = async (query?: FollowQuery): Promise<Followed> =>
      (await trial.log.follow(query)) ?? expect.unreachable('the cursor is not of this log');

    /** Everything from a cursor on, in steps of so many. */
    async function texts(after: Cursor = BEGINNING, limit = 3): Promise<readonly string[]> {
      const { facts, cursor, isAll } = await follow({ after, limit });
      const found = facts.map(textOf);
      return isAll ? found : [...found, ...(await texts(cursor, limit))];
    }

    test('an empty log has nothing to tell, and its end is its beginning', async () => {
      expect(await follow()).toEqual({ facts: [], cursor: BEGINNING, isAll: true });
    });

    test('facts of all rooms come in the order they were committed, with their numbers and times, and with what is stored beside them by now', async () => {
      await trial.log.append(entry(0, ['a', 'b'], { state: 'first' }));
      trial.now = 2_000;
      await trial.log.append(entry(0, ['x'], { room: other }));
      await trial.log.append(entry(2, ['c'], { version: 1, state: { n: 2 } }));
      await trial.restart();
      expect((await follow()).facts).toEqual([
        { room, state: { n: 2 }, seq: 1, at: 1_000, event: { type: 'Said', text: 'a' } },
        { room, state: { n: 2 }, seq: 2, at: 1_000, event: { type: 'Said', text: 'b' } },
        { room: other, state: null, seq: 1, at: 2_000, event: { type: 'Said', text: 'x' } },
        { room, state: { n: 2 }, seq: 3, at: 2_000, event: { type: 'Said', text: 'c' } },
      ]);
    });

    test('going on from cursor to cursor gives every fact once, whatever the steps and however many write meanwhile', async () => {
      const names = ['r1', 'r2', 'r3', 'r4'].map(roomId);
      const seen: string[] = [];
      let cursor = BEGINNING;
      for (let round = 0; round < 12; round++) {
        const writing = names.map((name, i) =>
          trial.log.append(entry(2 * round, [`${round}`, `${i}`], { room: name, version: round })),
        );
        const { facts, cursor: next } = await follow({ after: cursor, limit: 1 + round });
        seen.push(...facts.map(textOf));
        cursor = next;
        await Promise.all(writing);
      }
      await trial.restart();
      const all = [...seen, ...(await texts(cursor))];
      expect(all).toHaveLength(12 * 4 * 2);
      for (const [i, name] of names.entries()) {
        const expected = Array.from({ length: 12 }, (_, round) => [`${name} ${round}`, `${name} ${i}`]).flat();
        expect(all.filter(text => text.startsWith(`${name} `))).toEqual(expected);
      }
      expect(await texts()).toEqual(all);
    });

    test('the end is reached with the last fact, and new ones come after it', async () => {
      await trial.log.append(entry(0, ['a', 'b', 'c']));
      const first = await follow({ limit: 2 });
      expect(first).toMatchObject({ isAll: false, facts: [{ seq: 1 }, { seq: 2 }] });
      const rest = await follow({ after: first.cursor, limit: 100 });
      expect(rest).toMatchObject({ isAll: true, facts: [{ seq: 3 }] });
      expect(await follow({ after: rest.cursor })).toEqual({ facts: [], cursor: rest.cursor, isAll: true });
      await trial.log.append(entry(3, ['d'], { version: 1 }));
      expect((await follow({ after: rest.cursor })).facts.map(textOf)).toEqual(['room d']);
    });

    test('an entry that was refused, and one without facts, leave nothing to follow', async () => {
      await trial.log.append(entry(0, ['a']));
      await trial.log.append(entry(7, ['x', 'y']));
      await trial.log.append(entry(1, [], { state: 1 }));
      await trial.log.append(entry(1, ['b'], { version: 2 }));
      expect(await texts()).toEqual(['room a', 'room b']);
    });

    test('facts of some types only: the others are looked at and passed over', async () => {
      const events = ['Said', 'Sung', 'Said', 'Danced', 'Said'].map((type, i) => ({ type, text: `${i}` }));
      await trial.log.append({ ...entry(0, []), events });
      const step = await follow({ types: ['Sung', 'Danced'], limit: 3 });
      expect(step).toMatchObject({ facts: [{ seq: 2 }], isAll: false });
      expect((await follow({ types: ['Sung', 'Danced'], after: step.cursor })).facts.map(textOf)).toEqual(['room 3']);
      expect((await follow({ types: [] })).facts).toEqual([]);
    });

    test('forgotten rooms are passed over, and a cursor that was made in one of them still leads on', async () => {
      await trial.log.append(entry(0, ['a']));
      await trial.log.append(entry(0, ['x', 'y'], { room: other }));
      const { cursor } = await follow();
      await trial.log.forget([other]);
      await trial.restart();
      expect(await texts()).toEqual(['room a']);
      await trial.log.append(entry(1, ['b']));
      expect(await texts(cursor)).toEqual(['room b']);
    });

    test('a cursor that is no place in this log is told apart', async () => {
      await trial.log.append(entry(0, ['a']));
      for (const text of ['9999', '9999.1000', 'elsewhere', '-1', '1.5.2'])
        expect(await trial.log.follow({ after: text as Cursor })).toBeUndefined();
    });
  });
