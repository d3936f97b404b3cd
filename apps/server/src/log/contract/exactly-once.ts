/** A retry gets the first answer and changes nothing (P2). */
import { describe, expect, test } from 'vitest';
import { commandId } from '../ids.ts';
import { ann, ben, command, entry, other, room, type Trial } from './trial.ts';

export const retryContract = (trial: Trial) =>
  describe('exactly once', () => {
    test('a retry gets the first answer, however late and wherever the room is by then', async () => {
      const first = await trial.log.append(entry(0, ['a'], { command: command('c1', 'h', { dice: [1, 2, 3] }) }));
      await trial.log.append(entry(1, ['b']));
      await trial.log.claim(room);
      await trial.restart();
      trial.now = 9_000;
      const retry = await trial.log.append(entry(2, ['again'], { command: command('c1', 'h', { dice: [6, 6, 6] }) }));
      expect(retry).toEqual({ ...first, type: 'duplicate', answer: { dice: [1, 2, 3] } });
      expect(await trial.texts()).toEqual(['a', 'b']);
    });

    test('a duplicate in flight gets the same answer', async () => {
      const both = [1, 2].map(n => trial.log.append(entry(0, [`${n}`], { command: command('c1', 'h', n) })));
      const [first, second] = await Promise.all(both);
      expect(first).toEqual({ type: 'appended', firstSeq: 1, lastSeq: 1, at: 1_000 });
      expect(second).toEqual({ type: 'duplicate', answer: 1, firstSeq: 1, lastSeq: 1, at: 1_000 });
      expect(await trial.texts()).toEqual(['1']);
    });

    test('the same id with other content is refused', async () => {
      await trial.log.append(entry(0, ['a'], { command: command('c1', 'roll') }));
      expect(await trial.log.append(entry(1, ['b'], { command: command('c1', 'score') }))).toEqual({ type: 'id-reused', seq: 1 });
      expect(await trial.texts()).toEqual(['a']);
    });

    test('ids belong to one member in one room', async () => {
      await trial.log.append(entry(0, ['a'], { command: command('c1') }));
      const another = { ...command('c1', 'x', 'for ben'), member: ben };
      expect(await trial.log.append(entry(1, ['b'], { command: another }))).toMatchObject({ type: 'appended' });
      const elsewhere = entry(0, ['c'], { room: other, command: command('c1', 'y', 'elsewhere') });
      expect(await trial.log.append(elsewhere)).toMatchObject({ type: 'appended' });
      expect(await trial.log.command(room, ben, commandId('c1'))).toMatchObject({ answer: 'for ben', hash: 'x', lastSeq: 2 });
      expect(await trial.log.command(other, ann, commandId('c1'))).toMatchObject({ answer: 'elsewhere' });
      expect(await trial.log.command(other, ben, commandId('c1'))).toBeUndefined();
    });

    test('a refused command is not remembered and may be sent again', async () => {
      await trial.log.append(entry(0, ['a']));
      expect(await trial.log.append(entry(0, ['b'], { command: command('c1') }))).toMatchObject({ type: 'conflict' });
      expect(await trial.log.append(entry(1, ['b'], { command: command('c1') }))).toMatchObject({ type: 'appended' });
    });

    test('an answer of nothing is an answer', async () => {
      await trial.log.append(entry(0, ['a'], { command: command('c1', 'h', null) }));
      const retry = await trial.log.append(entry(1, ['b'], { command: command('c1', 'h', 'x') }));
      expect(retry).toMatchObject({ type: 'duplicate', answer: null });
    });
  });
