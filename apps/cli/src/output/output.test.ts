import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { EXIT } from '../exit-code.ts';
import { endWhenLost, endWhenUnwritable } from './output.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: says the system`), { code });
const stream = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

test.each([
  ['a pipe whose reader has gone', false, 'EPIPE', EXIT.ok, ''],
  ['a full disk', false, 'ENOSPC', EXIT.failure, 'yaht: ENOSPC: says the system\n'],
  ['a file on a broken disk', false, 'EIO', EXIT.failure, 'yaht: EIO: says the system\n'],
  ['a terminal that was closed', true, 'EIO', EXIT.hangup, ''],
])('%s ends what writes to it', async (_, isTTY, code, wanted, told) => {
  const [stdout, stderr] = [stream(isTTY), stream(false)];
  const codes: number[] = [];
  endWhenUnwritable(stdout, stderr, exit => codes.push(exit));
  stdout.emit('error', failure(code));
  stderr.end();
  expect([codes, await text(stderr)]).toEqual([[wanted], told]);
});

test('a terminal that was closed ends what reads from it; other troubles are not hidden', () => {
  const codes: number[] = [];
  const typed = endWhenLost(stream(true), exit => codes.push(exit));
  typed.emit('error', failure('EIO'));
  expect(codes).toEqual([EXIT.hangup]);
  const piped = endWhenLost(stream(false), exit => codes.push(exit));
  expect(() => piped.emit('error', failure('EIO'))).toThrow('EIO');
  piped.on('error', () => {});
  piped.emit('error', failure('EIO'));
  expect(codes).toEqual([EXIT.hangup]);
});
