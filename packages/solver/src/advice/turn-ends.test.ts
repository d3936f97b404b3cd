import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryChances } from './category-chances.ts';
import { choicesOf } from './choices.ts';
import { solveHere } from '../solve/solve.ts';
import { EMPTY_CARD } from '../tables/tables.ts';
import { smallVariants, tablesOf } from '../testing/index.ts';
import { turnEnds } from './turn-ends.ts';
import { turnValues } from './turn-values.ts';

const solved = Object.values(smallVariants).map(variant => solveHere(tablesOf(variant)));
const face = fc.constantFrom(1, 2, 3, 4, 5, 6);

test('a turn ends somewhere, and after the best choice as best play does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...solved), fc.tuple(face, face, face, face, face), (solution, dice) => {
      const { tables } = solution;
      const rerolls = tables.rolls - 1;
      const choices = choicesOf(solution, EMPTY_CARD, turnValues(solution, EMPTY_CARD, rerolls), dice, rerolls);
      const endsOf = turnEnds(solution);
      for (const choice of choices.slice(0, 5)) {
        const { chances } = endsOf(EMPTY_CARD, choice, rerolls);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
      const [best, next] = choices;
      // Where two choices are as good, best play may take either.
      if (!best || (next && best.worth - next.worth < 1e-6)) return;
      const expected = categoryChances(solution, { card: EMPTY_CARD, dice, rerollsLeft: rerolls });
      if (expected.ok)
        expected.value.forEach((chance, i) => expect(endsOf(EMPTY_CARD, best, rerolls).chances[i]).toBeCloseTo(chance, 6));
    }),
    { numRuns: 60 },
  );
});
