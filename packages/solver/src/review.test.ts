import { effective, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { chanceOf, hold, newGame, playAll } from '@yaht/rules/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecaster } from './forecast.ts';
import { solveReference } from './reference.ts';
import { reviewGame, type SeatReview } from './review.ts';
import type { DecisionReview } from './review-turn.ts';
import type { Solved } from './solved.ts';
import { custom, smallVariants, tablesOf } from './testing/index.ts';
import { anything, greedy, playGame } from './testing/random-game.ts';

const solve = (variant: ScorecardVariant): Solved => {
  const tables = tablesOf(variant);
  return { tables, values: solveReference(tables) };
};
const solved = Object.values(smallVariants).map(solve);

const decisionsOf = ({ moves }: SeatReview): readonly DecisionReview[] => moves.filter(move => move.type === 'decision');

test('final score = start value + luck − loss, whatever was played, taken back or passed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...solved),
      fc.constantFrom(anything, greedy),
      fc.nat(),
      fc.boolean(),
      (values, style, seed, autoFirstRoll) => {
        const game = playGame(values.tables.variant, style, seed, { autoFirstRoll });
        reviewGame(values, game.events).forEach(({ start, luck, loss, score }, seat) => {
          expect(score).toBeCloseTo(game.over?.totals[seat] ?? NaN, 6);
          expect(start + luck - loss).toBeCloseTo(score, 6);
        });
      },
    ),
    { numRuns: 300 },
  );
});

test('in a game that goes on the sums lead to the score to expect', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved), fc.nat(), fc.nat(30), (values, seed, moves) => {
      const game = playGame(values.tables.variant, anything, seed, {}, moves);
      for (const { start, luck, loss, score } of reviewGame(values, game.events))
        expect(start + luck - loss).toBeCloseTo(score, 6);
    }),
  );
});

test('a loss is explained by category: the differences add up to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved), fc.nat(), (values, seed) => {
      const game = playGame(values.tables.variant, anything, seed);
      for (const decision of reviewGame(values, game.events, forecaster(values)).flatMap(decisionsOf)) {
        const sum = decision.difference?.reduce((total, points) => total + points, 0) ?? 0;
        expect(sum + decision.loss).toBeCloseTo(0, 5);
      }
    }),
    { numRuns: 40 },
  );
});

test('what was taken back is not reviewed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved), fc.nat(), (values, seed) => {
      const { events } = playGame(values.tables.variant, anything, seed);
      expect(reviewGame(values, effective(events))).toEqual(reviewGame(values, events));
    }),
  );
});

const chanceAndPair = solve(custom({ pair: { kind: 'groups', sizes: [2] }, chance: { kind: 'chance' } }));

/** Ann rolls 66665, throws all dice again, and takes 66661 as a pair. */
function careless(): ScorecardGame {
  const chance = chanceOf('66665', '66661', '55555');
  return playAll(newGame(chanceAndPair.tables.variant, chance), chance, [
    [0, { type: 'RollDice' }],
    [0, { type: 'RollDice', hold: hold('.....') }],
    [0, { type: 'ScoreCategory', category: 'pair' }],
  ]);
}

test('a decision lists what was chosen, the best five and its class', () => {
  const [review] = reviewGame(chanceAndPair, careless().events);
  const [threw, scored] = decisionsOf(review as SeatReview);
  expect(threw).toMatchObject({ class: 'blunder', chosen: { type: 'hold', keep: 0 }, forced: false, by: 'player', rollsLeft: 2 });
  expect(threw?.best).toHaveLength(5);
  expect(threw?.best[0]?.expected).toBeCloseTo((threw?.chosen.expected ?? 0) + (threw?.loss ?? 0), 9);
  expect(scored?.chosen).toMatchObject({ type: 'end', ending: { category: 0, points: 12 } });
  expect(review?.counts.blunder).toBe(1);
  expect(review?.accuracy).toBeLessThan(100);
});

test('decisions of the house are marked', () => {
  const chance = chanceOf('66665');
  const game = playAll(newGame(chanceAndPair.tables.variant, chance), chance, [
    ['house', { type: 'PassTurn' }],
    ['house', { type: 'SetPlayedBy', seat: 0, by: 'bot' }],
    ['house', { type: 'RollDice' }],
    ['house', { type: 'ScoreCategory', category: 'chance' }],
  ]);
  const [review] = reviewGame(chanceAndPair, game.events);
  expect(review?.moves.map(({ by }) => by)).toEqual(['zero', 'bot', 'bot']);
  expect(review?.moves[0]).toMatchObject({ type: 'decision', dice: null, best: [{ type: 'hold', keep: 0 }] });
  expect(review?.score).toBe(29);
});
