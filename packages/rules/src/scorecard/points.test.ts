/** Every roll in every category, against a second opinion that shares no code and no idea with the rules. */
import { describe, expect, test } from 'vitest';
import { diceOf } from '../testing/index.ts';
import { kniffel } from '../variants/kniffel.ts';
import { maxiYatzy } from '../variants/maxi-yatzy.ts';
import { yahtzeeOfficial } from '../variants/yahtzee-official.ts';
import { yahtzee } from '../variants/yahtzee.ts';
import { yatzy } from '../variants/yatzy.ts';
import { allRolls } from './maximum.ts';
import { pointsFor, type Pattern } from './pattern.ts';
import type { ScorecardVariant } from './variant.ts';

/** A roll is its faces as text, ascending; an opinion reads the text. */
type Opinion = (faces: string) => number;

const sum = (faces: string): number => [...faces].reduce((total, face) => total + Number(face), 0);

/** Every choice of some of the dice, by counting in binary. */
const choices = (faces: string): string[] =>
  Array.from({ length: 2 ** faces.length }, (_, mask) => [...faces].filter((_face, die) => (mask >> die) & 1).join(''));

/** The dearest choice of dice that reads like this. */
const dearest =
  (shape: RegExp): Opinion =>
  faces =>
    Math.max(0, ...choices(faces).map(choice => (shape.test(choice) ? sum(choice) : 0)));

const fixed =
  (shape: RegExp, points: number): Opinion =>
  faces =>
    choices(faces).some(choice => shape.test(choice)) ? points : 0;

const all =
  (shape: RegExp): Opinion =>
  faces =>
    shape.test(faces) ? sum(faces) : 0;

const HOUSE = /^(.)\1\1(?!\1)(.)\2$|^(.)\3(?!\3)(.)\4\4$/;

const upper: Record<string, Opinion> = {
  ones: dearest(/^1+$/),
  twos: dearest(/^2+$/),
  threes: dearest(/^3+$/),
  fours: dearest(/^4+$/),
  fives: dearest(/^5+$/),
  sixes: dearest(/^6+$/),
};

const ofYahtzee: Record<string, Opinion> = {
  ...upper,
  threeOfAKind: all(/(.)\1\1/),
  fourOfAKind: all(/(.)\1\1\1/),
  fullHouse: fixed(HOUSE, 25),
  smallStraight: fixed(/^(1234|2345|3456)$/, 30),
  largeStraight: fixed(/^(12345|23456)$/, 40),
  yahtzee: fixed(/^(.)\1{4}$/, 50),
  chance: sum,
};

const ofYatzy: Record<string, Opinion> = {
  ...upper,
  onePair: dearest(/^(.)\1$/),
  twoPairs: dearest(/^(.)\1(?!\1)(.)\2$/),
  threeOfAKind: dearest(/^(.)\1\1$/),
  fourOfAKind: dearest(/^(.)\1\1\1$/),
  smallStraight: dearest(/^12345$/),
  largeStraight: dearest(/^23456$/),
  fullHouse: dearest(HOUSE),
  chance: sum,
  yatzy: fixed(/^(.)\1{4}$/, 50),
};

const { yatzy: _yatzy, ...sharedWithMaxi } = ofYatzy;

const ofMaxi: Record<string, Opinion> = {
  ...sharedWithMaxi,
  threePairs: all(/^(.)\1(?!\1)(.)\2(?!\2)(.)\3$/),
  fiveOfAKind: dearest(/^(.)\1{4}$/),
  fullStraight: all(/^123456$/),
  castle: all(/^(.)\1\1(?!\1)(.)\2\2$/),
  tower: all(/^(.)\1\1\1(?!\1)(.)\2$|^(.)\3(?!\3)(.)\4\4\4$/),
  maxiYatzy: fixed(/^(.)\1{5}$/, 100),
};

/** All throws of the dice, each sorted, duplicates dropped. */
function rollsByThrowing(dice: number): string[] {
  const throws = Array.from({ length: 6 ** dice }, (_, i) => i.toString(6).padStart(dice, '0'));
  const sorted = throws.map(faces => [...faces].map(face => Number(face) + 1).sort((a, b) => a - b)).map(faces => faces.join(''));
  return [...new Set(sorted)].sort();
}

const five = rollsByThrowing(5);
const six = rollsByThrowing(6);

test('[S20] there are 252 rolls of five dice and 462 of six', () => {
  expect([five.length, six.length]).toEqual([252, 462]);
  expect(allRolls(5).map(roll => roll.join(''))).toEqual(five);
  expect(allRolls(6).map(roll => roll.join(''))).toEqual(six);
});

const opinions: [rule: string, variant: ScorecardVariant, opinion: Record<string, Opinion>, rolls: string[]][] = [
  ['YZ1', yahtzee, ofYahtzee, five],
  ['YZ18', yahtzeeOfficial, ofYahtzee, five],
  ['KN1', kniffel, ofYahtzee, five],
  ['YA1', yatzy, ofYatzy, five],
  ['MX1', maxiYatzy, ofMaxi, six],
];

describe.each(opinions)('[%s] $id', (_, variant, opinion, rolls) => {
  test('both know the same categories', () => {
    expect(Object.keys(variant.categories).sort()).toEqual(Object.keys(opinion).sort());
  });

  test.each(Object.entries<Pattern>(variant.categories))(
    '%s: all rolls earn what the second opinion says',
    (category, pattern) => {
      const expected = Object.fromEntries(rolls.map(faces => [faces, opinion[category]?.(faces)]));
      expect(Object.fromEntries(rolls.map(faces => [faces, pointsFor(pattern, diceOf(faces))]))).toEqual(expected);
    },
  );

  test('[S20] the order of the dice does not matter', () => {
    for (const pattern of Object.values<Pattern>(variant.categories)) {
      const turned = rolls.map(faces => pointsFor(pattern, diceOf([...faces.slice(2), ...faces.slice(0, 2)].reverse().join(''))));
      expect(turned).toEqual(rolls.map(faces => pointsFor(pattern, diceOf(faces))));
    }
  });
});
