import type { Words } from '../messages.ts';
import { count, number } from './format.ts';

const moves = { one: 'Zug', other: 'Züge' };
const games = { one: 'Spiel', other: 'Spiele' };
const ofGames = { one: 'Spiel', other: 'Spielen' };
const points = { one: 'Punkt', other: 'Punkte' };

export const end: Words['end'] = {
  points: score => (Math.abs(score) === 1 ? 'Punkt' : 'Punkte'),
  moreThanEver: (score, more) => `${Math.abs(score) === 1 ? 'Punkt' : 'Punkte'}, ${number(more)} mehr als je zuvor`,
  best: 'Persönlicher Rekord',
  place: (rank, all) => (all === 1 ? 'Dein erstes Spiel' : `Platz ${rank} von deinen ${count(all, ofGames)}`),
  average: score => `im Schnitt ${number(score)}`,
  chart: 'Deine Spiele nach Punkten',
  ofGames: (low, high, all) => `${low} bis ${high}: ${count(all, games)}`,
  beatBest: score => `Als Nächstes: mehr als dein Rekord, ${number(score)}`,
  firstOf: score => `Als Nächstes: zum ersten Mal ${number(score)}`,
  toGo: (missing, by) =>
    `${missing === 1 ? 'Es fehlt' : 'Es fehlen'} ${count(missing, points)}.${by === null ? '' : ` ${by} würde reichen.`}`,
  upperBonus: 'Der Bonus oben',
  learn: many => (many === 0 ? 'Deine Züge noch einmal' : `${count(many, moves)} zum Lernen`),
  played: (good, all) => `${good} von ${all} hast du wie ein perfekter Spieler gespielt.`,
  winsBy: (player, by) => `${player} gewinnt mit ${number(by)} Vorsprung`,
  rank: rank => `${rank}.`,
  together: (player, won, all) => `${player} hat ${won} von ${count(all, ofGames)} in dieser Runde gewonnen.`,
  bestRow: (player, category, score) => `${player} hatte das beste Feld: ${category}, ${number(score)}.`,
  beatIt: 'Schaffst du mehr?',
  bestGame: player => `bisher das beste Spiel von ${player}`,
};
