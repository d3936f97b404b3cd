import type { Messages } from '../messages.ts';
import { and, count, number, or } from './format.ts';
import { genitive } from './genitive.ts';

const points = { one: 'poäng', other: 'poäng' };
const rolls = { one: 'kast', other: 'kast' };
const faces = ['etta', 'tvåa', 'trea', 'fyra', 'femma', 'sexa'];
const values = (dice: readonly number[]): string => dice.join(', ');

export const play: Messages['play'] = {
  welcome: (game, players) => `${game} med ${and(players)}.`,
  defaultName: seat => `Spelare ${seat + 1}`,
  round: (round, of) => `Omgång ${round} av ${of}.`,
  turn: player => `${genitive(player)} tur.`,
  rolled: (roll, of, dice, kept) =>
    `Kast ${roll} av ${of}: ${values(dice)}.${kept.length > 0 ? ` Sparade ${values(kept)}.` : ''}`,
  held: dice => (dice.length > 0 ? `Sparar ${values(dice)}.` : 'Sparar inget.'),
  rollsLeft: left => (left === 0 ? 'Inga kast kvar.' : `${count(left, rolls)} kvar.`),
  die: (position, face) => `Tärning ${position}, ${faces[face - 1] ?? face}`,

  offer: ({ category, points: value }) =>
    value === 0 ? `${category}, skulle ge noll` : `${category}, ${count(value, points)} om den fylls i nu`,
  filled: ({ category, points: value }) => `${category}, redan ${value}`,
  scored: (player, { category, points: value }) =>
    value === 0 ? `${player} stryker ${category}.` : `${player} får ${value} i ${category}.`,
  passed: (player, category) => `${genitive(player)} tur hoppas över: ${category} stryks.`,
  passedForGood: player => `${genitive(player)} turer hoppas över från och med nu.`,
  bonus: (box, value) => `${box}-bonus: ${count(value, points)} till.`,
  upperBonusMade: value => `Övre bonus: ${count(value, points)} till.`,
  total: total => `Totalt ${number(total)}.`,
  confirmZero: (category, better) => `Stryka ${category}? ${better.category} skulle ge ${better.points}.`,

  upperSum: 'Summa',
  upperBonus: 'Bonus',
  yahtzeeBonus: box => `${box}-bonus`,
  totalRow: 'Totalt',
  upperProgress: (sum, target, bonus) => `Övre delen: ${sum} av ${target} för +${bonus}.`,

  begins: players => `Spelet börjar: ${players.join(', ')}.`,
  playedBy: {
    player: player => `${player} spelar igen.`,
    zero: player => `${genitive(player)} turer hoppas över tills vidare.`,
    bot: player => `En bot spelar nu för ${player}.`,
  },
  hintTaken: player => `${player} tog ett tips. Spelet räknas som assisterat.`,
  confirmResign: 'Ge upp spelet?',
  resignEnds: 'Då är spelet slut, och det räknas inte.',
  resignLeaves: 'Huset spelar klart på din plats. Du kan inte komma tillbaka.',
  resign: 'Ge upp',
  playOn: 'Spela vidare',
  resigned: player => `${player} gav upp.`,
  forfeited: player => `${player} lät tiden gå ut två gånger i rad och har förlorat partiet.`,
  hasResigned: 'har gett upp',

  openingRoll: (player, dice, sum) => `${player} kastar ${values(dice)}: ${sum}.`,
  openingTie: players => `${and(players)} står lika och kastar igen.`,
  starts: player => `${player} börjar.`,

  gameOver: 'Spelet är slut.',
  abandoned: 'Alla har gått; ingen vinner.',
  notCounted: 'Det gavs upp och räknas inte.',
  finished: (player, total) => `${player} slutar på ${count(total, points)}.`,
  won: (winners, total) =>
    winners.length === 1
      ? `${and(winners)} vinner med ${count(total, points)}.`
      : `${and(winners)} vinner med ${count(total, points)} var.`,
  standing: (rank, player, total) => `${rank}. ${player}, ${count(total, points)}`,
  confirmHint: 'Ta ett tips? Då räknas spelet som spelat med hjälp.',
  assisted: 'Tips har använts eller sedda tärningar tagits tillbaka, så spelet räknas som spelat med hjälp.',

  undone: category => `Ångrat: ${category} är ledig igen.`,
  undoneRoll: 'Ångrat: tärningarna ligger som före kastet.',
  saved: path => `Sparat i ${path}.`,
  resumed: (game, players, round, of) => `${game} med ${and(players)} fortsätter i omgång ${round} av ${of}.`,
  nothingToResume: 'Det finns inget påbörjat spel. Börja ett med: yaht play',
  nothingKept: 'Inget spelades, så inget sparas.',
  resumeLater: 'Spelet är sparat. Fortsätt med: yaht play --resume',

  promptRoll: 'Tryck Enter för att kasta, ? för hjälp: ',
  promptChoose: 'Tärningar att spara, eller en ruta att fylla i (? för hjälp): ',
  promptScore: 'Ruta att fylla i (? för hjälp): ',
  promptPlayers: 'Vilka spelar? Namn med komma emellan: ',
  yesNo: ' (j/N) ',
  yesNoNever: key => ` (j/N; ${key}: ja, och fråga aldrig mer) `,
  isYes: answer => /^(j|ja|y|yes)$/i.test(answer.trim()),
  isNo: answer => /^n(ej)?$/i.test(answer.trim()),
  notUnderstood: text => `Förstår inte "${text}". Skriv ? för hjälp.`,
  unknownCategory: (text, suggestions) =>
    `Det finns ingen ruta "${text}".${suggestions.length > 0 ? ` Menade du ${or(suggestions)}?` : ' Skriv ? för att se dem.'}`,
  ambiguousCategory: (text, candidates) => `"${text}" kan vara ${or(candidates)}. Skriv mer av namnet.`,
};
