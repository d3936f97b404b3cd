import { effective, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import { chanceOf, hold, newGame, playAll } from '@yaht/rules/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecaster } from '../chances/forecast.ts';
import { accuracyOf, errorClassOf } from './judgement.ts';
import { solveReference } from '../plain/reference.ts';
import { reviewGame, type SeatReview } from './review.ts';
import type { DecisionReview } from './review-turn.ts';
import type { Solved } from '../solve/solved.ts';
import { custom, smallVariants, tablesOf } from '../testing/index.ts';
import { anything, greedy, playGame } from '../testing/random-game.ts';
import { hasWholePoints } from '../chances/distribution.ts';
import { winBook } from '../chances/win-book.ts';

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
      for (const decision of reviewGame(values, game.events, { forecaster: forecaster(values) }).flatMap(decisionsOf)) {
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

test('with opponents a decision is judged by what it does to the chance to win', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved.slice(0, 6)), fc.nat(), (values, seed) => {
      const game = playGame(values.tables.variant, anything, seed);
      const seats = reviewGame(values, game.events, { book: winBook(values) });
      for (const { win, class: judged, accuracy } of seats.flatMap(decisionsOf)) {
        if (seats.length === 1) expect(win).toBeNull();
        if (!win) continue;
        expect(win.chance).toBeGreaterThanOrEqual(0);
        expect(win.chance + win.loss).toBeLessThanOrEqual(1 + 1e-9);
        expect(judged).toBe(errorClassOf(win.loss, 'winChance'));
        expect(accuracy).toBe(accuracyOf(100 * win.loss));
      }
    }),
    { numRuns: 30 },
  );
});

test('result = prior + luck + decisions, own and others, to the last digit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved), fc.nat(), fc.boolean(), fc.option(fc.nat(30)), (values, seed, withEndgame, moves) => {
      const game = playGame(values.tables.variant, anything, seed, {}, moves ?? Infinity);
      const seats = reviewGame(values, game.events, { book: winBook(values, { withEndgame }) });
      for (const { seat, win } of seats) {
        if (!win) continue;
        const { prior, luck, decisions, othersLuck, othersDecisions, remeasured, result } = win;
        expect(prior + luck + decisions + othersLuck + othersDecisions + remeasured).toBeCloseTo(result, 9);
        const { over } = game;
        if (!hasWholePoints(values.tables)) continue;
        if (over) expect(result).toBeCloseTo(over.winners.includes(seat) ? 1 / over.winners.length : 0, 6);
        expect(remeasured).toBeCloseTo(0, 5);
      }
    }),
    { numRuns: 25 },
  );
});

test('moves add up to the account of their seat', () => {
  const [review] = reviewGame(chanceAndPair, twoPlay().events, { book: winBook(chanceAndPair) });
  const sum = (type: 'roll' | 'decision'): number =>
    review?.moves.reduce((total, move) => total + (move.type === type ? (move.win?.change ?? NaN) : 0), 0) ?? NaN;
  expect(sum('roll')).toBeCloseTo(review?.win?.luck ?? NaN, 9);
  expect(sum('decision')).toBeCloseTo(review?.win?.decisions ?? NaN, 9);
});

/** Ann is careless, Ben is not. */
function twoPlay(): ScorecardGame {
  const chance = chanceOf('66665', '66661', '55555', '44444', '11223', '12345');
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  return playAll(newGame(chanceAndPair.tables.variant, chance, { players }), chance, [
    [0, { type: 'RollDice' }],
    [0, { type: 'RollDice', hold: hold('.....') }],
    [0, { type: 'ScoreCategory', category: 'pair' }],
    [1, { type: 'RollDice' }],
    [1, { type: 'ScoreCategory', category: 'chance' }],
    [0, { type: 'RollDice' }],
    [0, { type: 'ScoreCategory', category: 'chance' }],
    [1, { type: 'RollDice' }],
    [1, { type: 'ScoreCategory', category: 'pair' }],
  ]);
}

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
