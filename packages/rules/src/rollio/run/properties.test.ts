import { expect, test } from 'vitest';
import { replay } from '../../game.ts';
import { readRecord, recordOf } from '../../record.ts';
import { retrace } from '../../retrace.ts';
import { chanceFrom } from '../../testing/index.ts';
import { randomRun } from '../../testing/random-run.ts';

test('[RU27] random play with random charms breaks no bound', () => {
  for (let seed = 1; seed <= 200; seed++) randomRun(seed, 60, true);
});

test('[RU27] no charm is bought that a consumable gave in the same shop', () => {
  expect(new Set(randomRun(580, 2_000, true).state.charms).size).toBeGreaterThan(0);
});

test('[RU26] a run read from its facts, from its record, and played again from its seed is the same run', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = randomRun(seed, 120, false);
    expect(replay(JSON.parse(JSON.stringify(game.events)))).toEqual(game);
    expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual({ ok: true, value: game });
    expect(retrace(game.start, game.events, chanceFrom(seed))).toEqual({ ok: true, value: game });
    expect(retrace(game.start, game.events, chanceFrom(seed + 1_000)).ok).toBe(false);
  }
});
