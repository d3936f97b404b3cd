/** The examples of the rule books, and those the rules were first written down with. */
import { expect, test } from 'vitest';
import { fault } from '../result.ts';
import { pointsFor, type Pattern } from '../scorecard/pattern.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';
import { diceOf } from '../testing/index.ts';
import { maxiYatzy } from './maxi-yatzy.ts';
import { yahtzee } from './yahtzee.ts';
import { yatzy } from './yatzy.ts';

type Example = [rule: string, category: string, faces: string, points: number];

const patternIn = (variant: ScorecardVariant, category: string): Pattern =>
  variant.categories[category] ?? fault(`no category ${category}`);

const ofYahtzee: Example[] = [
  ['YZ2', 'ones', '11134', 3],
  ['YZ2', 'twos', '22256', 6],
  ['YZ2', 'threes', '33334', 12],
  ['YZ2', 'fours', '44555', 8],
  ['YZ2', 'fives', '11225', 5],
  ['YZ2', 'sixes', '33666', 18],
  ['YZ4', 'threeOfAKind', '23444', 17],
  ['YZ4', 'threeOfAKind', '23344', 0],
  ['YZ4', 'threeOfAKind', '66666', 30],
  ['YZ4', 'fourOfAKind', '45555', 24],
  ['YZ4', 'fourOfAKind', '44555', 0],
  ['YZ5', 'fullHouse', '22555', 25],
  ['YZ5', 'fullHouse', '55555', 0],
  ['YZ5', 'fullHouse', '22556', 0],
  ['YZ6', 'smallStraight', '13456', 30],
  ['YZ6', 'smallStraight', '12344', 30],
  ['YZ6', 'smallStraight', '12345', 30],
  ['YZ6', 'smallStraight', '12356', 0],
  ['YZ6', 'largeStraight', '12345', 40],
  ['YZ6', 'largeStraight', '23456', 40],
  ['YZ6', 'largeStraight', '13456', 0],
  ['YZ7', 'yahtzee', '33333', 50],
  ['YZ7', 'yahtzee', '33334', 0],
  ['YZ8', 'chance', '55532', 20],
];

test.each(ofYahtzee)('[%s] Yahtzee: %s with %s is worth %i', (_, category, faces, points) => {
  expect(pointsFor(patternIn(yahtzee, category), diceOf(faces))).toBe(points);
});

const ofYatzy: Example[] = [
  ['YA2', 'sixes', '66612', 18],
  ['YA3', 'onePair', '33664', 12],
  ['YA3', 'onePair', '12345', 0],
  ['YA3', 'onePair', '33336', 6],
  ['YA4', 'twoPairs', '33551', 16],
  ['YA4', 'twoPairs', '33336', 0],
  ['YA4', 'twoPairs', '33355', 16],
  ['YA5', 'threeOfAKind', '44446', 12],
  ['YA5', 'fourOfAKind', '44446', 16],
  ['YA5', 'fourOfAKind', '22222', 8],
  ['YA6', 'smallStraight', '12345', 15],
  ['YA6', 'smallStraight', '23456', 0],
  ['YA6', 'smallStraight', '12344', 0],
  ['YA7', 'largeStraight', '23456', 20],
  ['YA7', 'largeStraight', '12345', 0],
  ['YA8', 'fullHouse', '66622', 22],
  ['YA8', 'fullHouse', '66666', 0],
  ['YA9', 'chance', '13466', 20],
  ['YA10', 'yatzy', '11111', 50],
  ['YA10', 'yatzy', '11112', 0],
];

test.each(ofYatzy)('[%s] Yatzy: %s with %s is worth %i', (_, category, faces, points) => {
  expect(pointsFor(patternIn(yatzy, category), diceOf(faces))).toBe(points);
});

const ofMaxi: Example[] = [
  ['MX2', 'fours', '444444', 24],
  ['MX3', 'onePair', '225566', 12],
  ['MX3', 'twoPairs', '225566', 22],
  ['MX3', 'threePairs', '225566', 26],
  ['MX3', 'threePairs', '222266', 0],
  ['MX4', 'threeOfAKind', '222555', 15],
  ['MX4', 'fourOfAKind', '555551', 20],
  ['MX4', 'fiveOfAKind', '555551', 25],
  ['MX5', 'smallStraight', '123455', 15],
  ['MX6', 'largeStraight', '234566', 20],
  ['MX7', 'fullStraight', '123456', 21],
  ['MX7', 'fullStraight', '123455', 0],
  ['MX8', 'fullHouse', '333226', 13],
  ['MX8', 'fullHouse', '555222', 19],
  ['MX8', 'fullHouse', '444422', 16],
  ['MX9', 'castle', '555222', 21],
  ['MX9', 'castle', '555522', 0],
  ['MX10', 'tower', '444411', 18],
  ['MX10', 'tower', '444111', 0],
  ['MX10', 'tower', '444444', 0],
  ['MX11', 'chance', '124566', 24],
  ['MX12', 'maxiYatzy', '222222', 100],
  ['MX12', 'maxiYatzy', '222221', 0],
];

test.each(ofMaxi)('[%s] Maxi Yatzy: %s with %s is worth %i', (_, category, faces, points) => {
  expect(pointsFor(patternIn(maxiYatzy, category), diceOf(faces))).toBe(points);
});

test.each([
  ['ones', '11134', 3],
  ['twos', '22213', 6],
  ['threes', '33312', 9],
  ['fours', '44412', 12],
  ['fives', '55532', 15],
  ['sixes', '66612', 18],
] as const)('[S15] %s with %s adds faces up, it does not count dice: %i', (category, faces, points) => {
  expect(pointsFor(yahtzee.categories[category], diceOf(faces))).toBe(points);
});

test.each([
  ['YA14', 'twoPairs', '33336', 12],
  ['YA14', 'fullHouse', '66666', 30],
] as const)('[%s] house rule: with sameFace, %s with %s is worth %i', (_, category, faces, points) => {
  expect(pointsFor({ ...yatzy.categories[category], sameFace: true }, diceOf(faces))).toBe(points);
});
