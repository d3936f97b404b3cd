import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

/** Work that is done when told. */
function task(name: string, trace: string[]) {
  let finish: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const work = (): Promise<string> => {
    trace.push(`${name} begins`);
    return new Promise((resolve, reject) => {
      finish = () => resolve(name);
      fail = reject;
    });
  };
  return { work, finish: () => finish(), fail: () => fail(new Error(name)) };
}

test('what is asked while nobody waits begins at once, the rest one after the other', async () => {
  const trace: string[] = [];
  const queue = new Queue();
  const [a, b, c] = [task('a', trace), task('b', trace), task('c', trace)];
  const asked = [a, b, c].map(({ work }) => queue.run(work));
  expect(trace).toEqual(['a begins']);
  expect(queue.length).toBe(3);
  a.finish();
  expect(await asked[0]).toBe('a');
  await turn();
  expect(trace).toEqual(['a begins', 'b begins']);
  b.finish();
  await turn();
  c.finish();
  await queue.settled();
  expect(queue.length).toBe(0);
});

test('work that asks for more work waits for itself', async () => {
  const order: string[] = [];
  const queue = new Queue();
  let inner: Promise<unknown> = Promise.resolve();
  await queue.run(async () => {
    inner = queue.run(async () => order.push('inner'));
    await Promise.resolve();
    order.push('outer');
  });
  await inner;
  expect(order).toEqual(['outer', 'inner']);
});

test('what fails holds up nobody', async () => {
  const queue = new Queue();
  const a = task('a', []);
  const failed = queue.run(a.work);
  const next = queue.run(async () => 'next');
  a.fail();
  await expect(failed).rejects.toThrow('a');
  expect(await next).toBe('next');
  expect(queue.length).toBe(0);
});

test('work that nobody waits for is done at once or in its turn', async () => {
  const order: string[] = [];
  const queue = new Queue();
  queue.do(() => void order.push('at once'));
  expect(queue.length).toBe(0);
  const a = task('a', order);
  queue.do(async () => void (await a.work()));
  queue.do(() => void order.push('after a'));
  expect(order).toEqual(['at once', 'a begins']);
  expect(queue.length).toBe(2);
  a.finish();
  await queue.settled();
  expect(order).toEqual(['at once', 'a begins', 'after a']);
  expect(queue.length).toBe(0);
});

test('work that fails at once fails like any other', async () => {
  const queue = new Queue();
  const fail = (): Promise<never> => {
    throw new Error('at once');
  };
  await expect(queue.run(fail)).rejects.toThrow('at once');
  expect(queue.length).toBe(0);
});
