import type { Messages } from '../messages.ts';
import { and, count, number } from './format.ts';

const DAY = 86_400;
const days = { one: 'Tag', other: 'Tage' };
const points = { one: 'Punkt', other: 'Punkte' };

export const preview: Messages['preview'] = {
  invites: (host, game) => `${host} möchte ${game} spielen`,
  invited: game => `Möchtest du ${game} spielen?`,
  seatsFree: free => (free === 1 ? '1 Platz frei' : `${free} Plätze frei`),
  full: 'alle Plätze sind besetzt',
  pace: seconds => {
    if (seconds === 0) return 'ohne Zeitgrenze';
    if (seconds < DAY) return `${number(seconds)} s je Zug`;
    return seconds === DAY ? 'ein Zug am Tag' : `${count(seconds / DAY, days)} je Zug`;
  },
  free: 'Kein Konto, nichts zu installieren.',
  playing: (names, game) => `${and(names)} ${names.length === 1 ? 'spielt' : 'spielen'} ${game}`,
  isOn: 'das Spiel läuft',
  watch: 'Man kann zusehen.',
  isOver: 'das Spiel ist aus',
  isClosed: 'der Raum ist geschlossen',
  won: (names, game) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} ${game} gewonnen`,
  aGame: game => `Eine Partie ${game}`,
  points: total => count(total, points),
  pointsOf: (name, total) => `${name} ${number(total)}`,
  gameIs: game => `Jeder Wurf dieser Partie ${game}, zum Nachsehen und Nachprüfen.`,
  daily: day => `Tagesspiel Nr. ${day}`,
  dailyAbout: game => `${game}, dieselben Würfel für alle`,
  finished: many => (many === 1 ? 'bisher 1 Spieler' : `bisher ${number(many)} Spieler`),
  nobodyYet: 'noch hat niemand gespielt',
  profile: name => `${name} spielt an diesem Tisch`,
  aProfile: 'Jemand spielt an diesem Tisch',
  gamesPlayed: games => (games === 1 ? 'bisher 1 Partie' : `bisher ${number(games)} Partien`),
  picture: (title, about) => `Ein Ticket mit Würfeln. ${title}: ${about}.`,
};
