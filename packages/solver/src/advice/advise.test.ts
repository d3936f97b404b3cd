import { FACES, fault, offersFor, type Card, type Dice, type Result } from '@yaht/rules';
import { diceOf } from '@yaht/rules/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise, adviseStart, ALL_HELD, costOf, expectedOf, heldBy, maskOf, type Advice, type Position } from './advise.ts';
import { cardStateOf } from '../tables/card-state.ts';
import { categoryChances } from './category-chances.ts';
import { FIRST_ROLL, keepOf, ROLLS } from '../tables/dice-tables.ts';
import { solve } from '../node.ts';
import { solveHere, valueAt, type Solution } from '../solve/solve.ts';
import { cardAfter, EMPTY_CARD, type CardState, type Tables } from '../tables/tables.ts';
import { smallVariants, tablesOf, variantWith } from '../testing/index.ts';
import { kernelTurns, plainTurns } from './turns.ts';

const yahtzee = await solve(tablesOf(variantWith('yahtzee')), { precision: 'f64' });
const small = Object.entries(smallVariants).map(
  ([name, variant]) => [name, solveHere(tablesOf(variant), { precision: 'f64' })] as const,
);

const granted = <Value>(result: Result<Value, string>): Value => (result.ok ? result.value : fault(result.error));
const adviseOn = (solution: Solution, card: CardState, faces: string, rerollsLeft: number): Advice =>
  granted(advise(solution, { card, dice: diceOf(faces), rerollsLeft }));

/** A card that a game can show: some categories filled by rolls that came along. */
function playOn(tables: Tables, moves: readonly number[]): CardState {
  let card = EMPTY_CARD;
  for (const move of moves) {
    const category = move % tables.categories.length;
    const isLast = tables.categories.every((_, other) => other === category || card.filled & (1 << other));
    if (card.filled & (1 << category) || isLast) continue;
    card = cardAfter(tables, card, category, tables.points[category * ROLLS + (move % ROLLS)] ?? 0);
  }
  return card;
}

const positionOf = ({ tables }: Solution): fc.Arbitrary<Position> =>
  fc.record({
    card: fc.array(fc.nat(), { maxLength: 14 }).map(moves => playOn(tables, moves)),
    dice: fc.array(fc.constantFrom(...FACES), { minLength: 5, maxLength: 5 }),
    rerollsLeft: fc.integer({ min: 0, max: tables.rolls - 1 }),
  });

describe.each([...small, ['yahtzee', yahtzee] as const])('%s', (_, solution) => {
  const { dice, rolls } = solution.tables;

  test('the mean of the advice over the first roll is the value of the card', () => {
    const mean = dice.keeps.slice(FIRST_ROLL).reduce((sum, faces, roll) => {
      const { value } = granted(advise(solution, { card: EMPTY_CARD, dice: faces as Dice, rerollsLeft: rolls - 1 }));
      return sum + (dice.chance[roll] ?? 0) * value;
    }, 0);
    expect(mean).toBeCloseTo(solution.expected, 9);
    expect(adviseStart(solution, EMPTY_CARD)).toEqual({ ok: true, value: solution.expected });
  });

  test('a hold is worth the mean of the advice after the throw', () => {
    fc.assert(
      fc.property(positionOf(solution), fc.integer({ min: 0, max: ALL_HELD - 1 }), (position, mask) => {
        if (position.rerollsLeft === 0) return;
        const held = position.dice.filter((_, die) => mask & (1 << die));
        const { start, roll, chance } = dice.odds;
        const keep = keepOf(dice, held);
        let mean = 0;
        for (let i = start[keep] ?? 0; i < (start[keep + 1] ?? 0); i++) {
          const next = dice.keeps[FIRST_ROLL + (roll[i] ?? 0)] as Dice;
          mean +=
            (chance[i] ?? 0) *
            granted(advise(solution, { ...position, dice: next, rerollsLeft: position.rerollsLeft - 1 })).value;
        }
        expect(granted(advise(solution, position)).holds[mask]).toBeCloseTo(mean, 9);
      }),
      { numRuns: 5 },
    );
  });

  test('the kernel answers the same', () => {
    const turns = kernelTurns(solution);
    fc.assert(
      fc.property(positionOf(solution), position => {
        const plain = granted(advise(solution, position));
        const fast = granted(advise(solution, position, turns));
        plain.holds.forEach((expected, hold) => expect(fast.holds[hold]).toBeCloseTo(expected, 9));
        expect(fast.value).toBeCloseTo(plain.value, 9);
      }),
      { numRuns: 20 },
    );
  });

  test('the chances of the categories sum to 1', () => {
    fc.assert(
      fc.property(positionOf(solution), position => {
        const chances = granted(categoryChances(solution, position));
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      }),
      { numRuns: 5 },
    );
  });
});

