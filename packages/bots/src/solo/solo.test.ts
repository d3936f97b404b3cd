import { chance, face, groups, scorecardVariants, type ScorecardVariant } from '@yaht/rules';
import { compileTables, playerOf, simulate } from '@yaht/solver';
import { expect, test } from 'vitest';
import { SOLO_PLAYERS, soloPlayer, type SoloPlayer } from './players.ts';
import { simulateCards } from './simulate.ts';

const meanOf = (scores: Float64Array): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

const scoresOf = (variant: ScorecardVariant, kind: SoloPlayer, games = 60, seed = 7): Float64Array =>
  simulateCards(variant, soloPlayer(kind, seed), { games, seed });

const nineDice: ScorecardVariant = {
  family: 'scorecard',
  id: 'nine',
  name: 'Nine',
  dice: 9,
  rolls: 4,
  savesRolls: true,
  upperBonus: { target: 9, points: 20 },
  categories: { fours: face(4), triples: groups([3, 3, 3]), chance },
};

test.each(scorecardVariants)('$id is played to its end by both, and better by the greedy one', variant => {
  const [greedy = 0, random = 0] = SOLO_PLAYERS.map(kind => meanOf(scoresOf(variant, kind, 20)));
  expect(greedy).toBeGreaterThan(random);
  expect(random).toBeGreaterThan(0);
});

test('more dice than can be looked through are played, too', () => {
  for (const kind of SOLO_PLAYERS) expect(meanOf(scoresOf(nineDice, kind, 20))).toBeGreaterThan(0);
});

test('the same seed gives the same games, another one others', () => {
  for (const kind of SOLO_PLAYERS) {
    expect(scoresOf(nineDice, kind)).toEqual(scoresOf(nineDice, kind));
    expect(scoresOf(nineDice, kind, 60, 8)).not.toEqual(scoresOf(nineDice, kind));
  }
});

test('by the rules as by the tables of the solver: the greedy player scores the same on the same dice', () => {
  // Whatever the dice show, one row pays most, so that no tie is broken in two ways.
  const variant: ScorecardVariant = { ...nineDice, dice: 5, rolls: 2, savesRolls: false, categories: { fours: face(4) } };
  const tables = compileTables(variant);
  if (!tables.ok) throw new Error(tables.error);
  const values = new Float64Array(tables.value.slots);
  const policies = playerOf({ tables: tables.value, values }, 'greedy', 7);
  expect(scoresOf(variant, 'greedy')).toEqual(simulate(tables.value, policies, { games: 60, seed: 7 }));
});

test('it is told how far it is', () => {
  const told: number[] = [];
  simulateCards(nineDice, soloPlayer('random', 1), { games: 4, seed: 1, onProgress: done => told.push(done) });
  expect(told).toEqual([0, 0.25, 0.5, 0.75]);
});
