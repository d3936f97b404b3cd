import { botMove } from '@yaht/bots';
import { chance, face, groups, inARow, isFilled, ofAKind, type ScorecardVariant } from '@yaht/rules';
import { advise, cardStateOf, compileTables, solveHere, type Advice } from '@yaht/solver';
import { describe, expect, test } from 'vitest';
import { ascending } from '../ascending.ts';
import { costOfWish } from '../wish.ts';
import { idOf } from './kept-puzzle.ts';
import { packOf, type Puzzle } from './pack.ts';
import { gameAt } from './puzzle-game.ts';
import { isTheme, THEMES, type Theme } from './theme-names.ts';

/** Rules that have everything a theme is about, and are solved in a moment. */
const variant: ScorecardVariant = {
  family: 'scorecard',
  id: 'small',
  name: 'Small',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 33, points: 35 },
  categories: {
    twos: face(2),
    fours: face(4),
    fives: face(5),
    threeOfAKind: ofAKind(3),
    fullHouse: groups([3, 2], 25),
    largeStraight: inARow(5, 40),
    five: groups([5], 50),
    chance,
  },
};

const solve = (rules: ScorecardVariant) => {
  const tables = compileTables(rules);
  return tables.ok ? solveHere(tables.value, { precision: 'f64' }) : expect.fail(tables.error);
};
const solution = solve(variant);

function adviceOn({ position: { card, dice, rollsLeft } }: Puzzle): Advice {
  const advice = advise(solution, { card: cardStateOf(solution.tables, card), dice, rerollsLeft: rollsLeft });
  return advice.ok ? advice.value : expect.fail(advice.error);
}

/** What every choice is worth, one entry for dice that look alike. */
function worths({ holds, categories }: Advice, { position: { dice } }: Puzzle): readonly number[] {
  const byDice = new Map<string, number>();
  holds.slice(0, -1).forEach((expected, mask) => {
    const held = dice.filter((_, die) => mask & (1 << die));
    byDice.set(ascending(held).join(''), expected);
  });
  return [...byDice.values(), ...categories.map(({ expected }) => expected)].toSorted((one, other) => other - one);
}

const costFor = (level: 'easy' | 'normal', puzzle: Puzzle): number =>
  costOfWish(variant, adviceOn(puzzle), botMove(gameAt(puzzle.position, 'Ann'), 0, level)) ?? expect.fail('not a choice');

const packs = new Map<Theme, readonly Puzzle[]>(THEMES.map(theme => [theme, packOf(solution, theme)]));

describe.each(THEMES)('the pack %s', theme => {
  const pack = packs.get(theme) ?? [];

  test('has puzzles, numbered from 1, the easier ones first', () => {
    expect(pack.length).toBeGreaterThanOrEqual(10);
    expect(pack.map(({ number }) => number)).toEqual(pack.map((_, i) => i + 1));
    const levels = pack.map(({ level }) => level);
    expect(levels).toEqual(ascending(levels));
  });

  test('has one clear answer to each, and somebody who falls for another', () => {
    for (const puzzle of pack) {
      const [best = 0, second = 0] = worths(adviceOn(puzzle), puzzle);
      expect(best - second).toBeGreaterThanOrEqual(0.5 - 1e-9);
      const [beginner, sensible] = [costFor('easy', puzzle), costFor('normal', puzzle)];
      if (puzzle.level === 1) expect([beginner >= 1, sensible <= 0.25]).toEqual([true, true]);
      else expect(sensible).toBeGreaterThanOrEqual(1);
    }
  });

  test('asks nothing twice, and does not give the answer away by its name', () => {
    expect(new Set(pack.map(({ position }) => idOf(position))).size).toBe(pack.length);
    const rows = pack.map(puzzle => adviceOn(puzzle).best).map(best => (best.type === 'hold' ? 'hold' : best.category));
    for (const row of new Set(rows)) if (row !== 'hold') expect(rows.filter(each => each === row).length).toBeLessThanOrEqual(12);
  });
});

test('the same rules always give the same puzzles', () => {
  expect(packOf(solution, 'last-rows')).toEqual(packs.get('last-rows'));
});

test('a theme that the rules do not know has no puzzles', () => {
  const plain = solve({
    ...variant,
    upperBonus: { target: 0, points: 0 },
    categories: { twos: face(2), fours: face(4), chance },
  });
  expect(packOf(plain, 'bonus-race')).toEqual([]);
});

test('themes show what they say', () => {
  for (const { position } of packs.get('last-rows') ?? [])
    expect(Object.keys(variant.categories).filter(category => !isFilled(position.card, category))).toHaveLength(2);
  for (const { position } of packs.get('full-house') ?? []) expect(new Set(position.dice).size).toBe(2);
  for (const { position } of packs.get('first-turns') ?? [])
    expect(Object.keys(position.card.points).length).toBeLessThanOrEqual(1);
  for (const theme of ['give-up', 'three-alike'] as const)
    for (const { position } of packs.get(theme) ?? []) expect(position.rollsLeft).toBe(0);
  expect(isTheme('last-rows')).toBe(true);
  expect(isTheme('nothing')).toBe(false);
});

test('a position is drawn as the game it stands for', () => {
  for (const { position } of [...packs.values()].flat()) {
    const { state } = gameAt(position, 'Ann');
    expect(state.cards[0]).toEqual(position.card);
    expect(state.turn).toMatchObject({ dice: position.dice, rollsLeft: position.rollsLeft });
  }
});
