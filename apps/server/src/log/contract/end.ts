/** How a log is closed. */
import { describe, expect, test } from 'vitest';
import { entry, room, typesOf, type Trial } from './trial.ts';

export const closingContract = (trial: Trial) =>
  describe('the end', () => {
    test('what was asked before closing is finished, what comes after is refused', async () => {
      const sent = Array.from({ length: 100 }, (_, i) => trial.log.append(entry(i, [`${i}`])));
      const closed = trial.log.close();
      await expect(trial.log.append(entry(100, ['late']))).rejects.toMatchObject({ code: 'closed' });
      await expect(trial.log.load(room)).rejects.toMatchObject({ code: 'closed' });
      expect(new Set(typesOf(await Promise.all(sent)))).toEqual(new Set(['appended']));
      await closed;
      await trial.log.close();
      if (!trial.survives) return;
      await trial.open();
      expect(await trial.texts()).toHaveLength(100);
    });
  });
