import type { Words } from '../messages.ts';
import { count } from './format.ts';

const points = { one: 'Punkt', other: 'Punkte' };
const many = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const faces = ['', 'Einer', 'Zweier', 'Dreier', 'Vierer', 'Fünfer', 'Sechser'];

export const moments: Words['moments'] = {
  points: value => count(value, points),
  alike: (dice, face) => `${many[dice] ?? dice} ${faces[face] ?? face}`,
  again: (box, nth) => `${nth}. ${box}`,
  joker: 'Joker',
  upperBonus: 'Bonus oben',
};