test('categories, points and jokers are those that the rules offer', () => {
  const { variant, categories } = yahtzee.tables;
  fc.assert(
    fc.property(positionOf(yahtzee), fc.boolean(), ({ card: state, dice }, isAlike) => {
      const filled = categories.filter((_, category) => state.filled & (1 << category));
      const points = Object.fromEntries(filled.map(id => [id, id === 'yahtzee' && state.scoredAlike ? 50 : 0]));
      const card: Card = { points, bonuses: 0 };
      const shown = isAlike ? dice.map(() => dice[0] ?? 1) : dice;
      const offers = offersFor(variant, card, shown).filter(({ allowed }) => allowed);
      const advice = granted(advise(yahtzee, { card: cardStateOf(yahtzee.tables, card), dice: shown, rerollsLeft: 0 }));
      expect(advice.categories.map(({ id, points }) => ({ id, points }))).toEqual(
        offers.map(({ category, points }) => ({ id: category, points })),
      );
    }),
  );
});

test('the best action is worth the value of the position, and costs nothing', () => {
  fc.assert(
    fc.property(positionOf(yahtzee), position => {
      const advice = granted(advise(yahtzee, position));
      expect(advice.best.expected).toBe(advice.value);
      expect(costOf(advice, advice.best)).toBe(0);
      for (const expected of advice.holds) expect(expected).toBeLessThanOrEqual(advice.value);
      for (const { expected } of advice.categories) expect(expected).toBeLessThanOrEqual(advice.value + 1e-9);
    }),
  );
});

test('four sixes are held, in whatever order they lie', () => {
  expect(adviseOn(yahtzee, EMPTY_CARD, '66662', 2).best).toMatchObject({ type: 'hold', hold: 0b01111 });
  expect(adviseOn(yahtzee, EMPTY_CARD, '62666', 2).best).toMatchObject({ type: 'hold', hold: 0b11101 });
});

test('a mask and the flags of a hold say the same', () => {
  const hold = [true, false, false, true, true];
  expect(maskOf(hold)).toBe(0b11001);
  expect(heldBy([6, 1, 2, 6, 3], maskOf(hold))).toEqual([6, 6, 3]);
});

test('five sixes are scored at once as yahtzee, and the next ones bring the bonus', () => {
  const { tables } = yahtzee;
  const alike = tables.categories.indexOf('yahtzee');
  const first = adviseOn(yahtzee, EMPTY_CARD, '66666', 2);
  expect(first.best).toMatchObject({ type: 'score', category: alike });
  expect(first.holds[ALL_HELD]).toBe(first.value);
  const second = adviseOn(yahtzee, cardAfter(tables, EMPTY_CARD, alike, 50), '66666', 0);
  expect(second.bonus).toBe(100);
  expect(second.categories).toHaveLength(1);
  expect(second.categories[0]).toMatchObject({ id: 'sixes', points: 30 });
});

test('an action that is not possible has no worth', () => {
  const advice = adviseOn(yahtzee, { ...EMPTY_CARD, filled: 1 }, '12345', 0);
  expect(expectedOf(advice, { type: 'score', category: 0 })).toBeUndefined();
  expect(costOf(advice, { type: 'hold', hold: 3 })).toBeUndefined();
  const row = yahtzee.tables.categories.indexOf('largeStraight');
  expect(costOf(advice, { type: 'scratch', category: row })).toBeCloseTo(40, 0);
});

test.each([
  ['no-such-card', { card: { ...EMPTY_CARD, upperScore: 3 } }],
  ['no-such-card', { card: { ...EMPTY_CARD, filled: 2 ** 13 } }],
  ['no-such-card', { card: { ...EMPTY_CARD, upperScore: -1 } }],
  ['card-full', { card: { ...EMPTY_CARD, filled: 2 ** 13 - 1 } }],
  ['invalid-dice', { dice: diceOf('1234') }],
  ['invalid-dice', { dice: [1, 2, 3, 4, 7] as unknown as Dice }],
  ['too-many-rerolls', { rerollsLeft: 3 }],
  ['too-many-rerolls', { rerollsLeft: -1 }],
])('there is no advice: %s', (reason, changes) => {
  const position = { card: EMPTY_CARD, dice: diceOf('12345'), rerollsLeft: 2, ...changes };
  expect(advise(yahtzee, position)).toEqual({ ok: false, error: reason });
});

test('a turn looked at twice is the same', () => {
  const turns = plainTurns(yahtzee);
  const before = turns(EMPTY_CARD, 2)(0);
  turns({ ...EMPTY_CARD, filled: 1 }, 1);
  expect(turns(EMPTY_CARD, 2)(0)).toBe(before);
  expect(before).toBeLessThanOrEqual(valueAt(yahtzee, EMPTY_CARD) ?? 0);
});
