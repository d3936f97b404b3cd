import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const levels = { one: 'nivå', other: 'nivåer' };

export const runOnline: Messages['runOnline'] = {
  games: 'Vilket spel',
  about: 'Samma tärningar och butiker för alla. En färd räknas.',
  cleared: cleared => `${count(cleared, levels)} klarade`,
  levelsNote: 'Nivåerna i den bästa färden.',
  toTheDay: 'Till dagens lista',
  checkOwn: 'Kontrollera tärningarna i ditt spel',
  counts: 'Servern kastar tärningarna, och färden kommer på dess listor om du har en profil.',

  race: 'Sida vid sida',
  stages: {
    choosing: 'väljer tärningar',
    round: 'spelar',
    shop: 'i butiken',
    won: 'vann',
    out: 'ute',
  },
  levelOf: (level, of) => (level > of ? `Nivå ${level}, utan slut` : `Nivå ${level} av ${of}`),
  short: level => `N${level}`,
  of: (total, threshold) => `${number(total)} av ${number(threshold)}`,
  pot: points => `pott ${number(points)}`,
  score: points => `${number(points)} poäng`,
  leads: 'leder',
  away: 'borta',
  hasLeft: 'har gått',
  waitTitle: 'Din färd är slut',
  waitFor: names => `${and(names)} fortsätter. Duellen slutar med den sista färden.`,
  waiting: 'tills alla färder är slut',
  byLevels: 'Flest nivåer vinner; vid lika många nivåer flest poäng.',
  yourRun: 'Din färd',
  watch: (name: string): string => `Titta på ${name}`,
  runOf: (name: string): string => `Färden för ${name}`,
  watched: 'visas',
  lookingOn: (name: string): string => `${name} spelar; du tittar på.`,
};
