import { count } from './format.ts';

const points = { one: 'point', other: 'points' };
const many = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const faces = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What a stamp says: a word or two, which the eye reads in passing. Screen readers get the sentence of the move. */
export const moments = {
  points: (value: number): string => count(value, points),
  alike: (dice: number, face: number): string => `${many[dice] ?? dice} ${faces[face] ?? face}`,
  again: (box: string, nth: number): string => `${ordinals[nth] ?? `${nth}th`} ${box}`,
  joker: 'Joker',
  upperBonus: 'upper bonus',
};
