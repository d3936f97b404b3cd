/** How many moves a second the log makes safe, and how long that takes: `npm run bench log`. */
import { commandId, FIRST_EPOCH, memberId, openSqliteLog, roomId, type GameLog } from '@yaht/server/log';
import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOMS = 200;
const MOVES_PER_GAME = 78;
const SECONDS = 5;
const OPEN_GAMES = 10_000;

/** Below this the disk only says that it has written. */
const HONEST_MICROSECONDS = 50;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);

/** What waiting for this disk costs at least: 4 KiB written and synced, in microseconds. */
function syncTimes(file: string): readonly number[] {
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4_096, 1);
  const times = Array.from({ length: 300 }, () => {
    writeSync(handle, page);
    const began = performance.now();
    fdatasyncSync(handle);
    return 1_000 * (performance.now() - began);
  });
  closeSync(handle);
  return ascending(times);
}

const dice = [3, 3, 3, 4, 4];
const hold = [true, true, true, false, false];

/** A move as a table stores it: a roll, every third time a score and the next turn, with its command and the time left. */
const moveAfter = (seq: number, move: number) => ({
  expected: { seq, version: move },
  wakeAt: Date.now() + 30 * 24 * 3_600_000,
  epoch: FIRST_EPOCH,
  events:
    move % 3 === 2
      ? [
          { type: 'ScoreRecorded', seat: move % 2, category: 'fullHouse', points: 25, bonus: 0 },
          { type: 'TurnStarted', seat: (move + 1) % 2, dice: null, rollsLeft: 3 },
        ]
      : [{ type: 'DiceRolled', seat: move % 2, hold, dice, rollsLeft: 2 - (move % 3) }],
  command: {
    member: memberId(`player-${move % 2}`),
    id: commandId(randomUUID()),
    hash: '9f86d081884c7d65',
    answer: { seq: seq + 1 },
  },
  state: { left: 60_000 - move },
});

/** Games one after another in one place, each move sent when the one before is safe. */
async function play(log: GameLog, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const room = roomId(randomUUID());
    for (let move = 0, seq = 0; move < MOVES_PER_GAME && performance.now() < until; move++) {
      const began = performance.now();
      const outcome = await log.append({ room, ...moveAfter(seq, move), lobby: { variant: 'yahtzee', seats: 2, taken: 2 } });
      if (outcome.type !== 'appended') throw new Error(outcome.type);
      times.push(performance.now() - began);
      seq = outcome.lastSeq;
    }
  }
}

async function measureAppends(file: string): Promise<void> {
  const log = await openSqliteLog({ file });
  await Promise.all(Array.from({ length: ROOMS }, () => play(log, performance.now() + 1_000, [])));
  const times: number[] = [];
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: ROOMS }, () => play(log, began + 1_000 * SECONDS, times)));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await log.close();
  const sorted = ascending(times);
  say(
    `  ${whole.format(sorted.length / seconds)} durable moves/s, ${fine.format((user + system) / sorted.length)} µs CPU a move`,
  );
  say(`  a move is safe after ${fine.format(at(sorted, 0.5))} ms (p50), ${fine.format(at(sorted, 0.99))} ms (p99)`);
}

/** One room at a time: what a single player waits for. */
async function measureAlone(file: string): Promise<void> {
  const log = await openSqliteLog({ file });
  const times: number[] = [];
  await play(log, performance.now() + 2_000, times);
  await log.close();
  const sorted = ascending(times);
  say(`  alone: ${fine.format(at(sorted, 0.5))} ms (p50), ${fine.format(at(sorted, 0.99))} ms (p99)`);
}

/** A restart with many open games: the file is opened and every room is listed, none is loaded. */
async function measureStart(file: string): Promise<void> {
  const before = await openSqliteLog({ file });
  const open = Array.from({ length: OPEN_GAMES }, (_, i) =>
    before.append({ room: roomId(`game-${i}`), ...moveAfter(0, 0), lobby: { variant: 'yahtzee', seats: 2, taken: 2 } }),
  );
  await Promise.all(open);
  await before.close();
  const began = performance.now();
  const log = await openSqliteLog({ file });
  const { length } = await log.rooms({ open: true });
  const ready = performance.now() - began;
  await log.close();
  say(`  ready after ${fine.format(ready)} ms with ${whole.format(length)} open games`);
}

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
try {
  const sync = at(syncTimes(join(folder, 'sync')), 0.5);
  say(`\nLog: ${ROOMS} rooms at once, every move on the disk before it counts`);
  say(`  fdatasync of 4 KiB: ${fine.format(sync)} µs (p50)`);
  if (sync < HONEST_MICROSECONDS) say('  this disk answers before it has written: no claim is made');
  await measureAppends(join(folder, 'many.db'));
  await measureAlone(join(folder, 'one.db'));
  await measureStart(join(folder, 'start.db'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
