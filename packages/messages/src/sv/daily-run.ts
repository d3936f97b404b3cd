import type { Messages } from '../messages.ts';
import { count } from './format.ts';

const points = { one: 'poäng', other: 'poäng' };
const levels = { one: 'nivå', other: 'nivåer' };

export const dailyRun: Messages['dailyRun'] = {
  levels: 'Nivåer',
  scored: (score, cleared) => `${count(score, points)}, ${count(cleared, levels)} klarade`,
  badGame: text => `”${text}” är inget av dagens spel. Det finns: card, rollio`,
};
