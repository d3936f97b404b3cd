import { expect, test } from 'vitest';
import { LogError } from '../../log/log-error.ts';
import { Keeper } from './keeper.ts';

/** A thread without a file: counts what it was asked, and ends when it is told to. */
const PROGRAM = `
  import { parentPort, workerData } from 'node:worker_threads';
  let count = 0;
  parentPort.postMessage(workerData === 'broken' ? { id: 0, trouble: { code: 'in-use', message: 'taken' } } : { id: 0, value: 0 });
  parentPort.on('message', ({ id, asked }) => {
    if (asked.question === 'die') process.exit(1);
    count += 1;
    parentPort.postMessage({ id, value: count });
  });
`;
const program = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);

type Counting = { readonly counting: { readonly count: () => number; readonly die: () => void } };

test('a thread that is lost is told of once, what it was asked fails, and the next question finds a new one', async () => {
  const losses: string[] = [];
  const keeper = new Keeper<Counting>({ program, name: 'the counter', data: '', onLost: error => losses.push(error.message) });
  const { counting } = keeper.books;
  expect([await counting.count(), await counting.count()]).toEqual([1, 2]);
  const [dying, behind] = await Promise.allSettled([counting.die(), counting.count()]);
  expect([dying.status, behind.status]).toEqual(['rejected', 'rejected']);
  expect(await counting.count()).toBe(1);
  expect(losses).toEqual(['the counter has stopped']);
  await keeper.end();
  expect(losses).toHaveLength(1);
});

test('what keeps a thread from its work is thrown where it is opened, every time', async () => {
  const keeper = new Keeper<Counting>({ program, name: 'the counter', data: 'broken' });
  await expect(keeper.open()).rejects.toThrow(new LogError('in-use', 'taken'));
  await expect(keeper.books.counting.count()).rejects.toMatchObject({ code: 'in-use' });
  await keeper.end();
});
