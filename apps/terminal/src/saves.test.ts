import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fault, play } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beganAt, Saves } from './saves.ts';

let folder: string;
let saves: Saves;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-saves-'));
  saves = new Saves(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const chance = chanceFrom(1);
const start = newGame(variantOf('yatzy'), chance);
const rolled = play(start, 0, { type: 'RollDice' }, chance);
const saved = { game: rolled.ok ? rolled.value.game : fault('no roll'), secret: 'ab'.repeat(32) };

test('a start that nobody has played is no save', async () => {
  await saves.store('start', { ...saved, game: start });
  expect(await saves.keys()).toEqual([]);
  await saves.store('start', saved);
  expect(await saves.keys()).toEqual(['start']);
});

test('the name of a game says when it began', () => {
  const at = new Date('2026-11-19T03:45:00Z');
  expect(beganAt(saves.newKey(at))).toEqual(at);
  expect(beganAt('my-game')).toBeUndefined();
});

test('games put aside are listed; a bad file is kept under another name and told once', async () => {
  await saves.store('one', saved);
  await saves.store('two', saved);
  await writeFile(saves.savePath('two'), '{"half');
  expect(await saves.book.list()).toMatchObject({
    games: [{ name: 'one', round: 1, rounds: 15, turn: 0 }],
    bad: [{ name: 'two', problem: { code: 'unreadable' }, place: `${saves.savePath('two')}.bad` }],
  });
  expect(await readFile(`${saves.savePath('two')}.bad`, 'utf8')).toBe('{"half');
  expect(await saves.book.list()).toMatchObject({ games: [{ name: 'one' }], bad: [] });
});

test('a game is for one process at a time; a lock with a number alone, as older programs write it, counts too', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const lock = saves.savePath('one').replace('.json', '.lock');
  const claimed = await saves.claim('one');
  const own = await readFile(lock, 'utf8');
  await writeFile(lock, String(other.pid));
  expect(await saves.claim('one')).toMatchObject({ ok: false, error: { code: 'played-elsewhere' } });
  // After a power cut another process may have the number of the one that held the game.
  await writeFile(lock, own.replace(String(process.pid), String(other.pid)));
  expect((await saves.claim('one')).ok).toBe(process.platform === 'linux');
  other.kill('SIGKILL');
  await (claimed.ok ? claimed.value() : undefined);
});

test('no folder yet is no game yet', async () => {
  expect(await saves.book.list()).toEqual({ games: [], bad: [] });
  expect(await saves.find()).toEqual({ kind: 'none' });
});
