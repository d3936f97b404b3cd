import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DatabaseSync } from './sqlite.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const COUNT = 'with recursive count (n) as (select 1 union all select n + 1 from count where n < ?) select n from count';

function* counted(db: DatabaseSync, to: number): Generator {
  yield* db.prepare(COUNT).iterate(to);
}

test('rows come one at a time, while everything that nobody holds is collected', async () => {
  const read: unknown[] = [];
  for (const row of counted(new DatabaseSync(':memory:'), 100)) {
    read.push(row);
    collectGarbage();
    // What was collected is finalized in the next turn.
    await nextTurn();
  }
  expect(read).toEqual(Array.from({ length: 100 }, (_, i) => ({ n: i + 1 })));
});
