/** Rooms that are removed. */
import { describe, expect, test } from 'vitest';
import { commandId, roomId, tokenHash } from '../ids.ts';
import { ann, command, entry, other, room, type Trial } from './trial.ts';

export const forgetContract = (trial: Trial) =>
  describe('rooms that are forgotten', () => {
    const hash = tokenHash('5f2a');
    const kept = tokenHash('77aa');

    test('leave nothing behind, and the others as they were', async () => {
      const everything = { command: command('c1'), secrets: { seed: 'c0ffee' } };
      await trial.log.append(entry(0, ['a'], { ...everything, tokens: [{ hash, member: ann }] }));
      await trial.log.append(entry(0, ['b'], { ...everything, room: other, tokens: [{ hash: kept, member: ann }] }));
      await trial.log.forget([room, roomId('never-there')]);
      await trial.restart();
      expect(await trial.log.load(room)).toBeUndefined();
      expect(await trial.log.claim(room)).toBeUndefined();
      expect(await trial.log.holder(hash)).toBeUndefined();
      expect(await trial.log.secrets(room)).toEqual({});
      expect(await trial.log.command(room, ann, commandId('c1'))).toBeUndefined();
      expect((await trial.log.rooms()).map(meta => meta.room)).toEqual([other]);
      expect(await trial.texts(other)).toEqual(['b']);
      expect(await trial.log.holder(kept)).toEqual({ room: other, member: ann });
      expect(await trial.log.secrets(other)).toEqual({ seed: 'c0ffee' });
      expect(await trial.log.command(other, ann, commandId('c1'))).toMatchObject({ answer: { answerTo: 'c1' } });
    });

    test('can be opened anew, and know nothing of before', async () => {
      await trial.log.append(entry(0, ['a', 'b'], { command: command('c1'), tokens: [{ hash, member: ann }] }));
      await trial.log.forget([room]);
      expect(await trial.log.append(entry(0, ['new'], { command: command('c1') }))).toMatchObject({
        type: 'appended',
        firstSeq: 1,
      });
      expect(await trial.texts()).toEqual(['new']);
      expect(await trial.log.holder(hash)).toBeUndefined();
    });
  });
