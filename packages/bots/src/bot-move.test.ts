import {
  BOT_LEVELS,
  chance,
  face,
  groups,
  inARow,
  ofAKind,
  play,
  replay,
  scorecardVariants,
  type BotLevel,
  type ScorecardGame,
  type ScorecardVariant,
} from '@yaht/rules';
import { chanceFrom, chanceOf, newGame, playAll } from '@yaht/rules/testing';
import { compileTables, solveReference } from '@yaht/solver';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { botMove } from './bot-move.ts';
import { perfectionOf, type Parts } from './scorecard.ts';
import { botStyle, levelsFor } from './style.ts';

const custom = (id: string, changes: Partial<ScorecardVariant>): ScorecardVariant => ({
  family: 'scorecard',
  id,
  name: id,
  dice: 5,
  rolls: 3,
  upperBonus: { target: 9, points: 20 },
  yahtzeeBonus: 100,
  joker: 'forced',
  categories: { twos: face(2), sixes: face(6), kind: ofAKind(3), house: groups([3, 2], 25), alike: groups([5], 50), chance },
  ...changes,
});

/** Small enough to be solved at once, rich enough to have every rule. */
const small = custom('small', {});

const others = [
  small,
  custom('one-die', { dice: 1, rolls: 2, categories: { ones: face(1), chance } }),
  custom('one-roll', { rolls: 1, joker: 'free', jokerAfterZero: true }),
  custom('eight-dice', { dice: 8, categories: { fours: face(4), row: inARow(6, 60), six: groups([6]), alike: groups([8], 99) } }),
  custom('nine-dice', { dice: 9, rolls: 4, savesRolls: true, categories: { fours: face(4), triples: groups([3, 3, 3]) } }),
];

function solvedOf(variant: ScorecardVariant): Parts {
  const tables = compileTables(variant);
  return tables.ok ? { solved: { tables: tables.value, values: solveReference(tables.value) } } : {};
}

const solvedSmall = solvedOf(small);
const partsOf = (variant: ScorecardVariant): Parts => (variant === small ? solvedSmall : {});

/** Plays a game in which every wish of a bot must be granted. */
function finish(start: ScorecardGame, levelOf: (game: ScorecardGame) => BotLevel, seed: number): ScorecardGame {
  const source = chanceFrom(seed);
  let game = start;
  while (game.state.turn) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, levelOf(game), partsOf(game.start.variant)), source);
    if (!played.ok) throw new Error(played.error);
    game = played.value.game;
  }
  return game;
}

test('every level plays every variant to its end, wherever another level left the game', () => {
  const picks = fc.array(fc.constantFrom(...BOT_LEVELS), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.constantFrom(...scorecardVariants, ...others),
      fc.nat(),
      picks,
      fc.boolean(),
      (variant, seed, levels, autoFirstRoll) => {
        const players = [{ name: 'Ann' }, { name: 'Ben' }];
        const start = newGame(variant, chanceFrom(seed), { players, options: { autoFirstRoll } });
        const game = finish(start, ({ events }) => levels[events.length % levels.length] ?? 'easy', seed);
        expect(game.over?.totals).toHaveLength(2);
      },
    ),
    { numRuns: 40 },
  );
});

test('the same position gives the same command', () => {
  const game = newGame(small, chanceFrom(5), { options: { autoFirstRoll: true } });
  for (const level of BOT_LEVELS) {
    expect(botMove(replay(game.events), 0, level, solvedSmall)).toEqual(botMove(game, 0, level, solvedSmall));
  }
});

/** The mean score of one level over games with fixed seeds. */
function meanOf(variant: ScorecardVariant, level: BotLevel, games: number): number {
  const scores = Array.from({ length: games }, (_, seed) => {
    return finish(newGame(variant, chanceFrom(seed)), () => level, seed).over?.totals[0] ?? 0;
  });
  return scores.reduce((sum, score) => sum + score, 0) / games;
}

test('easy is weaker than normal, and normal comes close to perfect play', () => {
  const [easy, normal, optimal, winning] = BOT_LEVELS.map(level => meanOf(small, level, 150)) as [number, number, number, number];
  expect(easy).toBeLessThan(normal - 20);
  expect(normal).toBeLessThan(optimal);
  expect(normal).toBeGreaterThan(optimal - 12);
  // Alone there is nobody to beat.
  expect(winning).toBe(optimal);
});

test.each([
  ['yatzy', 150, 230],
  ['yahtzee', 180, 225],
  ['maxi-yatzy', 280, 390],
])('%s: easy gets more than %i points and normal more than %i', (id, easy, normal) => {
  const variant = scorecardVariants.find(other => other.id === id) ?? small;
  expect(meanOf(variant, 'easy', 40)).toBeGreaterThan(easy);
  expect(meanOf(variant, 'easy', 40)).toBeLessThan(normal - 20);
  expect(meanOf(variant, 'normal', 40)).toBeGreaterThan(normal);
});

test('optimal says when it cannot be perfect', () => {
  const maxi = scorecardVariants.find(({ id }) => id === 'maxi-yatzy') ?? small;
  expect(perfectionOf(maxi, {})).toEqual({ ok: false, error: 'needs-five-dice' });
  expect(perfectionOf(small, {})).toEqual({ ok: false, error: 'not-solved-yet' });
  expect(perfectionOf(small, solvedSmall).ok).toBe(true);
  expect(() => perfectionOf({ ...small, rolls: 2 }, solvedSmall)).toThrow('another variant');
});

test('a bot is asked only when it is its turn', () => {
  const game = newGame(small, chanceFrom(1), { players: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect(() => botMove(game, 1, 'easy')).toThrow('not the turn of seat 1');
});

test('winning throws away points that cannot win, where optimal keeps them', () => {
  const variant = custom('one-row', { upperBonus: { target: 0, points: 0 }, categories: { chance } });
  const dice = chanceOf('66653', '55555');
  const players = [{ name: 'Ben' }, { name: 'Ann' }];
  const game = playAll(newGame(variant, dice, { players }), dice, [
    [0, { type: 'RollDice' }],
    [0, { type: 'ScoreCategory', category: 'chance' }],
    [1, { type: 'RollDice' }],
  ]);
  const parts = solvedOf(variant);
  expect(botMove(game, 1, 'optimal', parts)).toEqual({ type: 'ScoreCategory', category: 'chance' });
  // Ben has 26: with 25 a six is needed, and one die is enough for it.
  expect(botMove(game, 1, 'winning', parts)).toMatchObject({ type: 'RollDice' });
});

test('a style is perfect only where nothing can be played better', () => {
  const maxi = scorecardVariants.find(({ id }) => id === 'maxi-yatzy') ?? small;
  expect(botStyle(small, 'optimal', 1)).toBe('perfect');
  expect(botStyle(small, 'optimal', 2)).toBe('points');
  expect(botStyle(small, 'winning', 3)).toBe('winning');
  expect(botStyle(maxi, 'optimal', 2)).toBe('thumb');
  expect(levelsFor(small, 2)).toEqual(BOT_LEVELS);
  expect(levelsFor(maxi, 2)).toEqual(['easy', 'normal', 'optimal']);
});
