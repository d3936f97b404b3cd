import type { Messages } from '../messages.ts';
import { count } from './format.ts';

const points = { one: 'Punkt', other: 'Punkte' };
const levels = { one: 'Stufe', other: 'Stufen' };

export const dailyRun: Messages['dailyRun'] = {
  levels: 'Stufen',
  scored: (score, cleared) => `${count(score, points)}, ${count(cleared, levels)} geschafft`,
  badGame: text => `„${text}“ ist kein Spiel des Tages. Es gibt: card, rollio`,
};
