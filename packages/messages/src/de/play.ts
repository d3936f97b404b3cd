import type { Messages } from '../messages.ts';
import { and, count, number, or } from './format.ts';

const points = { one: 'Punkt', other: 'Punkte' };
const pointsDative = { one: 'Punkt', other: 'Punkten' };
const faces = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const values = (dice: readonly number[]): string => dice.join(', ');

export const play: Messages['play'] = {
  welcome: (game, players) => `${game} mit ${and(players)}.`,
  defaultName: seat => `Spieler ${seat + 1}`,
  round: (round, of) => `Runde ${round} von ${of}.`,
  turn: player => `${player} ist am Zug.`,
  rolled: (roll, of, dice, kept) =>
    `Wurf ${roll} von ${of}: ${values(dice)}.${kept.length > 0 ? ` Liegen geblieben: ${values(kept)}.` : ''}`,
  held: dice => (dice.length > 0 ? `Es bleiben liegen: ${values(dice)}.` : 'Kein Würfel bleibt liegen.'),
  rollsLeft: left => (left === 0 ? 'Kein Wurf mehr übrig.' : `Noch ${count(left, { one: 'Wurf', other: 'Würfe' })}.`),
  die: (position, face) => `Würfel ${position}, ${faces[face - 1] ?? face}`,

  offer: ({ category, points: value }) =>
    value === 0 ? `${category}, brächte null` : `${category}, jetzt ${count(value, points)} wert`,
  filled: ({ category, points: value }) => `${category}, schon ${value}`,
  scored: (player, { category, points: value }) =>
    value === 0 ? `${player} streicht ${category}.` : `${player} bekommt ${value} bei ${category}.`,
  passed: (player, category) => `${player} setzt aus: ${category} wird gestrichen.`,
  passedForGood: player => `${player} setzt von jetzt an aus.`,
  bonus: (box, value) => `${box}-Bonus: ${count(value, points)} dazu.`,
  upperBonusMade: value => `Bonus oben: ${count(value, points)} dazu.`,
  total: total => `Gesamt ${number(total)}.`,
  confirmZero: (category, better) => `${category} streichen? ${better.category} brächte ${better.points}.`,

  upperSum: 'Summe oben',
  upperBonus: 'Bonus',
  yahtzeeBonus: box => `${box}-Bonus`,
  totalRow: 'Gesamt',
  upperProgress: (sum, target, bonus) => `Oben ${sum} von ${target} für +${bonus}.`,

  begins: players => `Das Spiel beginnt: ${players.join(', ')}.`,
  playedBy: {
    player: player => `${player} spielt wieder selbst.`,
    zero: player => `${player} setzt vorerst aus.`,
    bot: player => `Für ${player} spielt jetzt ein Bot.`,
  },
  hintTaken: player => `${player} hat einen Rat bekommen. Das Spiel gilt als unterstützt.`,
  confirmResign: 'Spiel aufgeben?',
  resignEnds: 'Damit endet das Spiel, und es zählt nicht.',
  resignLeaves: 'Das Haus spielt deinen Platz zu Ende. Du kannst nicht zurück.',
  resign: 'Aufgeben',
  playOn: 'Weiterspielen',
  resigned: player => `${player} hat aufgegeben.`,
  forfeited: player => `${player} hat zweimal hintereinander die Zeit verstreichen lassen und das Spiel verloren.`,
  hasResigned: 'aufgegeben',

  openingRoll: (player, dice, sum) => `${player} würfelt ${values(dice)}: ${sum}.`,
  openingTie: players => `Gleichstand: ${and(players)} würfeln noch einmal.`,
  starts: player => `${player} beginnt.`,

  gameOver: 'Das Spiel ist zu Ende.',
  abandoned: 'Alle sind gegangen; niemand gewinnt.',
  notCounted: 'Es wurde aufgegeben und zählt nicht.',
  finished: (player, total) => `${player} kommt auf ${count(total, points)}.`,
  won: (winners, total) =>
    winners.length === 1
      ? `${and(winners)} gewinnt mit ${count(total, pointsDative)}.`
      : `${and(winners)} gewinnen mit je ${count(total, pointsDative)}.`,
  standing: (rank, player, total) => `${rank}. ${player}, ${count(total, points)}`,
  confirmHint: 'Tipp nehmen? Das Spiel zählt dann als Spiel mit Hilfe.',
  assisted: 'Es gab Tipps oder zurückgenommene Würfe; das Spiel zählt als eines mit Hilfe.',

  undone: category => `Zurückgenommen: ${category} ist wieder frei.`,
  undoneRoll: 'Zurückgenommen: Die Würfel liegen wie vor dem Wurf.',
  saved: path => `Gespeichert in ${path}.`,
  resumed: (game, players, round, of) => `${game} mit ${and(players)} geht weiter in Runde ${round} von ${of}.`,
  nothingToResume: 'Es gibt kein angefangenes Spiel. Beginne eines mit: yaht play',
  nothingKept: 'Es wurde nichts gespielt, also wird nichts aufgehoben.',
  resumeLater: 'Das Spiel ist gespeichert. Weiter geht es mit: yaht play --resume',

  promptRoll: 'Enter drücken zum Würfeln, ? für Hilfe: ',
  promptChoose: 'Würfel, die liegen bleiben, oder ein Feld zum Eintragen (? für Hilfe): ',
  promptScore: 'Feld zum Eintragen (? für Hilfe): ',
  promptPlayers: 'Wer spielt mit? Namen mit Komma: ',
  yesNo: ' (j/N) ',
  yesNoNever: key => ` (j/N; ${key}: ja, und nie mehr fragen) `,
  isYes: answer => /^(j|ja|y|yes)$/i.test(answer.trim()),
  isNo: answer => /^n(ein)?$/i.test(answer.trim()),
  notUnderstood: text => `„${text}“ verstehe ich nicht. Mit ? kommt die Hilfe.`,
  unknownCategory: (text, suggestions) =>
    `Es gibt kein Feld „${text}“.${suggestions.length > 0 ? ` Meinst du ${or(suggestions)}?` : ' Mit ? siehst du alle.'}`,
  ambiguousCategory: (text, candidates) => `„${text}“ kann ${or(candidates)} sein. Schreib mehr vom Namen.`,
};
