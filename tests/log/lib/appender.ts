/**
 * A program that tells what it finds in a log, appends to it, and prints a line for each acknowledged entry, for tests that end it in unkind ways:
 * `appender.ts FILE honest|early ENTRIES [pragma …]`. `early` acknowledges before the commit, as a careless server would.
 */
import { FIRST_EPOCH, LogError, openSqliteLog, type Epoch, type Expected, type GameLog, type RoomId } from '@yaht/server/log';
import { writeSync } from 'node:fs';
import { entryAfter, ROOMS, type Said } from './history.ts';

const [file = '', manner = 'honest', entries = 'Infinity', ...pragmas] = process.argv.slice(2);
let left = Number(entries);

/** Straight into the pipe: what was said is said, whatever happens next. A full pipe is waited for; its reader is only slow. */
function say(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSome(rest));
}

function writeSome(bytes: Buffer): number {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}

function end(error: unknown): never {
  say(error instanceof LogError ? error.code : String(error));
  process.exit(3);
}

async function play(log: GameLog<Said>, room: RoomId): Promise<void> {
  const { epoch, ...last } = await takeOver(log, room);
  let expected: Expected = last;
  while (left-- > 0) expected = await appendAfter(log, room, expected, epoch);
}

/** As a server does after a restart. */
async function takeOver(log: GameLog<Said>, room: RoomId): Promise<Expected & { epoch: Epoch }> {
  const epoch = (await log.claim(room)) ?? FIRST_EPOCH;
  const { seq = 0, version = 0 } = (await log.load(room))?.meta ?? {};
  return { seq, version, epoch };
}

async function appendAfter(log: GameLog<Said>, room: RoomId, expected: Expected, epoch: Epoch): Promise<Expected> {
  const { seq, version } = expected;
  const { events, command } = entryAfter(room, seq);
  if (manner === 'early') say(`ack ${room} ${seq + events.length}`);
  const outcome = await log.append({ room, expected, epoch, events, command });
  if (outcome.type === 'disk-full') say('disk-full');
  if (outcome.type !== 'appended') return outcome.type === 'disk-full' ? expected : end(outcome.type);
  if (manner !== 'early') say(`ack ${room} ${outcome.lastSeq}`);
  return { seq: outcome.lastSeq, version: version + 1 };
}

say('opening');
const log = await openSqliteLog<Said>({ file, pragmas, onFatal: end }).catch(end);
say('open');
for (const { room, seq } of await log.rooms()) say(`ack ${room} ${seq}`);
await Promise.all(ROOMS.map(room => play(log, room)));
await log.close();
say('done');
