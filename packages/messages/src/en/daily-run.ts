import { count } from './format.ts';

const points = { one: 'point', other: 'points' };
const levels = { one: 'level', other: 'levels' };

/** The run of the day, beside the card of the day. */
export const dailyRun = {
  levels: 'Levels',
  scored: (score: number, cleared: number): string => `${count(score, points)}, ${count(cleared, levels)} cleared`,
  badGame: (text: string): string => `"${text}" is no game of the day. There are: card, rollio`,
};
