/**
 * Rooms as they were written down once: whatever becomes of the rules and of the file, they lead to the same state. A golden log is never
 * edited, only joined by another: a room's facts in their order, one a line, and in `states.json` how the room stands after some of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyGame } from '@yaht/fair';
import { isRoomFact, replayRoom, type Room, type RoomEvent } from '@yaht/room';
import { fault, replay, totals, type Event, type Game, type RunState } from '@yaht/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseSync } from '../sqlite.ts';
import { roomId } from './ids.ts';
import { MIGRATIONS, migrate } from './schema.ts';
import { SqliteLog } from './sqlite-log.ts';
import { openHere } from './writer-port.ts';

const NAMES = ['scorecard', 'rollio-classic', 'run', 'duel'] as const;
type Name = (typeof NAMES)[number];
type Written = { readonly at: number; readonly event: RoomEvent };
type State = { readonly after: number } & Readonly<Record<string, unknown>>;

const read = (file: string): string => readFileSync(new URL(`./golden/${file}`, import.meta.url), 'utf8');
const factsOf = (name: Name): readonly Written[] =>
  read(`${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Written);
const logs = new Map(NAMES.map(name => [name, factsOf(name)]));
const states = JSON.parse(read('states.json')) as Readonly<Record<Name, readonly State[]>>;

const eventsOf = (name: Name): readonly RoomEvent[] => (logs.get(name) ?? []).map(({ event }) => event);

/** How a room stands, for people to read. */
const stateOf = (room: Room): object => ({
  phase: room.phase,
  host: room.host,
  members: room.members.map(({ name }) => name),
  seats: room.seats.map(seated => seated?.name ?? null),
  ...(room.game ? gameState(room.game) : {}),
});

const gameState = (game: Game): object => ({
  game: game.start.id,
  totals: totals(game),
  winners: game.over?.winners ?? null,
  ...familyState(game),
});

function familyState(game: Game): object {
  switch (game.family) {
    case 'scorecard':
      return { turn: turnState(game.state.turn), cards: game.state.cards.map(({ points }) => points) };
    case 'rollio':
      return { turn: turnState(game.state.turn) };
    case 'run':
      return runState(game.state);
    case 'duel':
      return { runs: game.state.runs.map(runState) };
  }
}

type AnyTurn = { readonly seat: number; readonly number: number; readonly dice: readonly number[] | null };

const turnState = (turn: (AnyTurn & { readonly rollsLeft?: number; readonly pot?: number }) | null): object | null =>
  turn && { seat: turn.seat, number: turn.number, dice: turn.dice, rollsLeft: turn.rollsLeft, pot: turn.pot };

const runState = ({ phase, turn, money, charms, consumables, level, kinds }: RunState): object => ({
  at: phase,
  turn: turnState(turn),
  level: level.level,
  points: level.total,
  banksLeft: level.banksLeft,
  money,
  charms,
  consumables,
  dice: kinds.map(({ sides, material }) => `${material} ${sides}`),
});

const plain = (state: object): unknown => JSON.parse(JSON.stringify(state));

test.each(NAMES)('the golden log of a %s leads to the states it led to', name => {
  expect(states[name].length).toBeGreaterThan(2);
  for (const { after, ...state } of states[name])
    expect(plain(stateOf(replayRoom(eventsOf(name).slice(0, after)))), `after ${after}`).toEqual(state);
});

test.each(NAMES)(
  'the golden log of a %s has a game that is over, whose dice still follow from its seed, and one that is on',
  name => {
    const events = eventsOf(name);
    const games = events.flatMap((event, i) => (event.type === 'GameStarted' ? [i] : []));
    const [first = 0, second = 0] = games;
    const over = replay(events.slice(first, second).filter((event): event is Event => !isRoomFact(event)));
    expect(verifyGame(over)).toMatchObject({ ok: true });
    expect(replayRoom(events)).toMatchObject({ phase: 'playing', games: 2 });
  },
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-golden-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** From this step on, a row of a room knows the one before it, and the room its last. */
const CHAINED = 3;

type Database = DatabaseSync;

/** All golden logs in a file as a program of that time left it, with their facts by turns. */
function writeAt(version: number): string {
  const file = join(folder, `${version}.db`);
  const db = new DatabaseSync(file);
  migrate(db, 1_000, MIGRATIONS.slice(0, version));
  db.exec('begin');
  for (const [i, name] of NAMES.entries()) writeRoom(db, i + 1, name);
  const longest = Math.max(...NAMES.map(name => eventsOf(name).length));
  for (let seq = 1; seq <= longest; seq++) for (const [i, name] of NAMES.entries()) writeFact(db, version, i + 1, name, seq);
  db.exec('commit');
  db.close();
  return file;
}

function writeRoom(db: Database, key: number, name: Name): void {
  const facts = logs.get(name) ?? [];
  const columns = 'key, name, seq, epoch, open, opened_at, updated_at, lobby, state';
  db.prepare(`insert into rooms (${columns}) values (?, ?, ?, 1, 1, ?, ?, 'null', 'null')`).run(
    key,
    name,
    facts.length,
    facts[0]?.at ?? 0,
    facts.at(-1)?.at ?? 0,
  );
}

function writeFact(db: Database, version: number, room: number, name: Name, seq: number): void {
  const fact = logs.get(name)?.[seq - 1];
  if (!fact) return;
  const row = [room, seq, fact.at, JSON.stringify(fact.event)] as const;
  if (version < CHAINED) return void db.prepare('insert into events (room, seq, at, event) values (?, ?, ?, ?)').run(...row);
  const chained = 'insert into events (room, seq, at, event, previous) select ?, ?, ?, ?, last from rooms where key = ?';
  db.prepare(chained).run(...row, room);
  db.prepare('update rooms set last = last_insert_rowid() where key = ?').run(room);
}

test.each(MIGRATIONS.map((_, i) => i + 1))(
  'the golden logs in a file of schema %i are read as they were written',
  async version => {
    const log = new SqliteLog<RoomEvent>(openHere({ file: writeAt(version) }));
    for (const name of NAMES) {
      const { events } = (await log.load(roomId(name))) ?? fault(`no room ${name}`);
      expect(events).toEqual(logs.get(name)?.map(({ at, event }, i) => ({ seq: i + 1, at, event })));
    }
    await log.close();
  },
);
