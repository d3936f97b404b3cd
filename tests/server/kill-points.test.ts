/** A server that ends at a named point: what was stored, who saw it, and that everybody plays on to a fair end. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandId, memberId, openSqliteLog, roomId } from '@yaht/server/log';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { callsIn, SYNC, watchingFile, withFault, withoutStrace } from '../lib/strace.ts';
import { problemsInLog } from './lib/kills.ts';
import type { Player } from './lib/player.ts';
import { ServerProcess, type ServeOptions } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let file: string;
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder.path, 'yaht.db');
});
afterEach(() => folder.remove());

const options = (more: object = {}): ServeOptions => ({ dataFolder: folder.path, ...more });

/** Two players who play until the server ends by itself. */
async function playUntilItDies(server: ServerProcess): Promise<readonly Player[]> {
  const players = await seat(server.ports, ['tcp', 'websocket'], { variant: 'yahtzee', autoFirstRoll: false });
  expect(await server.ended).toBe(null);
  await Promise.all(players.map(async ({ client }) => client?.closed));
  return players;
}

/** Everybody comes back, sends again what has no answer, and plays to the end. */
async function playOn(players: readonly Player[]): Promise<void> {
  const server = await ServerProcess.start(options());
  await Promise.all(players.map(player => player.resume(server.ports)));
  await Promise.all(players.map(player => player.until(() => player.isOver)));
  expect(players.map(isFair)).toEqual([true, true]);
  expect(await server.stop()).toBe(0);
  expect(players.flatMap(({ problems }) => problems)).toEqual([]);
  expect(await problemsInLog(folder.path, players)).toEqual([]);
}

type Wish = { readonly room: string; readonly member: string; readonly id: string };

async function keptOf({ room, member, id }: Wish) {
  const log = await openSqliteLog({ file });
  const kept = await log.command(roomId(room), memberId(member), commandId(id));
  await log.close();
  return kept;
}

test.each([
  ['before the commit', 1, { isStored: false, isSeen: false }],
  ['after the commit, before anybody is told', 5, { isStored: true, isSeen: false }],
  ['after everybody was told, before the answer', 9, { isStored: true, isSeen: true }],
])('[P1] [P2] killed %s of roll %d', async (point, move, { isStored, isSeen }) => {
  const server = await ServerProcess.start(options({ dieAt: { point, move } }));
  const players = await playUntilItDies(server);
  const wish = JSON.parse(server.said) as Wish;
  const sender = players.find(({ member }) => String(member) === wish.member);
  expect(sender?.acked.some(({ wish: { id } }) => id === wish.id)).toBe(false);
  const kept = await keptOf(wish);
  expect(kept !== undefined).toBe(isStored);
  const other = players.find(player => player !== sender);
  expect(Number(other?.facts.length) >= (kept?.lastSeq ?? Infinity)).toBe(isSeen);
  await playOn(players);
  const again = await keptOf(wish);
  expect(again).toBeDefined();
  if (isStored) expect(again).toEqual(kept);
});

/** Calls of a start that finds what another left, and of the first start of all. */
const STEPS_OF_RECOVERY = [
  ['pwrite64', 1],
  ['pwrite64', 4],
  [SYNC, 1],
  ['ftruncate', 1],
] as const;
const STEPS_OF_BIRTH = [
  ['pwrite64', 1],
  [SYNC, 1],
  ['pwrite64', 9],
  [SYNC, 2],
] as const;

/** The kernel kills the server as it is about to make the given call on these files for the nth time. */
const dyingAt = (calls: string, nth: number, files: readonly string[]): readonly string[] =>
  withFault(`${calls}:signal=SIGKILL:when=${nth}`, files);

describe.runIf(!withoutStrace)('killed inside a call to the disk', () => {
  const checkpointsOften = { pragmas: ['wal_autocheckpoint = 50'] };

  /** A start makes as many as there are tables; what is counted from there is of the game. */
  async function callsOfAStart(calls: string, which: string): Promise<number> {
    const { path, remove } = await emptyFolder();
    const trace = join(path, 'trace');
    const server = await ServerProcess.start(
      { dataFolder: path, ...checkpointsOften },
      watchingFile(calls, join(path, `yaht.db${which}`), trace),
    );
    server.signal('SIGKILL');
    await server.ended;
    const count = callsIn(await readFile(trace, 'utf8'));
    await remove();
    return count;
  }

  test.each([
    ['in the middle of writing a batch', 'pwrite64', 84, '-wal'],
    ['between the parts of a page of a batch', 'pwrite64', 85, '-wal'],
    ['between a batch and its sync', SYNC, 10, '-wal'],
    ['at the first page of a checkpoint', 'pwrite64', 1, ''],
    ['in the middle of a checkpoint', 'pwrite64', 16, ''],
    ['between a checkpoint and its sync', SYNC, 1, ''],
  ])('[P1] [P2] [P3] %s', async (_, call, nth, which) => {
    const before = await callsOfAStart(call, which);
    const server = await ServerProcess.start(options(checkpointsOften), dyingAt(call, before + nth, [`${file}${which}`]));
    await playOn(await playUntilItDies(server));
  });

  test('[P1] [P3] again and again while it starts and reads what a killed one left', async () => {
    const first = await ServerProcess.start(options({ dieAt: { point: 'after the commit, before anybody is told', move: 20 } }));
    const players = await playUntilItDies(first);
    for (const [call, nth] of STEPS_OF_RECOVERY) {
      const start = ServerProcess.start(options(), dyingAt(call, nth, [file, `${file}-wal`]));
      await expect(start).rejects.toThrow('exit null');
    }
    await playOn(players);
  });

  test('while it makes its tables: the next one makes them', async () => {
    for (const [call, nth] of STEPS_OF_BIRTH) {
      const start = ServerProcess.start(options(), dyingAt(call, nth, [file, `${file}-wal`]));
      await expect(start).rejects.toThrow('exit null');
    }
    const server = await ServerProcess.start(options());
    const players = await seat(server.ports, ['tcp', 'tcp'], { variant: 'yahtzee' });
    await Promise.all(players.map(player => player.until(() => player.isOver)));
    expect(players.map(isFair)).toEqual([true, true]);
    expect(await server.stop()).toBe(0);
  });
});
