/**
 * Runs as they were played once, with every charm, boss and shop of their time: whatever joins the content later, they are read, follow from
 * the rules and from their seeds, and end where they ended. A golden record is never edited, only joined by another.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fault, levelsCleared, readRecord, runScore, totals, type Game, type RunState } from '@yaht/rules';
import { expect, test } from 'vitest';
import { verifyGame } from './verify.ts';

const folder = new URL('./golden/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const names = readdirSync(folder).flatMap(file => (file.endsWith('.jsonl') ? [file.replace('.jsonl', '')] : []));
const ends = JSON.parse(read('ends.json')) as Readonly<Record<string, unknown>>;

const recordFrom = (name: string): unknown => ({
  schema: 'yaht.game/1',
  events: read(`${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown),
});

function gameFrom(name: string): Game {
  const game = readRecord(recordFrom(name));
  return game.ok ? game.value : fault(`${name}: ${JSON.stringify(game.error)}`);
}

/** How a game ended, for people to read. */
const endOf = (game: Game): object => ({
  facts: game.events.length,
  totals: totals(game),
  winners: game.over?.winners,
  runs: game.family === 'run' ? [runEnd(game.state)] : game.family === 'duel' ? game.state.runs.map(runEnd) : [],
});

const runEnd = (run: RunState): object => ({
  level: run.level.level,
  cleared: levelsCleared(run),
  score: runScore(run),
  won: run.won,
  set: run.set,
  money: run.money,
  dice: run.kinds.map(({ sides, material }) => `${sides} ${material}`).join(', '),
  charms: run.charms,
  consumables: run.consumables,
  met: run.met,
  counts: run.counts,
});

test.each(names)('the golden record of %s follows from the rules and from its seed, and ends where it ended', name => {
  const game = gameFrom(name);
  expect(endOf(game)).toEqual(ends[name]);
  expect(verifyGame(game)).toMatchObject({ ok: true });
});

test('the golden records have their ends, and the ends their records', () => {
  expect(Object.keys(ends).sort()).toEqual([...names].sort());
  expect(names.length).toBeGreaterThan(5);
});
