import type { Messages } from '../messages.ts';
import { count, decimal, number } from './format.ts';

const points = { one: 'Punkt', other: 'Punkte' };
const days = { one: 'Tag', other: 'Tage' };
const losses = { one: 'kleiner Verlust', other: 'kleine Verluste' };
const mistakes = { one: 'Fehler', other: 'Fehler' };

/** Das Spiel des Tages. */
export const daily: Messages['daily'] = {
  name: 'Tagesspiel',
  title: day => `Tagesspiel Nr. ${day}`,
  about: 'Dieselben Würfel für alle. Ein Versuch zählt, ohne Tipps.',
  rules: game => `${game}, allein`,
  aboutToday: game => `${game}. Dieselben Würfel für alle.`,
  left: 'endet in',
  week: 'Diese Woche',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  dayStates: { punched: 'gespielt', missed: 'nicht gespielt', today: 'heute', ahead: 'kommt noch' },
  oneAttempt: 'Ein Versuch zählt.',
  yesterday: (rank, players) => `Gestern Platz ${number(rank)} von ${number(players)}.`,
  placeToday: (rank, players) => `Heute bisher Platz ${number(rank)} von ${number(players)}.`,
  playToday: 'Heute spielen',
  runToday: 'Lauf des Tages',
  endsIn: (hours, minutes) => `Endet in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  endsNote: 'Um Mitternacht UTC, überall zugleich. Was später fertig wird, kommt auf keine Liste.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal, ohne Wertung',
  states: { none: 'noch nicht gespielt', playing: 'angefangen', over: 'fertig' },
  streak: streak => `${count(streak, days)} in Folge`,
  loading: 'Der Server wird gefragt …',

  offline: 'Keine Verbindung zum Server des Tagesspiels.',
  playOffline: 'Ohne Netz spielen, unbestätigt',
  offlineNote: 'Diese Würfel kommen nur von diesem Gerät. Alle anderen haben andere Würfel, und das Spiel kommt auf keine Liste.',
  offlineTitle: day => `Tagesspiel Nr. ${day}, ohne Netz und unbestätigt`,

  signs: { best: 'bester Zug', close: 'knapp', missed: 'verpasst' },
  sameDice: game => `${game}, dieselben Würfel für alle`,
  nextIn: (hours, minutes) => `Das nächste in ${hours > 0 ? `${hours} h ` : ''}${minutes} min.`,
  result: 'Dein Ergebnis',
  rank: (rank, players) => `Platz ${number(rank)} von ${number(players)} bisher`,
  noRank: 'Auf keiner Liste: Es wurde nach seinem Tag fertig.',
  counting: 'Wird gezählt …',
  expected: 'Perfektes Spiel erwartet',
  lost: 'Gegen perfektes Spiel verloren',
  luck: 'Würfelglück',
  comparing: 'Wird mit perfektem Spiel verglichen …',
  yourName: 'Dein Name auf der Liste',

  board: day => `Liste von Nr. ${day}`,
  noBoard: 'Noch ist niemand fertig. Sei die oder der Erste.',
  noBoardThen: 'Niemand hat es zu Ende gespielt.',
  columns: { rank: 'Platz', name: 'Name', score: 'Punkte', loss: 'Verloren' },
  you: 'du',

  share: 'Teilen',
  copyText: 'Text kopieren',
  copyWords: 'Mit einfachen Worten kopieren',
  copied: 'Kopiert.',
  selectIt: 'Markiere den Text und kopiere ihn.',
  shareTitle: (day, game) => `Würfel des Tages Nr. ${day} - ${game}`,
  scored: score => count(score, points),
  scoredWithLoss: (score, loss) => `${count(score, points)}, ${decimal(loss, 1)} gegen perfektes Spiel verloren`,
  legend: '(✓ beste, ~ klein, x daneben)',
  words: (turns, best, small, missed) => `${turns} Züge: ${best} beste, ${count(small, losses)}, ${count(missed, mistakes)}.`,

  proof: 'Die Würfel dieses Tages',
  promise: 'Versprechen',
  promiseNote: 'Der Hash des Seeds, vor Tagesbeginn bekannt: Er ist der Seed des Vortags.',
  seed: 'Seed',
  seedLater: 'Wird gezeigt, wenn der Tag vorbei ist. Dann kann jeder diese Würfel nachrechnen.',
  anchor: 'Anker',
  anchorNote: day => `Einmal veröffentlicht. Den Seed ${count(day, { one: 'Mal', other: 'Mal' })} gehasht, kommt man zu ihm.`,
  checkChain: 'Kette prüfen',
  chainHolds: day =>
    `Richtig: ${count(day, { one: 'Hash', other: 'Hashes' })} des Seeds führen zum Anker. Diese Würfel standen vor dem ersten Tag fest.`,
  chainBroken: 'Falsch: Dieser Seed führt nicht zum Anker.',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der Tag danach',
  today: 'Heute',

  noServer: address => `Unter ${address} antwortet kein Server. Ohne Netz, mit Würfeln dieses Rechners: mit --offline`,
  seedSecret: day => `Das ist ein Spiel von Tag ${day}. Sein Seed wird gezeigt, wenn der Tag vorbei ist; frage den Server dann.`,
  proven: day => `Das sind die Würfel von Tag ${day}: Ihr Seed führt zum Anker.`,
  problems: {
    'not-a-daily': 'Das ist kein Tagesspiel, also hat es keinen Anker.',
    'not-of-the-chain': 'Die Würfel folgen aus dem Seed, aber der Seed führt nicht zu diesem Anker.',
  },
};
