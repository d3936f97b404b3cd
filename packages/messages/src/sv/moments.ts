import type { Words } from '../messages.ts';
import { count } from './format.ts';

const points = { one: 'poäng', other: 'poäng' };
const many = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex'];
const faces = ['', 'ettor', 'tvåor', 'treor', 'fyror', 'femmor', 'sexor'];

export const moments: Words['moments'] = {
  points: value => count(value, points),
  alike: (dice, face) => `${many[dice] ?? dice} ${faces[face] ?? face}`,
  again: (box, nth) => `${box} nr ${nth}`,
  joker: 'Joker',
  upperBonus: 'övre bonus',
};
