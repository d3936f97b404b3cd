import type { Words } from '../messages.ts';
import { and } from './format.ts';

const places = ['första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte'];
const counts = ['en', 'två', 'tre', 'fyra', 'fem', 'sex'];

export const invitation: Words['invitation'] = {
  title: 'Inbjudan',
  wants: (host, game) => `${host} vill spela ${game}`,
  table: game => `Ett bord för ${game}`,
  rounds: many => (many === 1 ? '1 rond' : `${many} ronder`),
  minutes: (rounds, minutes) => (rounds === null ? `Ungefär ${minutes} minuter.` : `${rounds}, ungefär ${minutes} minuter.`),
  atLeisure: rounds => (rounds === null ? 'En tur när det passar dig.' : `${rounds}, en tur när det passar dig.`),
  free: 'Inget konto, inget att installera.',
  seats: 'Vem som sitter var',
  invites: 'bjuder in dig',
  playsToo: 'spelar också',
  you: 'Du',
  thisSeat: 'den här platsen',
  stillFree: 'ännu ledig',
  turn: 'En tur',
  turns: seconds =>
    seconds === 0
      ? 'utan tidsgräns'
      : seconds < 86_400
        ? `inom ${seconds} s`
        : seconds === 86_400
          ? 'inom 1 dag'
          : `inom ${seconds / 86_400} dagar`,
  begins: 'Börjar',
  whenYouJoin: 'när du går med',
  whenAllAreHere: 'när alla platser är tagna',
  whenAllAreReady: 'när alla är redo',
  whenHostStarts: host => `när ${host} startar`,
  away: 'Borta',
  aways: { wait: 'spelet väntar', bot: 'en bot spelar vidare', zero: 'turerna ger noll' },
  rated: 'Rankat',
  ratedYes: 'det ändrar din rating',
  joinAs: name => `Gå med som ${name}`,
  seatOf: (place, seats) => `${places[place] ?? ''} platsen av ${counts[seats - 1] ?? seats}`,
  badName: 'Ett namn har 1 till 20 tecken.',
  howItGoes: game => `Så spelas ${game}`,
  full: 'Alla platser är tagna',
  fullAbout: (players, game) => `${and(players)} ska spela ${game}.`,
  running: players => `${and(players)} spelar`,
  runningAbout: (game, round, rounds) =>
    round === null ? `${game}. Spelet har börjat.` : `${game}, rond ${round}${rounds === null ? '' : ` av ${rounds}`}.`,
  over: players => `${and(players)} har spelat klart`,
  overAbout: (game, winners) => (winners.length === 0 ? `${game}.` : `${game}. ${and(winners)} vann.`),
  closed: 'Det här rummet är stängt',
  closedAbout: 'Ingenting hände i det på länge.',
  unknown: 'Det finns inget sådant rum',
  unknownAbout: 'Kontrollera länken. En kod med sex tecken fungerar tills spelet börjar; sedan leder bara hela länken dit.',
  offline: 'Ingen anslutning',
  offlineAbout: 'Inbjudan kommer när enheten är online igen.',
  tryAgain: 'Försök igen',
  noWatching: 'Ingen annan får titta på.',
  tooLate: 'Någon hann före: den sista platsen togs just.',
  begun: 'Spelet har just börjat.',
  guest: 'Gäst',
  watch: 'Titta på',
  look: 'Se hur det gick',
  ownTable: 'Ett eget bord',
  ownTableAbout: game => (game === null ? 'med egen länk' : `${game}, med egen länk`),
  otherCode: 'En annan kod',
  askRematch: 'Vill du vara med i nästa spel? Be någon av dem om en länk.',
};
