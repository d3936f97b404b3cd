import type { Dice } from '@yaht/rules';
import { expect, test } from 'vitest';
import { choicesOf, type Choice } from '../advice/choices.ts';
import { turnValues } from '../advice/turn-values.ts';
import { policiesOf } from '../players/policy.ts';
import { newOdds, finishTurn, throwKeeps } from '../players/turn-odds.ts';
import { solveReference } from '../plain/reference.ts';
import { solveHere } from '../solve/solve.ts';
import { endingsOf, type Solved } from '../solve/solved.ts';
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { allFilled, cardAfter, EMPTY_CARD, type CardState } from '../tables/tables.ts';
import { custom, smallVariants, tablesOf, variantWith } from '../testing/index.ts';
import { hasWholePoints, outcomesOf } from './distribution.ts';
import { plainChances, plainSpreads, type PlainSpread } from './spread-reference.ts';
import type { Scores } from './scores.ts';
import { winBook } from './win-book.ts';
import type { Standing, WinTurn } from './win-turn.ts';
import { winChances } from './win.ts';

/** Numbers from 0 to below 1, the same in every run. */
function numbersFrom(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return x / 2 ** 32;
  };
}

/** A card that a player of some sense comes to, with so many categories open, and the points on it. */
function randomStanding({ tables, values }: Solved, open: number, next: () => number): Standing {
  let [card, points] = [EMPTY_CARD, 0];
  const size = tables.categories.length;
  for (let filled = 0; filled < size - open; filled++) {
    const ways = endingsOf({ tables, values }, card, Math.floor(next() * ROLLS)).toSorted((a, b) => b.worth - a.worth);
    const way = ways[Math.floor(next() ** 2 * Math.min(4, ways.length))];
    if (!way) break;
    card = cardAfter(tables, card, way.category, way.points);
    points += way.points + way.bonus;
  }
  return { card, points };
}

/** The points still to come after a choice, by sending chance through the rest of the turn and the game. */
function plainAfter(
  solved: Solved,
  spreadOf: (card: CardState) => PlainSpread,
  card: CardState,
  choice: Choice,
  rerolls: number,
) {
  const { tables } = solved;
  const spread = new Map<number, number>();
  const add = (category: number, points: number, bonus: number, chance: number): void => {
    for (const [more, likely] of spreadOf(cardAfter(tables, card, category, points))) {
      const total = points + bonus + more;
      spread.set(total, (spread.get(total) ?? 0) + chance * likely);
    }
  };
  if (choice.type === 'end') add(choice.ending.category, choice.ending.points, choice.ending.bonus, 1);
  else {
    const policy = policiesOf(solved)(card);
    const odds = newOdds();
    odds[choice.keep] = 1;
    throwKeeps(odds, tables.dice);
    finishTurn(odds, policy, rerolls - 1, tables.dice);
    for (let roll = 0; roll < ROLLS; roll++) {
      const chance = odds[FIRST_ROLL + roll] ?? 0;
      if (chance > 0) add(policy.category[roll] ?? 0, policy.points[roll] ?? 0, policy.bonus[roll] ?? 0, chance);
    }
  }
  return spread;
}

const diceAt = ({ tables }: Solved, roll: number): Dice => tables.dice.keeps[FIRST_ROLL + roll] as Dice;

type Compared = ReturnType<typeof comparedFor>;
const comparedFor = (solved: Solved) => ({
  solved,
  spreadOf: plainSpreads(solved),
  book: winBook(solved, { withEndgame: false }),
});

/** Some choices with these dice, as the book and as the plain way see it. */
function compare(
  { solved, spreadOf, book }: Compared,
  players: readonly Standing[],
  roll: number,
  rerolls: number,
  digits: number,
): void {
  const turn = book.turn(players, 0);
  const { card } = players[0] ?? { card: EMPTY_CARD };
  const others = players.map(each => ({ points: each.points, spread: spreadOf(each.card) }));
  plainChances(others).forEach((chance, seat) => expect(turn.start[seat]).toBeCloseTo(chance, digits));
  const dice = diceAt(solved, roll);
  const choices = choicesOf(solved, card, turnValues(solved, card, rerolls), dice, rerolls);
  for (const choice of [choices[0], choices[1], choices.at(-1)]) {
    if (!choice) continue;
    const own = { points: players[0]?.points ?? 0, spread: plainAfter(solved, spreadOf, card, choice, rerolls) };
    const chances = turn.after(choice, rerolls);
    plainChances([own, ...others.slice(1)]).forEach((chance, seat) => expect(chances[seat]).toBeCloseTo(chance, digits));
  }
}

const small = Object.entries(smallVariants)
  .map(([name, variant]): [string, Solved] => [name, { tables: tablesOf(variant), values: solveReference(tablesOf(variant)) }])
  .filter(([, { tables }]) => hasWholePoints(tables) && tables.categories.length <= 3);

test.each(small)('%s: chances are those of every game that three players can have', (_, solved) => {
  const next = numbersFrom(7);
  const compared = comparedFor(solved);
  const size = solved.tables.categories.length;
  for (let i = 0; i < 4; i++) {
    const players = [size, size - 1, 0].map(open => randomStanding(solved, Math.max(0, open), next));
    compare(compared, players, Math.floor(next() * ROLLS), i % solved.tables.rolls, 10);
  }
});

