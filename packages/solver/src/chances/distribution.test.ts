import type { Dice } from '@yaht/rules';
import { expect, test } from 'vitest';
import { FIRST_ROLL, rollOf } from '../tables/dice-tables.ts';
import { fromCard, outcomesOf, type From } from './distribution.ts';
import { outcomes } from '../node.ts';
import { policiesOf, type Policy } from '../players/policy.ts';
import { solveReference } from '../plain/reference.ts';
import { chanceOfAtLeast, deviationOf, meanOf, percentileOf, standingOf, type Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { TurnPlayer } from './spread/turn-player.ts';
import { allFilled, cardAfter, EMPTY_CARD, slotOf, type CardState } from '../tables/tables.ts';
import { cardStateOf } from '../tables/card-state.ts';
import { custom, smallVariants, tablesOf, variantWith } from '../testing/index.ts';

const solved = Object.entries(smallVariants).map(([name, variant]): [string, Solved] => {
  const tables = tablesOf(variant);
  return [name, { tables, values: solveReference(tables) }];
});
const fractions = ['the same face three times', 'forced joker that costs more than it brings'];
const whole = solved.filter(([name]) => !fractions.includes(name));

function scoresOf(solved: Solved, from?: From): Scores {
  const outcomes = outcomesOf(solved, from);
  if (!outcomes.ok) throw new Error(outcomes.error);
  return outcomes.value.scores;
}

/** The distribution by going through every game that perfect play can see, throw by throw. */
function everyGame({ tables, values }: Solved, card: CardState, points: number, chance: number, seen: Map<number, number>): void {
  if (card.filled === allFilled(tables)) {
    const total = points + (card.upperScore >= tables.upper.cap ? tables.upperBonus : 0);
    seen.set(total, (seen.get(total) ?? 0) + chance);
    return;
  }
  const policy = policiesOf({ tables, values })(card);
  const ends = new Map<number, number>();
  everyThrow(tables.dice, policy, 0, tables.rolls, chance, ends);
  for (const [roll, share] of ends) {
    const [category = 0, earned = 0, bonus = 0] = [policy.category[roll], policy.points[roll], policy.bonus[roll]];
    everyGame({ tables, values }, cardAfter(tables, card, category, earned), points + earned + bonus, share, seen);
  }
}

function everyThrow(
  dice: Solved['tables']['dice'],
  policy: Policy,
  keep: number,
  left: number,
  chance: number,
  ends: Map<number, number>,
): void {
  for (let i = dice.odds.start[keep] ?? 0; i < (dice.odds.start[keep + 1] ?? 0); i++) {
    const roll = dice.odds.roll[i] ?? 0;
    const share = chance * (dice.odds.chance[i] ?? 0);
    let rerolls = left - 1;
    while (rerolls > 0 && policy.holds[rerolls]?.[roll] === FIRST_ROLL + roll) rerolls -= 1;
    if (rerolls === 0) ends.set(roll, (ends.get(roll) ?? 0) + share);
    else everyThrow(dice, policy, policy.holds[rerolls]?.[roll] ?? 0, rerolls, share, ends);
  }
}

const twoLines = tablesOf(
  custom(
    { sixes: { kind: 'face', face: 6 }, alike: { kind: 'groups', sizes: [5], points: 50 } },
    { rolls: 2, joker: 'forced', yahtzeeBonus: 100, upperBonus: { target: 12, points: 35 } },
  ),
);
const tiny: readonly [string, Solved][] = [
  ...whole.filter(([name]) => name === 'one category' || name === 'one upper category'),
  ['two categories and a joker', { tables: twoLines, values: solveReference(twoLines) }],
];

test.each(tiny)('%s: the distribution is that of every game there is', (_, values) => {
  const seen = new Map<number, number>();
  everyGame(values, EMPTY_CARD, 0, 1, seen);
  const { low, chances } = scoresOf(values);
  chances.forEach((chance, i) => expect(chance).toBeCloseTo(seen.get(low + i) ?? 0, 11));
  expect([...seen.keys()].every(total => total >= low && total < low + chances.length)).toBe(true);
});

test.each(whole)('%s: chances add up to 1 and their mean is the value', (_, values) => {
  const { tables } = values;
  const scores = scoresOf(values);
  expect(chanceOfAtLeast(scores, 0)).toBeCloseTo(1, 12);
  expect(meanOf(scores)).toBeCloseTo(values.values[slotOf(tables, EMPTY_CARD) ?? 0] ?? NaN, 9);
  const card = cardAfter(tables, EMPTY_CARD, 0, 0);
  expect(meanOf(scoresOf(values, { card, points: 7 }))).toBeCloseTo(7 + (values.values[slotOf(tables, card) ?? 0] ?? NaN), 9);
});

test.each(whole)('%s: a player that is asked again, and helpers on other threads, change nothing', async (_, values) => {
  const alone = scoresOf(values);
  const player = new TurnPlayer(values);
  const card = cardAfter(values.tables, EMPTY_CARD, 0, 0);
  outcomesOf(values, { card, points: 7 }, player);
  expect(outcomesOf(values, {}, player)).toMatchObject({ value: { scores: alone } });
  expect(await outcomes(values, {}, 3)).toMatchObject({ value: { scores: alone } });
});

test('from dice on the table: what lies there counts', () => {
  const [, values] = whole[0] ?? [];
  if (!values) throw new Error('no variant');
  const dice: Dice = [6, 6, 6, 6, 6];
  expect(scoresOf(values, { dice, rerollsLeft: 2 })).toEqual({ low: 30, chances: Float64Array.of(1) });
  const low = scoresOf(values, { dice: [6, 6, 6, 6, 1], rerollsLeft: 1, points: 10 });
  expect(meanOf(low)).toBeCloseTo(10 + 24 + 3.5, 12);
  expect(rollOf(values.tables.dice, dice)).toBe(251);
});

test('points that are not whole have no distribution', () => {
  for (const [, values] of solved.filter(([name]) => fractions.includes(name))) {
    expect(outcomesOf(values)).toEqual({ ok: false, error: 'points-not-whole' });
  }
});

test('bonus and hits: the only upper category pays the bonus when it holds three sixes', () => {
  const tables = tablesOf(custom({ sixes: { kind: 'face', face: 6 } }, { rolls: 1, upperBonus: { target: 18, points: 50 } }));
  const outcomes = outcomesOf({ tables, values: solveReference(tables) });
  const three = (10 * 25 + 5 * 5 + 1) / 7776;
  expect(outcomes.ok && outcomes.value.upperBonus).toBeCloseTo(three, 12);
  expect(outcomes.ok && outcomes.value.hits[0]).toBeCloseTo(1 - (5 / 6) ** 5, 12);
});

test('mean, spread and percentiles of a die', () => {
  const die: Scores = { low: 1, chances: new Float64Array(6).fill(1 / 6) };
  expect(meanOf(die)).toBeCloseTo(3.5, 12);
  expect(deviationOf(die)).toBeCloseTo(Math.sqrt(35 / 12), 12);
  expect([1, 16, 50, 51, 99, 100].map(percent => percentileOf(die, percent))).toEqual([1, 1, 3, 4, 6, 6]);
  expect([0, 1, 3, 6, 7].map(score => chanceOfAtLeast(die, score).toFixed(3))).toEqual([
    '1.000',
    '1.000',
    '0.667',
    '0.167',
    '0.000',
  ]);
});

test('where a score stands among the scores of a die', () => {
  const die: Scores = { low: 1, chances: new Float64Array(6).fill(1 / 6) };
  expect([-3, 1, 2, 4, 6, 7, 60].map(score => Math.round(standingOf(die, score)))).toEqual([0, 8, 25, 58, 92, 100, 100]);
});

test('a card is a place to begin: its points without the upper bonus, which is still to come', () => {
  const tables = tablesOf(variantWith('yahtzee'));
  const card = { points: { fives: 25, sixes: 30, fours: 8, chance: 20 }, bonuses: 0 };
  expect(fromCard(tables, card)).toEqual({ card: cardStateOf(tables, card), points: 83 });
  const rolled = { dice: [1, 1, 2, 5, 6] as const, rerollsLeft: 1 };
  expect(fromCard(tables, card, rolled)).toMatchObject({ points: 83, ...rolled });
});
