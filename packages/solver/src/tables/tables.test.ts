import { allRolls, countFaces, groups, face, chance, offersFor, jokerFor, scorecardVariants, type Card } from '@yaht/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DICE, fiveDice, FIRST_ROLL, KEEPS, keepOf, rollOf, ROLLS, SIDES } from './dice-tables.ts';
import { placementAt } from './joker-table.ts';
import { jokerPointsAt } from '../plain/last-roll.ts';
import { allFilled, cardAfter, compileTables, EMPTY_CARD, slotOf } from './tables.ts';
import { custom, smallVariants, tablesOf, variantWith } from '../testing/index.ts';
import { countReachable } from './upper-section.ts';

const dice = fiveDice();

test('five dice have 462 keeps, 252 of them rolls', () => {
  expect(dice.keeps).toHaveLength(KEEPS);
  expect(dice.keeps.slice(FIRST_ROLL)).toEqual(allRolls(DICE));
  expect(dice.chance).toHaveLength(ROLLS);
  expect(rollOf(dice, [6, 6, 6, 6, 6])).toBe(ROLLS - 1);
  expect(keepOf(dice, [])).toBe(0);
});

test('4,368 ways lead from keeps to rolls, and those of a keep sum to 1', () => {
  expect(dice.odds.chance).toHaveLength(4368);
  for (let keep = 0; keep < KEEPS; keep++) {
    const chances = dice.odds.chance.subarray(dice.odds.start[keep], dice.odds.start[keep + 1]);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  }
});

test('a roll has 16.3 different keeps on average, not 31', () => {
  expect(dice.keepsOf.keep.length / ROLLS).toBeCloseTo(16.33, 2);
});

test('a keep plus a die is the keep of both', () => {
  for (let edge = 0; edge < FIRST_ROLL * SIDES; edge++) {
    const faces = [...(dice.keeps[Math.floor(edge / SIDES)] ?? []), (edge % SIDES) + 1];
    expect(dice.plus[edge]).toBe(keepOf(dice, faces));
  }
});

test.each([
  ['yatzy', 2_097_152, 1_430_528, 839_680],
  ['yahtzee', 1_048_576, 536_448, 314_880],
  ['yahtzee-official', 1_048_576, 536_448, 314_880],
  ['kniffel', 524_288, 357_632, 209_920],
])('%s has %i slots, %i reachable and %i distinct states', (id, slots, reachable, distinct) => {
  expect(tablesOf(variantWith(id)).counts).toEqual({ slots, reachable, distinct });
});

test('six faces and a target of 63 have 2,794 reachable scores in 1,640 classes', () => {
  const { upper } = tablesOf(variantWith('yatzy'));
  expect(countReachable(upper)).toBe(2794);
  expect(upper.scores.flatMap(scores => [...scores])).toHaveLength(1640);
});

test('every slot belongs to one class of one row', () => {
  for (const variant of [...Object.values(smallVariants), variantWith('yahtzee')]) {
    const tables = tablesOf(variant);
    const seen = new Set<number>();
    for (let filled = 0; filled <= allFilled(tables); filled++) {
      for (const upperScore of tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? []) {
        seen.add(slotOf(tables, { filled, upperScore, scoredAlike: false }) ?? -1);
        seen.add(slotOf(tables, { filled, upperScore, scoredAlike: true }) ?? -1);
      }
    }
    expect(seen.size).toBe(tables.counts.distinct);
    expect([...seen].every(slot => slot < tables.slots)).toBe(true);
    expect(seen.has(-1)).toBe(false);
  }
});

test('an upper score that no game can show has no slot', () => {
  const tables = tablesOf(variantWith('yatzy'));
  expect(slotOf(tables, { ...EMPTY_CARD, upperScore: 1 })).toBeUndefined();
  expect(slotOf(tables, { ...EMPTY_CARD, filled: 0b10, upperScore: 3 })).toBeUndefined();
  expect(slotOf(tables, { ...EMPTY_CARD, filled: 0b111111, upperScore: 105 })).toBeDefined();
});

