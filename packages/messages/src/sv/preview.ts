import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const DAY = 86_400;
const days = { one: 'dag', other: 'dagar' };
const points = { one: 'poäng', other: 'poäng' };

export const preview: Messages['preview'] = {
  invites: (host, game) => `${host} vill spela ${game}`,
  invited: game => `Vill du spela ${game}?`,
  seatsFree: free => (free === 1 ? '1 plats ledig' : `${free} platser lediga`),
  full: 'alla platser är tagna',
  pace: seconds => {
    if (seconds === 0) return 'ingen tidsgräns';
    if (seconds < DAY) return `${number(seconds)} s per tur`;
    return seconds === DAY ? 'en tur om dagen' : `${count(seconds / DAY, days)} per tur`;
  },
  free: 'Inget konto, inget att installera.',
  playing: (names, game) => `${and(names)} spelar ${game}`,
  isOn: 'spelet pågår',
  watch: 'Du kan titta på.',
  isOver: 'spelet är slut',
  isClosed: 'rummet är stängt',
  won: (names, game) => `${and(names)} vann ${game}`,
  aGame: game => `Ett parti ${game}`,
  points: total => count(total, points),
  pointsOf: (name, total) => `${name} ${number(total)}`,
  gameIs: game => `Varje kast i det här partiet ${game}, att se igen och kontrollera.`,
  daily: day => `Dagens spel nr ${day}`,
  dailyAbout: game => `${game}, samma tärningar för alla`,
  finished: many => (many === 1 ? '1 spelare hittills' : `${number(many)} spelare hittills`),
  nobodyYet: 'ingen har spelat än',
  profile: name => `${name} spelar vid det här bordet`,
  aProfile: 'En spelare vid det här bordet',
  gamesPlayed: games => (games === 1 ? '1 parti hittills' : `${number(games)} partier hittills`),
  picture: (title, about) => `En biljett med tärningar. ${title}: ${about}.`,
};
