import type { Words } from '../messages.ts';
import { and, count } from './format.ts';

const days = { one: 'dag', other: 'dagar' };

export const openGames: Words['openGames'] = {
  title: 'Dina partier',
  titleAt: server => `dina partier på ${server}`,
  detail: 'Vad som väntar på dig på servern, och vad som väntar på andra.',
  waiting: games =>
    games === 0 ? 'Inget väntar på dig.' : games === 1 ? '1 parti väntar på dig' : `${games} partier väntar på dig`,
  none: 'Du har inget pågående parti här.',
  alone: 'ensam',
  against: names => `med ${and(names)}`,
  somebody: 'någon',
  yourTurn: 'din tur',
  answer: 'du tillfrågas',
  getReady: 'bli redo',
  begin: 'alla är redo: börja',
  lobby: 'har inte börjat',
  turnOf: names => `${and(names)} ska spela`,
  round: (round, rounds) => (rounds === null ? `runda ${round}` : `runda ${round} av ${rounds}`),
  left: time => `${time} kvar`,
  timeUp: 'tiden är ute',
  time: (d, h, m) => (d > 0 ? [count(d, days), ...(h > 0 ? [`${h} h`] : [])].join(' ') : h > 0 ? `${h} h ${m} min` : `${m} min`),
  before: (name, dice, what) => [`${name}:`, dice, what].filter(Boolean).join(' '),
  ends: { banked: 'tog hem', flopped: 'floppade', passed: 'missade sin tur' },
  nextGame: 'Nästa parti som väntar',
  noneWaits: 'Inget annat parti väntar på dig.',
  noProfile: 'Du spelar här som gäst: bara partier med en profil finns i listan.',
  madeProfile: name =>
    `Den här datorn har nu en profil för ${name}. Partier som du börjar eller går med i härifrån finns i listan, på varje enhet med profilen.`,
};
