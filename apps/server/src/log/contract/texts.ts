/** Any text and any room come back as they were. */
import { describe, expect, test } from 'vitest';
import { commandId, roomId } from '../ids.ts';
import { ann, command, entry, room, type Trial } from './trial.ts';

export const textContract = (trial: Trial) =>
  describe('texts and rooms', () => {
    test.each(['æ–漢字🎲', '\u0000\u001f\u2028', '\ud800', 'a\udfff', '"\\', '', '__proto__'])(
      '%j comes back as it was',
      async text => {
        const answer = { text, [text]: [text] };
        await trial.log.append(entry(0, [text], { command: command('c', 'h', answer), state: answer, secrets: { name: 'x' } }));
        await trial.restart();
        expect(await trial.texts()).toEqual([text]);
        expect((await trial.log.command(room, ann, commandId('c')))?.answer).toEqual(answer);
        expect((await trial.log.load(room))?.meta.state).toEqual(answer);
      },
    );

    test('rooms whose names look alike are not mixed up', async () => {
      const names = ['a', 'A', 'á', 'a\u0301', 'a ', '1', '01', '1.0', '🎲', '%', '_'].map(roomId);
      await Promise.all(names.map(name => trial.log.append(entry(0, [`in ${name}`], { room: name }))));
      await trial.restart();
      for (const name of names) expect(await trial.texts(name)).toEqual([`in ${name}`]);
      expect(await trial.log.rooms()).toHaveLength(names.length);
    });

    test('changing what was given or got changes nothing stored', async () => {
      const given = { type: 'Said', text: 'a', list: [1] };
      const appended = trial.log.append({ ...entry(0, []), events: [given] });
      given.list.push(2);
      given.text = 'b';
      await appended;
      const got = await trial.log.load(room);
      Object.assign(got?.events[0]?.event ?? {}, { text: 'c' });
      expect((await trial.log.load(room))?.events[0]?.event).toEqual({ type: 'Said', text: 'a', list: [1] });
    });
  });
