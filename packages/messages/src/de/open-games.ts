import type { Words } from '../messages.ts';
import { and, count } from './format.ts';

const days = { one: 'Tag', other: 'Tage' };

export const openGames: Words['openGames'] = {
  title: 'Deine Spiele',
  titleAt: server => `deine Spiele auf ${server}`,
  detail: 'Was auf dem Server auf dich wartet und was auf andere wartet.',
  waiting: games =>
    games === 0 ? 'Nichts wartet auf dich.' : games === 1 ? '1 Spiel wartet auf dich' : `${games} Spiele warten auf dich`,
  none: 'Du hast hier kein laufendes Spiel.',
  alone: 'allein',
  against: names => `mit ${and(names)}`,
  somebody: 'jemand',
  yourTurn: 'du bist dran',
  answer: 'du wirst gefragt',
  getReady: 'melde dich bereit',
  begin: 'alle sind bereit: beginne',
  lobby: 'hat nicht begonnen',
  turnOf: names => `dran: ${and(names)}`,
  round: (round, rounds) => (rounds === null ? `Runde ${round}` : `Runde ${round} von ${rounds}`),
  left: time => `noch ${time}`,
  timeUp: 'die Zeit ist um',
  time: (d, h, m) => (d > 0 ? [count(d, days), ...(h > 0 ? [`${h} h`] : [])].join(' ') : h > 0 ? `${h} h ${m} min` : `${m} min`),
  before: (name, dice, what) => [`${name}:`, dice, what].filter(Boolean).join(' '),
  ends: { banked: 'gesichert', flopped: 'geplatzt', passed: 'Zug verpasst' },
  nextGame: 'Das nächste Spiel, das wartet',
  noneWaits: 'Kein anderes Spiel wartet auf dich.',
  noProfile: 'Du spielst hier als Gast: Nur Spiele mit einem Profil stehen in der Liste.',
  madeProfile: name =>
    `Dieser Rechner führt jetzt ein Profil für ${name}. Spiele, die du ab jetzt beginnst oder betrittst, stehen in der Liste, auf jedem Gerät mit dem Profil.`,
};
