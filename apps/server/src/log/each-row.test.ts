import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { eachRow } from './each-row.ts';

setFlagsFromString('--expose-gc');
const clearAway = runInNewContext('gc') as () => void;

const COUNT = 'with recursive count (n) as (select 1 union all select n + 1 from count where n < ?) select n from count';

test('rows come one at a time, while whatever nobody keeps is cleared away', async () => {
  const read: unknown[] = [];
  for (const row of eachRow(new DatabaseSync(':memory:'), COUNT, 100)) {
    read.push(row['n']);
    clearAway();
    // What was cleared away is ended in the next turn.
    await nextTurn();
  }
  expect(read).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
});
