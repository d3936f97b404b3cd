/** The best games there can be, played turn by turn. */
import { describe, expect, test } from 'vitest';
import { totals, type Game } from '../game.ts';
import { chanceOf, newGame, playAll, tableOf, turnOf } from '../testing/index.ts';
import { kniffel } from '../variants/kniffel.ts';
import { maxiYatzy } from '../variants/maxi-yatzy.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { yatzy } from '../variants/yatzy.ts';
import { tally } from './card.ts';
import type { ScorecardVariant } from './variant.ts';

type Turns = readonly (readonly [category: string, faces: string])[];

const playThrough = (variant: ScorecardVariant, turns: Turns, scratch: readonly string[] = []): Game =>
  turns.reduce(
    (game, [category, faces]) =>
      playAll(game, chanceOf(faces), [
        [turnOf(game).seat, { type: 'RollDice' }],
        [turnOf(game).seat, { type: scratch.includes(category) ? 'ScratchCategory' : 'ScoreCategory', category }],
      ]),
    newGame(variant),
  );

const upper: Turns = [
  ['ones', '11111'],
  ['twos', '22222'],
  ['threes', '33333'],
  ['fours', '44444'],
  ['fives', '55555'],
  ['sixes', '66666'],
];
const sixUpper: Turns = upper.map(([category, faces]) => [category, faces + faces.slice(0, 1)]);

const thirteenYahtzees: Turns = [
  ['yahtzee', '66666'],
  ...upper,
  ['threeOfAKind', '66666'],
  ['fourOfAKind', '66666'],
  ['fullHouse', '66666'],
  ['smallStraight', '66666'],
  ['largeStraight', '66666'],
  ['chance', '66666'],
];

const bestOfYatzy: Turns = [
  ...upper,
  ['onePair', '66123'],
  ['twoPairs', '66551'],
  ['threeOfAKind', '66612'],
  ['fourOfAKind', '66661'],
  ['smallStraight', '12345'],
  ['largeStraight', '23456'],
  ['fullHouse', '66655'],
  ['chance', '66666'],
  ['yatzy', '11111'],
];

const bestOfKniffel: Turns = [
  ...upper,
  ['threeOfAKind', '66666'],
  ['fourOfAKind', '66666'],
  ['fullHouse', '22333'],
  ['smallStraight', '12346'],
  ['largeStraight', '12345'],
  ['yahtzee', '66666'],
  ['chance', '66666'],
];

const bestOfMaxi: Turns = [
  ...sixUpper,
  ['onePair', '661234'],
  ['twoPairs', '665512'],
  ['threePairs', '665544'],
  ['threeOfAKind', '666123'],
  ['fourOfAKind', '666612'],
  ['fiveOfAKind', '666661'],
  ['smallStraight', '123451'],
  ['largeStraight', '234562'],
  ['fullStraight', '123456'],
  ['fullHouse', '666551'],
  ['castle', '666555'],
  ['tower', '666655'],
  ['chance', '666666'],
  ['maxiYatzy', '111111'],
];

test.each([
  ['YZ19', yahtzee, thirteenYahtzees, 1575],
  ['YA13', yatzy, bestOfYatzy, 374],
  ['KN4', kniffel, bestOfKniffel, 375],
  ['MX16', maxiYatzy, bestOfMaxi, 649],
] as const)('[%s] $id: the highest game', (_, variant, turns, total) => {
  expect(playThrough(variant, turns).over).toMatchObject({ totals: [total], winners: [0] });
});

describe('Yahtzee bonuses', () => {
  test('[YZ9] [YZ10] twelve of them in the highest game, the last one on the last turn', () => {
    const game = playThrough(yahtzee, thirteenYahtzees);
    const [card] = tableOf(game).cards;
    expect(card && tally(yahtzee, card)).toEqual({ upper: 105, upperBonus: 35, lower: 235, yahtzeeBonus: 1200, total: 1575 });
    const beforeLast = playThrough(yahtzee, thirteenYahtzees.slice(0, -1));
    expect(totals(beforeLast)).toEqual([1575 - 130]);
  });

  test('[YZ10] [S10] scratched five alike earn them too, also on the last turn', () => {
    const turns: Turns = [['yahtzee', '66666'], ...upper];
    expect(totals(playThrough(yahtzee, turns, ['ones', 'twos']))).toEqual([50 + 600 + (105 - 5 - 10) + 35]);
    const last = playThrough(yahtzee, thirteenYahtzees, ['chance']);
    expect(last.over?.totals).toEqual([1575 - 30]);
  });

  test('[YZ12] the last resort: a zero in any open upper category still earns the bonus', () => {
    const filled = thirteenYahtzees.filter(([category]) => category !== 'ones' && category !== 'twos');
    const game = playThrough(yahtzee, [...filled, ['ones', '66666'], ['twos', '66666']]);
    expect(game.over?.totals).toEqual([90 + 35 + 235 + 1200]);
  });
});
