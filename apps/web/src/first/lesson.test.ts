import { LANGUAGES, messagesFor } from '@yaht/messages';
import { fault, isAssisted, variantById, type ScorecardGame } from '@yaht/rules';
import { compileTables, reviewGame } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { describe, expect, test } from 'vitest';
import { firstTurnOf } from './first-turn-of.ts';
import { BEST_ROW, isTaught, KEPT, pointsIn, ROLLS, rowsOf, TAUGHT, toKeep } from './lesson.ts';

test.each(LANGUAGES)('the game that comes first in %s is one that is taught', language => {
  expect(TAUGHT).toContain(messagesFor(language).web.firstGames[0]);
});

test('what was kept lies where it lay, and there is something to keep and something to roll each time', () => {
  for (const [roll, dice] of ROLLS.entries()) {
    for (const [die, wasKept] of toKeep(roll).entries()) if (wasKept) expect(dice[die]).toBe(KEPT);
    if (roll > 0) expect(new Set(toKeep(roll))).toEqual(new Set([true, false]));
  }
});

describe.each(TAUGHT)('%s', id => {
  const known = variantById(id);
  const variant = isTaught(known) ? known : fault('not taught');
  const game = (): ScorecardGame => {
    const made = firstTurnOf('first', variant, 'Ann', BEST_ROW);
    return made.family === 'scorecard' ? made : fault('no card');
  };

  test('the game goes on after the turn with what was written, is assisted, and promises no dice', () => {
    const { state, start, events } = game();
    expect(state.cards[0]?.points[BEST_ROW]).toBe(pointsIn(variant, BEST_ROW, ROLLS.length));
    expect(state.turn?.dice).toBeNull();
    expect(start.commitment).toBeNull();
    expect(isAssisted(events)).toBe(true);
  });

  test('every row that can be chosen is granted by the rules, with the points that are shown', () => {
    for (const row of rowsOf(variant).filter(each => pointsIn(variant, each, ROLLS.length))) {
      const made = firstTurnOf('first', variant, 'Ann', row);
      expect(made.events).toContainEqual(
        expect.objectContaining({ category: row, points: pointsIn(variant, row, ROLLS.length) }),
      );
    }
  });

  test('what is taught is what perfect play does', async () => {
    const tables = compileTables(variant);
    const solved = await solve(tables.ok ? tables.value : fault('not solvable'));
    const [review] = reviewGame(solved, game().events);
    expect(review?.moves).toHaveLength(6);
    expect(review?.loss).toBeCloseTo(0, 4);
  });
});
