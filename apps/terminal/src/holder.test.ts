import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatHolder, holderOf, isHeld, parseHolder } from './holder.ts';

let other: ChildProcess;
let pid: number;
beforeAll(async () => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  pid = other.pid ?? 0;
});
afterAll(() => other.kill('SIGKILL'));

/** Written down and read again, as it is in files. */
const kept = (text: string): boolean => isHeld(parseHolder(text));

test('a process holds what it holds while it runs, also by its number alone', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  const before = formatHolder({ pid: ended.pid ?? 0 });
  await once(ended, 'exit');
  expect(kept(formatHolder(holderOf(pid)))).toBe(true);
  expect(kept(`${pid}`)).toBe(true);
  expect(kept(`${pid}\n`)).toBe(true);
  expect(kept(before)).toBe(false);
});

test('this process is in nobody\u2019s way but its own', () => {
  expect(kept(formatHolder(holderOf()))).toBe(false);
  expect(kept(`${process.pid}`)).toBe(false);
});

test.runIf(process.platform === 'linux')('a later process with the same number holds nothing', () => {
  const { birth = '' } = holderOf(pid);
  expect(birth).toMatch(/^[0-9a-f-]{36}\+\d+$/);
  expect(isHeld({ pid, birth: birth.replace(/\+.*/, '+1') })).toBe(false);
  expect(isHeld({ pid, birth: birth.replace(/^.{8}/, '00000000') })).toBe(false);
  expect(isHeld({ ...holderOf(), pid })).toBe(false);
});

test.each(['', 'nobody', '0', '-1', '1.5', '0 x', '{}'])('%j names nobody', text => {
  expect(kept(text)).toBe(false);
});
