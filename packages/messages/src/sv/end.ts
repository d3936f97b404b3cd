import type { Words } from '../messages.ts';
import { count, number } from './format.ts';

const moves = { one: 'drag', other: 'drag' };
const games = { one: 'spel', other: 'spel' };
const points = { one: 'poäng', other: 'poäng' };
const ending = (rank: number): string => (rank === 1 || rank === 2 ? ':a' : ':e');

export const end: Words['end'] = {
  points: () => 'poäng',
  moreThanEver: (_, more) => `poäng, ${number(more)} fler än någonsin`,
  best: 'Personbästa',
  place: (rank, all) => (all === 1 ? 'Ditt första spel' : `Plats ${rank} av dina ${count(all, games)}`),
  average: score => `snitt ${number(score)}`,
  chart: 'Dina spel efter poäng',
  ofGames: (low, high, all) => `${low} till ${high}: ${count(all, games)}`,
  beatBest: score => `Nästa mål: mer än ditt bästa, ${number(score)}`,
  firstOf: score => `Nästa mål: ditt första spel över ${number(score)}`,
  toGo: (missing, by) => `${count(missing, points)} kvar.${by === null ? '' : ` ${by} skulle räcka.`}`,
  upperBonus: 'Övre bonusen',
  learn: many => (many === 0 ? 'Dina drag en gång till' : `${count(many, moves)} att lära av`),
  played: (good, all) => `Du spelade ${good} av ${all} som en perfekt spelare.`,
  winsBy: (player, by) => `${player} vinner med ${number(by)}`,
  rank: rank => `${rank}${ending(rank)}`,
  together: (player, won, all) => `${player} har vunnit ${won} av ${count(all, games)} med de här spelarna.`,
  bestRow: (player, category, score) => `${player} hade bästa raden: ${category}, ${number(score)}.`,
  beatIt: 'Kan du slå det?',
  bestGame: player => `${player}: bästa spelet hittills`,
};
