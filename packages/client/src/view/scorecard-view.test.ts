import {
  allRolls,
  categoryIds,
  fault,
  formatDice,
  play,
  scorecardVariants,
  type Chance,
  type Command,
  type Game,
  type ScorecardVariant,
  type Seat,
} from '@yaht/rules';
import { chanceFrom, newGame, positionOf, turnOf, variantOf } from '@yaht/rules/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickFrom, wishBy, type Pick } from '../testing/play-by-view.ts';
import { localState } from '../table.ts';
import type { ScorecardView } from './scorecard-view.ts';
import { tableView } from './table-view.ts';

const boardOf = (game: Game): ScorecardView => {
  const { board } = tableView(localState(game));
  return board?.family === 'scorecard' ? board : fault('no card');
};

/** What the view says of every row is what the rules then do with it. */
function expectRowsToBeTrue(game: Game, seat: Seat): void {
  const view = boardOf(game);
  for (const { category, preview, bonus, refusal, points } of view.rows) {
    const played = play(game, seat, { type: 'ScoreCategory', category }, chanceFrom(1));
    expect(played.ok ? null : played.error).toBe(refusal);
    if (!played.ok) continue;
    expect(points[seat]).toBeNull();
    expect(played.value.events[0]).toMatchObject({ category, points: preview, bonus });
  }
}

function after(game: Game, chance: Chance, pick: Pick): Game {
  const command = wishBy(tableView(localState(game)), pick) ?? fault('the view knows no move');
  const played = play(game, turnOf(game).seat, command as Command, chance);
  return played.ok ? played.value.game : fault(`the view promised ${command.type}: ${played.error}`);
}

function expectSumsToBeTrue(game: Game): void {
  const board = boardOf(game);
  const { players } = tableView(localState(game));
  expect(players.map(({ total }) => total)).toEqual(board.tallies.map(({ total }) => total));
  for (const [seat, upper] of board.upper.entries()) {
    const rows = board.rows.filter(({ section }) => section === 'upper');
    expect(upper.sum).toBe(rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    if (upper.isOut) expect(upper.hasBonus).toBe(false);
  }
}

const somePoints = (variant: ScorecardVariant): fc.Arbitrary<Record<string, number>> =>
  fc.dictionary(fc.constantFrom(...categoryIds(variant)), fc.constantFrom(0, 20, 50));

test.each(scorecardVariants)('previews are what the rules grant, for any card of $name and any roll', variant => {
  const rolls = allRolls(variant.dice);
  fc.assert(
    fc.property(somePoints(variant), fc.nat(rolls.length - 1), fc.nat(2), (card, roll, rollsLeft) => {
      if (Object.keys(card).length === categoryIds(variant).length) return;
      const faces = formatDice(rolls[roll] ?? fault('no such roll'));
      expectRowsToBeTrue(positionOf(variant, { card, faces, rollsLeft }), 0);
    }),
    { numRuns: 120 },
  );
});

test.each(scorecardVariants)('in whole games of $name every row, sum and total is true at every step', variant => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(1, 3), fc.boolean(), (seed, players, autoFirstRoll) => {
      const names = ['Ann', 'Ben', 'Cy'].slice(0, players).map(name => ({ name }));
      const chance = chanceFrom(seed);
      const pick = pickFrom(seed);
      let game: Game = newGame(variant, chance, { players: names, options: { autoFirstRoll } });
      for (; !game.over; game = after(game, chance, pick)) {
        expectRowsToBeTrue(game, turnOf(game).seat);
        expectSumsToBeTrue(game);
      }
      expectSumsToBeTrue(game);
    }),
    { numRuns: 2 },
  );
});

test.each([
  ['yahtzee', { threes: 9 }, 0],
  ['yahtzee', { threes: 12, ones: 2 }, 2],
  ['yahtzee', { sixes: 12, ones: 3 }, -6],
  ['maxi-yatzy', { sixes: 24 }, 0],
  ['maxi-yatzy', { ones: 3 }, -1],
] as const)('the pace of %s with %j in the upper section is %i', (id, card, pace) => {
  expect(boardOf(positionOf(variantOf(id), { card })).upper[0]?.pace).toBe(pace);
});

test('a bonus that is out of reach is told', () => {
  const lost = boardOf(positionOf(variantOf('yahtzee'), { card: { sixes: 0, fives: 0 } })).upper[0];
  expect(lost).toMatchObject({ sum: 0, isOut: true, hasBonus: false });
});

test('before the first roll nothing is previewed, and after the last one the dice are locked', () => {
  const ready = boardOf(positionOf(variantOf('yatzy'), {}));
  expect(ready.rows.every(({ preview, refusal }) => preview === null && refusal === 'roll-first')).toBe(true);
  const last = boardOf(positionOf(variantOf('yatzy'), { faces: '11223', rollsLeft: 0 }));
  expect(last.dice.every(({ locked }) => locked)).toBe(true);
});
