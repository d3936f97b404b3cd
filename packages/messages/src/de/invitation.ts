import type { Words } from '../messages.ts';
import { and } from './format.ts';

const places = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'];
const counts = ['einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

export const invitation: Words['invitation'] = {
  title: 'Einladung',
  wants: (host, game) => `${host} möchte ${game} spielen`,
  table: game => `Ein Tisch für ${game}`,
  rounds: many => (many === 1 ? '1 Runde' : `${many} Runden`),
  minutes: (rounds, minutes) => (rounds === null ? `Etwa ${minutes} Minuten.` : `${rounds}, etwa ${minutes} Minuten.`),
  atLeisure: rounds => (rounds === null ? 'Ein Zug, wann es dir passt.' : `${rounds}, ein Zug, wann es dir passt.`),
  free: 'Kein Konto, nichts zu installieren.',
  seats: 'Wer wo sitzt',
  invites: 'lädt dich ein',
  playsToo: 'spielt mit',
  you: 'Du',
  thisSeat: 'dieser Platz',
  stillFree: 'noch frei',
  turn: 'Ein Zug',
  turns: seconds =>
    seconds === 0
      ? 'ohne Zeitgrenze'
      : seconds < 86_400
        ? `binnen ${seconds} s`
        : seconds === 86_400
          ? 'binnen 1 Tag'
          : `binnen ${seconds / 86_400} Tagen`,
  begins: 'Beginn',
  whenYouJoin: 'wenn du beitrittst',
  whenAllAreHere: 'wenn alle Plätze besetzt sind',
  whenAllAreReady: 'wenn alle bereit sind',
  whenHostStarts: host => `wenn ${host} startet`,
  away: 'Nicht da',
  aways: { wait: 'das Spiel wartet', bot: 'ein Bot spielt weiter', zero: 'Züge zählen null' },
  rated: 'Gewertet',
  ratedYes: 'es ändert deine Wertung',
  joinAs: name => `Als ${name} beitreten`,
  seatOf: (place, seats) => `der ${places[place] ?? ''} Platz von ${counts[seats - 1] ?? seats}`,
  badName: 'Ein Name hat 1 bis 20 Zeichen.',
  howItGoes: game => `So geht ${game}`,
  full: 'Alle Plätze sind besetzt',
  fullAbout: (players, game) => `${and(players)} ${players.length === 1 ? 'spielt' : 'spielen'} gleich ${game}.`,
  running: players => `${and(players)} ${players.length === 1 ? 'spielt' : 'spielen'}`,
  runningAbout: (game, round, rounds) =>
    round === null ? `${game}. Das Spiel hat begonnen.` : `${game}, Runde ${round}${rounds === null ? '' : ` von ${rounds}`}.`,
  over: players => `${and(players)} ${players.length === 1 ? 'ist' : 'sind'} fertig`,
  overAbout: (game, winners) =>
    winners.length === 0 ? `${game}.` : `${game}. ${and(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`,
  closed: 'Dieser Raum ist geschlossen',
  closedAbout: 'Lange ist darin nichts geschehen.',
  unknown: 'Diesen Raum gibt es nicht',
  unknownAbout:
    'Prüfe den Link. Ein Code aus sechs Zeichen gilt, bis das Spiel beginnt; danach führt nur der ganze Link dorthin.',
  offline: 'Keine Verbindung',
  offlineAbout: 'Die Einladung kommt, wenn das Gerät wieder online ist.',
  tryAgain: 'Noch einmal versuchen',
  noWatching: 'Niemand sonst darf zusehen.',
  tooLate: 'Jemand war schneller: Der letzte Platz ist gerade vergeben worden.',
  begun: 'Das Spiel hat gerade begonnen.',
  guest: 'Gast',
  watch: 'Zusehen',
  look: 'Ansehen, wie es ausging',
  ownTable: 'Ein eigener Tisch',
  ownTableAbout: game => (game === null ? 'mit eigenem Link' : `${game}, mit eigenem Link`),
  otherCode: 'Anderer Code',
  askRematch: 'Willst du beim nächsten Spiel dabei sein, bitte sie um einen Link.',
};
