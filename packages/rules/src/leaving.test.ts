import { describe, expect, test } from 'vitest';
import { totals, type Command, type Game } from './game.ts';
import { chanceFrom, diceOf, newGame, playAll, positionOf, tableOf, turnOf, wish } from './testing/index.ts';
import { yahtzee } from './variants/yahtzee.ts';
import { yatzy } from './variants/yatzy.ts';

const chance = chanceFrom(8);
const pass: Command = { type: 'PassTurn' };
const roll: Command = { type: 'RollDice' };
const table = (): Game => newGame(yahtzee, chance, { players: [{ name: 'Ann' }, { name: 'Ben' }] });

describe('a turn that the house passes', () => {
  test('[T30] a zero in the open category with the lowest maximum', () => {
    expect(wish(table(), 'house', pass)).toMatchObject({
      value: [
        { type: 'ScoreRecorded', seat: 0, category: 'ones', points: 0, bonus: 0, zero: 'passed' },
        { type: 'TurnStarted', seat: 1 },
      ],
    });
  });

  test.each([
    [{ ones: 3 }, 'twos'],
    [{ ones: 3, twos: 4, threes: 6, fours: 8 }, 'fives'], // fives and full house both 25: card order
    [{ ones: 3, twos: 4, threes: 6, fours: 8, fives: 10 }, 'fullHouse'],
    [{ ones: 3, twos: 4, threes: 6, fours: 8, fives: 10, fullHouse: 0 }, 'sixes'],
  ])('[T30] with %j filled it is %s', (card, category) => {
    for (const faces of [undefined, '66666']) {
      const game = positionOf(yahtzee, faces === undefined ? { card } : { card, faces });
      expect(wish(game, 'house', pass)).toMatchObject({ value: [{ category, points: 0 }, {}] });
    }
  });

  test('[T30] in Yatzy the pair comes before the fours', () => {
    const game = positionOf(yatzy, { card: { ones: 0, twos: 0 } });
    expect(wish(game, 'house', pass)).toMatchObject({ value: [{ category: 'onePair' }, {}] });
  });

  test('[T30] the joker neither binds it nor pays', () => {
    const game = positionOf(yahtzee, { card: { yahtzee: 50 }, faces: '44444' });
    expect(wish(game, 'house', pass)).toMatchObject({ value: [{ category: 'ones', points: 0, bonus: 0 }, {}] });
  });

  test('[T30] [S12] a game passed to the end ends after all turns', () => {
    const game = playAll(
      table(),
      chance,
      Array.from({ length: 26 }, () => ['house', pass] as const),
    );
    expect(game.over).toEqual({ type: 'GameOver', totals: [0, 0], winners: [0, 1] });
  });
});

describe('who acts for a seat', () => {
  test('[T29] the house says so, and the seat stays', () => {
    const away = playAll(table(), chance, [['house', { type: 'SetPlayedBy', seat: 1, by: 'bot' }]]);
    expect(tableOf(away).playedBy).toEqual(['player', 'bot']);
    expect(away.events.at(-1)).toEqual({ type: 'SeatPlayedBy', seat: 1, by: 'bot' });
    expect(tableOf(away).order).toEqual([0, 1]);
  });

  test('[T31] the others play on, and the player comes back', () => {
    const back = playAll(table(), chance, [
      ['house', { type: 'SetPlayedBy', seat: 0, by: 'zero' }],
      ['house', pass],
      [1, roll],
      [1, { type: 'ScoreCategory', category: 'chance' }],
      ['house', { type: 'SetPlayedBy', seat: 0, by: 'player' }],
      [0, roll],
      [0, { type: 'ScoreCategory', category: 'chance' }],
    ]);
    expect(tableOf(back).playedBy).toEqual(['player', 'player']);
    expect(turnOf(back)).toMatchObject({ seat: 1, number: 4 });
    expect(Object.keys(tableOf(back).cards[0]?.points ?? {})).toEqual(['ones', 'chance']);
  });

  test('[T10] the house plays for the seat in turn as its player would', () => {
    const byHouse = playAll(table(), chance, [
      ['house', roll],
      ['house', { type: 'ScoreCategory', category: 'chance' }],
    ]);
    const bySeat = playAll(table(), chance, [
      [0, roll],
      [0, { type: 'ScoreCategory', category: 'chance' }],
    ]);
    expect(byHouse).toEqual(bySeat);
  });
});

test('[T32] a game that everybody left ends with totals as they stand and no winner', () => {
  const game = positionOf(yahtzee, { card: { chance: 20, ones: 3 }, faces: '44444' });
  const left = playAll(game, chance, [['house', { type: 'Abandon' }]]);
  expect(left.over).toEqual({ type: 'GameOver', totals: [23], winners: [], abandoned: true });
  expect(totals(left)).toEqual([23]);
  expect(tableOf(left).turn).toBeNull();
});

test('[T18] the first fact holds the complete rules', () => {
  const quick = { ...yahtzee, id: 'quick', rolls: 1 };
  const game = playAll(newGame(quick, chance), chance, [[0, roll]]);
  expect(JSON.parse(JSON.stringify(game.events[0]))).toMatchObject({ variant: quick });
  expect(turnOf(game)).toMatchObject({ rollsLeft: 0, dice: diceOf(turnOf(game).dice?.join('') ?? '') });
});
