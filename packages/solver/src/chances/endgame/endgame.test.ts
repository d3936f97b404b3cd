import { expect, test } from 'vitest';
import { ROLLS } from '../../tables/dice-tables.ts';
import { cardAfter, EMPTY_CARD, slotOf } from '../../tables/tables.ts';
import { smallVariants, tablesOf } from '../../testing/index.ts';
import { hasWholePoints } from '../distribution.ts';
import { solveEndgame } from './endgame.ts';
import { winBook } from '../win-book.ts';
import { bothPlay } from './reference.ts';

const whole = Object.entries(smallVariants)
  .map(([name, variant]) => [name, tablesOf(variant)] as const)
  .filter(([, tables]) => hasWholePoints(tables) && tables.categories.length <= 3);

test.each(whole)('%s: both play to win as in the plain recursion', (_, tables) => {
  const ahead = 7;
  const own = { card: EMPTY_CARD, points: ahead };
  const other = { card: EMPTY_CARD, points: 0 };
  const slow = bothPlay(tables);
  const fast = solveEndgame(tables, { own, other });
  expect(winBook({ tables, values: new Float64Array(tables.slots) }).turn([own, other], 0).start[0]).toBeCloseTo(
    slow(own, other),
    6,
  );
  tables.categories.forEach((_category, category) => {
    for (const roll of [0, 100, ROLLS - 1]) {
      const points = tables.points[category * ROLLS + roll] ?? 0;
      const moved = { card: cardAfter(tables, EMPTY_CARD, category, points), points: ahead + points };
      const chance = 1 - slow(other, moved);
      expect(fast?.covers({ own: other, other: moved })).toBe(true);
      expect(fast?.after(slotOf(tables, moved.card) ?? 0, other.card, moved.points)).toBeCloseTo(chance, 6);
    }
  });
});
