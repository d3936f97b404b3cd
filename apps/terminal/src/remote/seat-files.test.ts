import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeatFiles } from './seat-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaht-seats-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ann = { server: 'localhost:7777', name: 'Ann', isSpectator: false };
const seat = (room: string, token: string) => ({ room, token, name: 'Ann' });

/** Keeps a seat that is then free to be taken again. */
function keep(wanted: typeof ann, room: string, token: string): SeatFiles {
  const seats = new SeatFiles(folder);
  seats.keeperFor(wanted).keep(seat(room, token));
  seats.release();
  return seats;
}

test('the same question finds the same seat, in any room or in the one that is named', () => {
  const seats = keep(ann, 'K7Q2XM', 'secret-1');
  expect(seats.find(ann)).toBe('secret-1');
  expect(seats.find({ ...ann, room: 'k7q2xm' })).toBe('secret-1');
  expect(seats.find({ ...ann, room: 'OTHER1' })).toBeUndefined();
  expect(seats.find({ ...ann, name: 'Ben' })).toBeUndefined();
  expect(seats.find({ ...ann, server: 'localhost:7778' })).toBeUndefined();
  expect(seats.find({ ...ann, isSpectator: true })).toBeUndefined();
});

test('a seat that is in use is nobody else\u2019s until its program ends, however it ends', async () => {
  const seats = keep(ann, 'K7Q2XM', 'secret-1');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const [name = ''] = readdirSync(join(folder, 'seats'));
  const path = join(folder, 'seats', name);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"pid":0', `"pid":${other.pid}`));
  expect(seats.find(ann)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(seats.find(ann)).toBe('secret-1');
});

test('a seat is free again when another program only got the number of the one that used it', () => {
  const seats = new SeatFiles(folder);
  seats.keeperFor(ann).keep(seat('K7Q2XM', 'secret-1'));
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const [name = ''] = readdirSync(join(folder, 'seats'));
  const path = join(folder, 'seats', name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`"pid":${process.pid}`, `"pid":${other.pid}`));
  expect(seats.find(ann)).toBe(process.platform === 'linux' ? 'secret-1' : undefined);
  other.kill('SIGKILL');
});

test('only the owner can read it, and its name does not tell the token', () => {
  keep(ann, 'K7Q2XM', 'secret-1');
  const [name = ''] = readdirSync(join(folder, 'seats'));
  expect(name).not.toContain('secret');
  expect(statSync(join(folder, 'seats', name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'seats')).mode & 0o077).toBe(0);
});

test('a forgotten seat is gone, and a broken file is no seat', () => {
  const seats = keep(ann, 'K7Q2XM', 'secret-1');
  writeFileSync(join(folder, 'seats', 'broken.json'), '{"schema":"yaht.seat/1"');
  expect(seats.find(ann)).toBe('secret-1');
  seats.forget('secret-1');
  expect(seats.find(ann)).toBeUndefined();
});
