import { yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { positionOf, variantOf } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { localState } from '../table.ts';
import { tableView } from './table-view.ts';

const yahtzee = variantOf('yahtzee');
const official = variantOf('yahtzee-official');
const free: ScorecardVariant = { ...yahtzee, id: 'free', joker: 'free' };
const bonusOnly: ScorecardVariant = { ...yahtzee, id: 'bonus', joker: 'none' };
const lower = { threeOfAKind: 0, fourOfAKind: 0, fullHouse: 0, smallStraight: 0, largeStraight: 0, chance: 0 };
const fives = { category: 'fives', points: 25 };
const paid = [
  { category: 'fullHouse', points: 25 },
  { category: 'smallStraight', points: 30 },
  { category: 'largeStraight', points: 40 },
];

const situations: [string, ScorecardVariant, Record<string, number>, object | null][] = [
  ['the box is open', yahtzee, {}, null],
  ['box 50, upper row open', yahtzee, { yahtzee: 50 }, { code: 'must-use', bonus: 100, afterZero: false, row: fives }],
  ['box 50, upper row used', yahtzee, { yahtzee: 50, fives: 15 }, { code: 'counts', bonus: 100, rows: paid }],
  ['box 50, only upper rows left', yahtzee, { yahtzee: 50, fives: 15, ...lower }, { code: 'only-upper', bonus: 100 }],
  ['box 0, the joker still counts', official, { yahtzee: 0 }, { code: 'must-use', bonus: 0, afterZero: true, row: fives }],
  ['box 0, upper row used', official, { yahtzee: 0, fives: 0 }, { code: 'counts', bonus: 0, afterZero: true, rows: paid }],
  ['box 0, house rule', yahtzee, { yahtzee: 0 }, { code: 'nothing', bonus: 0, afterZero: true }],
  ['a free joker, upper row open', free, { yahtzee: 50 }, { code: 'upper-is-open', bonus: 100, row: fives }],
  ['a free joker, upper row used', free, { yahtzee: 50, fives: 5 }, { code: 'counts', bonus: 100, rows: paid }],
  ['a free joker after a zero', free, { yahtzee: 0 }, { code: 'nothing', bonus: 0 }],
  ['a bonus without a joker', bonusOnly, { yahtzee: 50 }, { code: 'bonus-only', bonus: 100 }],
  ['neither bonus nor joker', variantOf('kniffel'), { yahtzee: 50 }, null],
];

test.each(situations)('%s', (_, variant, card, banner) => {
  const { board } = tableView(localState(positionOf(variant, { card, faces: '55555' })));
  const shown = board?.family === 'scorecard' ? board.banner : expect.fail();
  if (banner === null) expect(shown).toBeNull();
  else expect(shown).toMatchObject({ ...banner, box: yahtzeeCategory(variant) });
});

test('only the rows that pay as a joker are marked', () => {
  const { board } = tableView(localState(positionOf(yahtzee, { card: { yahtzee: 50, fives: 15 }, faces: '55555' })));
  const marked = board?.family === 'scorecard' ? board.rows.filter(({ joker }) => joker) : [];
  expect(marked.map(({ category, preview, bonus }) => ({ category, points: preview, bonus }))).toEqual(
    paid.map(row => ({ ...row, bonus: 100 })),
  );
});

test('ordinary dice have no banner', () => {
  const { board } = tableView(localState(positionOf(yahtzee, { card: { yahtzee: 50 }, faces: '55554' })));
  expect(board?.family === 'scorecard' && board.banner).toBeNull();
});
