import { count, number, ordinal } from './format.ts';

const moves = { one: 'move', other: 'moves' };
const games = { one: 'game', other: 'games' };
const points = { one: 'point', other: 'points' };

/** The end of a game: the figure first, then where it stands, and what would be next. */
export const end = {
  points: (score: number): string => (Math.abs(score) === 1 ? 'point' : 'points'),
  moreThanEver: (score: number, more: number): string =>
    `${Math.abs(score) === 1 ? 'point' : 'points'}, ${number(more)} more than ever`,
  best: 'Personal best',
  place: (rank: number, all: number): string => (all === 1 ? 'Your first game' : `${ordinal(rank)} of your ${count(all, games)}`),
  average: (score: number): string => `average ${number(score)}`,
  chart: 'Your games by score',
  ofGames: (low: number, high: number, all: number): string => `${low} to ${high}: ${count(all, games)}`,
  beatBest: (score: number): string => `Next: more than your best, ${number(score)}`,
  firstOf: (score: number): string => `Next: your first ${number(score)}`,
  toGo: (missing: number, by: string | null): string =>
    `${count(missing, points)} to go.${by === null ? '' : ` ${by} would do it.`}`,
  upperBonus: 'The upper bonus',
  learn: (many: number): string => (many === 0 ? 'Your moves again' : `${count(many, moves)} to learn from`),
  played: (good: number, all: number): string => `You played ${good} of ${all} like a perfect player.`,
  winsBy: (player: string, by: number): string => `${player} wins by ${number(by)}`,
  rank: ordinal,
  together: (player: string, won: number, all: number): string =>
    `${player} has won ${won} of ${count(all, games)} with these players.`,
  bestRow: (player: string, category: string, score: number): string =>
    `${player} had the best row: ${category}, ${number(score)}.`,
  beatIt: 'Can you beat it?',
  bestGame: (player: string): string => `${player}’s best game`,
};
