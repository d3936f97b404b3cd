import type { Messages } from '../messages.ts';
import { count } from './format.ts';

const points = { one: 'poäng', other: 'poäng' };
const levels = { one: 'nivå', other: 'nivåer' };

export const dailyRun: Messages['dailyRun'] = {
  card: 'Protokoll',
  run: 'Rollio-färd',
  choose: 'Dagens spel',
  levels: 'Nivåer',
  scored: (score, cleared) => `${count(score, points)}, ${count(cleared, levels)} klarade`,
  badGame: text => `”${text}” är inget av dagens spel. Det finns: card, rollio`,
};
