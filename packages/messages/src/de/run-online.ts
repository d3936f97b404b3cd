import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const levels = { one: 'Stufe', other: 'Stufen' };

export const runOnline: Messages['runOnline'] = {
  games: 'Welches Spiel',
  about: 'Dieselben Würfel und Läden für alle. Ein Lauf zählt.',
  cleared: cleared => `${count(cleared, levels)} geschafft`,
  levelsNote: 'Die Stufen des besten Laufs.',
  toTheDay: 'Zur Liste des Tages',
  checkOwn: 'Die Würfel deines Spiels prüfen',
  counts: 'Der Server wirft die Würfel, und mit einem Profil steht der Lauf auf seinen Listen.',

  race: 'Nebeneinander',
  stages: {
    choosing: 'wählt Würfel',
    round: 'spielt',
    shop: 'im Laden',
    won: 'gewonnen',
    out: 'raus',
  },
  levelOf: (level, of) => (level > of ? `Stufe ${level}, endlos` : `Stufe ${level} von ${of}`),
  short: level => `S${level}`,
  of: (total, threshold) => `${number(total)} von ${number(threshold)}`,
  pot: points => `Topf ${number(points)}`,
  score: points => `${number(points)} Punkte`,
  leads: 'führt',
  away: 'weg',
  hasLeft: 'ist gegangen',
  waitTitle: 'Dein Lauf ist zu Ende',
  waitFor: names => `${and(names)} ${names.length === 1 ? 'macht' : 'machen'} weiter. Das Duell endet mit dem letzten Lauf.`,
  waiting: 'bis alle Läufe zu Ende sind',
  byLevels: 'Mehr Stufen gewinnen; bei gleich vielen Stufen mehr Punkte.',
  yourRun: 'Dein Lauf',
  watch: (name: string): string => `${name} zusehen`,
  runOf: (name: string): string => `Der Lauf von ${name}`,
  watched: 'zu sehen',
  lookingOn: (name: string): string => `${name} spielt; du siehst zu.`,
};
