import { play, type Command, type Dice, type ScorecardGame } from '@yaht/rules';
import { newGame } from '@yaht/rules/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_ROLL, keepOf, rollOf } from '../tables/dice-tables.ts';
import { outcomesOf } from '../chances/distribution.ts';
import { PLAYERS, playerOf } from './players.ts';
import type { PolicyOf } from './policy.ts';
import { solveReference } from '../plain/reference.ts';
import { deviationOf, meanOf, percentileOf, scoresFrom } from '../chances/scores.ts';
import { chanceOfGame } from './seeded-dice.ts';
import { holdOf, simulate } from './simulate.ts';
import { cardStateOf } from '../tables/card-state.ts';
import type { Solved } from '../solve/solved.ts';
import type { Tables } from '../tables/tables.ts';
import { smallVariants, tablesOf } from '../testing/index.ts';

const solved = Object.values(smallVariants).map((variant): Solved => {
  const tables = tablesOf(variant);
  return { tables, values: solveReference(tables) };
});

/** What a policy says in a game of the rules. */
function commandOf(tables: Tables, policyOf: PolicyOf, game: ScorecardGame): Command {
  const { turn, cards } = game.state;
  const card = cards[0];
  if (!turn?.dice || !card) return { type: 'RollDice' };
  const policy = policyOf(cardStateOf(tables, card));
  const roll = rollOf(tables.dice, turn.dice);
  const keep = holdOf(policy, roll, turn.rollsLeft);
  if (keep < FIRST_ROLL) return { type: 'RollDice', hold: holding(tables, turn.dice, keep) };
  const category = tables.categories[policy.category[roll] ?? 0] ?? '';
  const isZero = policy.points[roll] === 0;
  return { type: isZero ? 'ScratchCategory' : 'ScoreCategory', category };
}

const holding = (tables: Tables, dice: Dice, keep: number): boolean[] =>
  Array.from({ length: 32 }, (_, mask) => dice.map((_, die) => (mask & (1 << die)) !== 0)).find(
    hold =>
      keepOf(
        tables.dice,
        dice.filter((_, die) => hold[die]),
      ) === keep,
  ) ?? [];

test('a simulated game is a game of the rules: the same dice and player give the same score', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...solved),
      fc.constantFrom(...PLAYERS),
      fc.nat(),
      fc.nat(1000),
      (values, kind, seed, firstGame) => {
        const { tables } = values;
        const policyOf = playerOf(values, kind, seed);
        const [total] = simulate(tables, policyOf, { games: 1, seed, firstGame });
        const chance = chanceOfGame(seed, firstGame);
        let game = newGame(tables.variant, chance);
        while (game.state.turn) {
          const played = play(game, 0, commandOf(tables, policyOf, game), chance);
          if (!played.ok) throw new Error(played.error);
          game = played.value.game;
        }
        expect(game.over?.totals[0]).toBeCloseTo(total ?? NaN, 9);
      },
    ),
    { numRuns: 200 },
  );
});

const values = solved[solved.length - 4] as Solved;

test('games are the same alone and among others', () => {
  const policyOf = playerOf(values, 'perfect', 1);
  const together = simulate(values.tables, policyOf, { games: 50, seed: 3 });
  const parts = [0, 20].flatMap(firstGame => [
    ...simulate(values.tables, policyOf, { games: firstGame === 0 ? 20 : 30, seed: 3, firstGame }),
  ]);
  expect(parts).toEqual([...together]);
  expect(simulate(values.tables, policyOf, { games: 0, seed: 3 })).toHaveLength(0);
});

test('perfect play comes out as its exact distribution says, and the others in their order', () => {
  const outcomes = outcomesOf(values);
  if (!outcomes.ok) throw new Error(outcomes.error);
  const means = PLAYERS.map(kind => {
    return meanOf(scoresFrom(simulate(values.tables, playerOf(values, kind, 5), { games: 20_000, seed: 9 })));
  });
  const perfect = scoresFrom(simulate(values.tables, playerOf(values, 'perfect', 5), { games: 20_000, seed: 9 }));
  const deviation = deviationOf(outcomes.value.scores);
  expect(Math.abs(meanOf(perfect) - meanOf(outcomes.value.scores))).toBeLessThan((4 * deviation) / Math.sqrt(20_000));
  expect(deviationOf(perfect) / deviation).toBeCloseTo(1, 1);
  expect(percentileOf(perfect, 50)).toBeCloseTo(percentileOf(outcomes.value.scores, 50), -1);
  expect([...means].sort((a, b) => b - a)).toEqual(means);
});

test('progress is told before each round', () => {
  const told: number[] = [];
  simulate(values.tables, playerOf(values, 'greedy', 1), { games: 2, seed: 1, onProgress: done => told.push(done) });
  expect(told).toHaveLength(values.tables.categories.length);
  expect(told[0]).toBe(0);
});
