import { expect, test } from 'vitest';
import { pickFrom } from '../testing/random.ts';
import { faultsOf, sceneFaults, wildFile } from './testing/wild-custom.ts';

const count = Number(process.env['YAHT_WILD'] ?? 1_000_000);
const first = Number(process.env['YAHT_SEED'] ?? 1);

/** Half of them files, half of them scenes. */
test(`${count} wild files and scenes break no bound`, { timeout: 0 }, () => {
  for (let seed = first; seed < first + count / 2; seed++) {
    const found = [
      ...faultsOf(wildFile(pickFrom(Math.imul(seed, 7_919))), pickFrom(seed)),
      ...sceneFaults(pickFrom(Math.imul(seed, 104_729))),
    ];
    if (found.length > 0) expect(found, `YAHT_SEED=${seed}`).toEqual([]);
  }
});