test.each([
  ['needs-five-dice', { dice: 6 }],
  ['needs-a-roll', { rolls: 0 }],
  ['needs-a-roll', { rolls: 1.5 }],
  ['too-many-rolls', { rolls: 6 }],
  ['saves-rolls', { savesRolls: true }],
  ['needs-a-category', { categories: {} }],
  ['too-many-categories', { categories: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`c${i}`, chance])) }],
  ['too-many-upper-categories', { categories: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`c${i}`, face(1)])) }],
  ['bonus-target-too-high', { upperBonus: { target: 106, points: 1 } }],
  ['bonus-target-too-high', { upperBonus: { target: NaN, points: 1 } }],
  ['points-below-zero', { upperBonus: { target: 63, points: -1 } }],
  ['points-below-zero', { yahtzeeBonus: -1 }],
  ['points-below-zero', { categories: { pair: groups([2], -5) } }],
])('a variant is refused: %s', (reason, changes) => {
  expect(compileTables(variantWith('yatzy', changes))).toEqual({ ok: false, error: reason });
});

test('the variants that players choose can be solved, except Maxi Yatzy', () => {
  const refused = scorecardVariants.filter(variant => !compileTables(variant).ok).map(({ id }) => id);
  expect(refused).toEqual(['maxi-yatzy']);
});

test('the largest card that can be solved is one of 16 categories and a target of 105', () => {
  const faces = Object.fromEntries(([1, 2, 3, 4, 5, 6] as const).map(value => [`f${value}`, face(value)]));
  const others = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`c${i}`, chance]));
  const tables = tablesOf(custom({ ...faces, ...others }, { upperBonus: { target: 105, points: 1 } }));
  expect(tables.counts.slots).toBe(106 * 2 ** 16);
});

test('[YZ] placements and points of jokers are those of the rules', () => {
  const jokers = Object.values(smallVariants).filter(variant => variant.joker ?? variant.yahtzeeBonus);
  fc.assert(
    fc.property(
      fc.constantFrom(...jokers, variantWith('yahtzee')),
      fc.nat(),
      fc.boolean(),
      fc.integer({ min: 1, max: 6 }),
      (variant, bits, scored, value) => {
        const tables = tablesOf(variant);
        const { joker } = tables;
        const filled = bits % (allFilled(tables) + 1);
        if (!joker || !(filled & (1 << joker.category))) return;
        const card = cardOf(tables.categories, filled, scored ? joker.category : -1);
        const five = Array.from({ length: DICE }, () => value as 1);
        const placement = placementAt(joker, filled, scored, value);
        expect(placement?.bonus).toBe(jokerFor(variant, card, five)?.bonus ?? 0);
        offersFor(variant, card, five).forEach((offer, category) => {
          if (!offer.open || !placement) return;
          expect((placement.allowed & (1 << category)) !== 0).toBe(offer.allowed);
          if (offer.allowed) expect(jokerPointsAt(tables, joker, placement, category, value)).toBe(offer.points);
        });
      },
    ),
  );
});

const cardOf = (ids: readonly string[], filled: number, scored: number): Card => ({
  points: Object.fromEntries(ids.flatMap((id, i) => (filled & (1 << i) ? [[id, i === scored ? 50 : 0]] : []))),
  bonuses: 0,
});

test('scoring fills the category, counts the upper score and remembers five alike', () => {
  const tables = tablesOf(variantWith('yahtzee'));
  const alike = tables.categories.indexOf('yahtzee');
  expect(cardAfter(tables, EMPTY_CARD, 5, 24)).toEqual({ filled: 0b100000, upperScore: 24, scoredAlike: false });
  expect(cardAfter(tables, EMPTY_CARD, alike, 50)).toEqual({ filled: 1 << alike, upperScore: 0, scoredAlike: true });
  expect(cardAfter(tables, EMPTY_CARD, alike, 0)).toEqual({ filled: 1 << alike, upperScore: 0, scoredAlike: false });
});

test('points are those of the rules for every roll', () => {
  const tables = tablesOf(variantWith('yatzy'));
  const sixes = tables.points.subarray(5 * ROLLS, 6 * ROLLS);
  expect([...sixes]).toEqual(allRolls(DICE).map(roll => 6 * (countFaces(roll)[6] ?? 0)));
});