const solve = (id: string): Solved => solveHere(tablesOf(variantWith(id)), { precision: 'f64' });
const yahtzee = solve('yahtzee');
const yatzy = solve('yatzy');
/** Early cards take seconds, once. */
const forPoints = winBook(yahtzee, { withEndgame: false });

test.each([
  ['yahtzee', yahtzee],
  ['yatzy', yatzy],
] as const)('%s: late positions of two are those of the enumeration, to nine digits', { timeout: 300_000 }, (_, solved) => {
  const next = numbersFrom(33);
  const compared = comparedFor(solved);
  for (let i = 0; i < 500; i++) {
    const players = [1 + (i % 2), 1].map(open => randomStanding(solved, open, next));
    compare(compared, players, Math.floor(next() * ROLLS), i % solved.tables.rolls, 9);
  }
});

/** The mean over the dice that are thrown is the chance before the throw. */
function expectFairLuck({ tables }: Solved, turn: WinTurn): void {
  const { odds, chance } = tables.dice;
  for (const seat of turn.start.keys()) {
    let mean = 0;
    for (let roll = 0; roll < ROLLS; roll++)
      mean += (chance[roll] ?? 0) * (turn.rolled(tables.dice.keeps[FIRST_ROLL + roll] as Dice, tables.rolls - 1)[seat] ?? 0);
    expect(mean).toBeCloseTo(turn.start[seat] ?? NaN, 12);
    for (const keep of [0, 5, 77, 150]) {
      let after = 0;
      for (let i = odds.start[keep] ?? 0; i < (odds.start[keep + 1] ?? 0); i++)
        after += (odds.chance[i] ?? 0) * (turn.rolled(tables.dice.keeps[FIRST_ROLL + (odds.roll[i] ?? 0)] as Dice, 0)[seat] ?? 0);
      const held = turn.after({ type: 'hold', hold: [], keep, worth: 0 }, 1)[seat];
      expect(after).toBeCloseTo(held ?? NaN, 12);
    }
  }
}

test.each([
  [0, 'near', 3],
  [4, 'near', 2],
  [5, 'exact', 3],
  [8, 'exact', 2],
  [8, 'endgame', 2],
  [11, 'endgame', 2],
] as const)('with %i rows filled the chances of a throw average to that before it (%s, %i players)', (filled, measure, seats) => {
  const next = numbersFrom(filled);
  const players = Array.from({ length: seats }, () => randomStanding(yahtzee, 13 - filled, next));
  const turn = (measure === 'endgame' ? winBook(yahtzee) : forPoints).turn(players, 0);
  expect(turn.measure).toBe(measure);
  expectFairLuck(yahtzee, turn);
  expect(turn.start.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});

/** Bob has only Yahtzee open and 225 points; Ann has 210, Chance open, and 6 5 5 4 4 on the table. */
test('a choice that cannot change who wins costs nothing', () => {
  const { tables } = yahtzee;
  const without = (category: string, upperScore: number): CardState => ({
    filled: allFilled(tables) & ~(1 << tables.categories.indexOf(category)),
    upperScore,
    scoredAlike: false,
  });
  const players = [
    { card: without('chance', 50), points: 210 },
    { card: without('yahtzee', 50), points: 225 },
  ];
  for (const withEndgame of [true, false]) {
    const turn = winBook(yahtzee, { withEndgame }).turn(players, 0);
    const dice: Dice = [6, 5, 5, 4, 4];
    const choices = choicesOf(
      yahtzee,
      players[0]?.card ?? EMPTY_CARD,
      turnValues(yahtzee, players[0]?.card ?? EMPTY_CARD, 1),
      dice,
      1,
    );
    const best = Math.max(...choices.map(choice => turn.own(choice, 1)));
    const kept = choices.find(choice => choice.type === 'hold' && choice.hold.join() === 'false,true,true,true,true');
    expect(best).toBeCloseTo(0.954, 3);
    expect(turn.own(kept ?? expect.fail('no such hold'), 1)).toBeCloseTo(best, 6);
    expect(turn.rolled(dice, 1)[0]).toBeCloseTo(best, 6);
  }
});

test('early chances are near those of exact distributions', { timeout: 300_000 }, () => {
  const exact = ({ card, points }: Standing): Scores => {
    const found = outcomesOf(yahtzee, { card, points });
    return found.ok ? found.value.scores : expect.fail(found.error);
  };
  const next = numbersFrom(3);
  for (let i = 0; i < 6; i++) {
    const players = [9 + (i % 2), 9].map(open => randomStanding(yahtzee, open, next));
    const chances = winChances(players.map(exact));
    expect(Math.abs((forPoints.turn(players, 0).start[0] ?? NaN) - (chances[0] ?? NaN))).toBeLessThan(0.003);
  }
});

test('points that are not whole are compared by bell curves', () => {
  const odd: Solved = (() => {
    const tables = tablesOf(smallVariants['the same face three times'] ?? custom({}));
    return { tables, values: solveReference(tables) };
  })();
  const turn = winBook(odd).turn(
    [
      { card: EMPTY_CARD, points: 0 },
      { card: EMPTY_CARD, points: 30.5 },
    ],
    0,
  );
  expect(turn.measure).toBe('near');
  expect(turn.start[1]).toBeGreaterThan(turn.start[0] ?? 1);
  expect((turn.start[0] ?? 0) + (turn.start[1] ?? 0)).toBeCloseTo(1, 9);
});
