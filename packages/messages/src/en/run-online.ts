import { and, count, number } from './format.ts';

const levels = { one: 'level', other: 'levels' };

/** Rollio at a server: the run of the day, a run of one's own, and runs side by side. */
export const runOnline = {
  games: 'Which game',
  about: 'The same dice and shops for everybody. One run counts.',
  cleared: (cleared: number): string => `${count(cleared, levels)} cleared`,
  levelsNote: 'The levels of the best run.',
  toTheDay: 'To the board of the day',
  checkOwn: 'Check the dice of your game',
  counts: 'The server throws the dice, and the run is on its boards if you have a profile.',

  race: 'Side by side',
  stages: {
    choosing: 'choosing dice',
    round: 'playing',
    shop: 'in the shop',
    won: 'won',
    out: 'out',
  },
  levelOf: (level: number, of: number): string => (level > of ? `Level ${level}, endless` : `Level ${level} of ${of}`),
  short: (level: number): string => `L${level}`,
  of: (total: number, threshold: number): string => `${number(total)} of ${number(threshold)}`,
  pot: (points: number): string => `pot ${number(points)}`,
  score: (points: number): string => `${number(points)} points`,
  leads: 'leads',
  away: 'away',
  hasLeft: 'has left',
  waitTitle: 'Your run is over',
  waitFor: (names: readonly string[]): string =>
    `${and(names)} ${names.length === 1 ? 'goes' : 'go'} on. The duel ends with the last run.`,
  waiting: 'until all runs are over',
  byLevels: 'More levels win; with as many levels, more points.',
  yourRun: 'Your run',
  watch: (name: string): string => `Watch ${name}`,
  runOf: (name: string): string => `The run of ${name}`,
  watched: 'shown',
  lookingOn: (name: string): string => `${name} plays; you look on.`,
};
