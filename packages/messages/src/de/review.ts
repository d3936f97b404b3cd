import type { Messages } from '../messages.ts';
import { and, count, decimal, number } from './format.ts';

const rerolls = { one: 'Wurf', other: 'Würfe' };
const points = { one: 'Punkt', other: 'Punkte' };
const decisions = { one: 'Entscheidung', other: 'Entscheidungen' };
const dice = { one: 'Würfel', other: 'Würfel' };
const small = { one: 'kleine Ungenauigkeit', other: 'kleine Ungenauigkeiten' };
const signed = (value: number, digits = 1): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${decimal(Math.abs(value), digits)}`;

export const review: Messages['review'] = {
  title: player => `Rückblick, ${player}`,
  about: (game, made) => `${game}, ${count(made, decisions)}`,
  withOthers: others => `mit ${and(others)}`,
  open: 'Meine Entscheidungen ansehen',
  openCost: (mistakes, lost) =>
    `${count(mistakes, { one: 'Fehler kostete', other: 'Fehler kosteten' })} ${decimal(lost, 1)} Punkte`,
  openOf: player => `Rückblick für ${player}`,

  account: 'Die Rechnung',
  expectedStart: 'Zu Beginn erwartet',
  luck: 'Glück',
  decisions: 'Deine Entscheidungen',
  score: 'Punkte',
  scoreToExpect: 'Zu erwarten',
  signed,
  points: value => decimal(value, 1),
  luckWord: (word, lucky, oneIn) =>
    ({
      average: 'etwa wie immer',
      'a-bit': lucky ? 'etwas Glück' : 'etwas Pech',
      clearly: lucky ? 'Glück' : 'Pech',
      very: `sehr viel ${lucky ? 'Glück' : 'Pech'}, ein Spiel von ${number(Math.round(oneIn))}`,
    })[word],
  accuracy: 'Genauigkeit',
  accuracyOver: made => `über ${count(made, decisions)}`,
  percent: value => `${decimal(value, 0)} %`,
  chance: value =>
    value === 0 ? '0' : value < 0.005 ? '<0,5 %' : value > 0.995 && value < 1 ? '>99 %' : `${decimal(100 * value, 0)} %`,

  chart: 'Erwarteter Endstand',
  showTable: 'Als Tabelle',
  showChart: 'Als Kurve',
  chooseTurn: 'Einen Zug in der Kurve wählen',
  legendLine: 'erwarteter Stand, vom Glück bewegt',
  legendLoss: 'durch eine Entscheidung verloren',
  legendStart: 'zu Beginn erwartet',
  luckNote: (rolled, luck) => `${rolled}, Glück ${signed(luck)}`,
  turn: 'Zug',
  what: 'Was',
  change: 'Änderung',
  after: 'Erwartet',
  rolled: rolled => `${rolled} gewürfelt`,
  turnRoll: (turn, roll) => `Zug ${turn}, Wurf ${roll}`,
  roll: roll => `Wurf ${roll}`,
  row: 'Feld',
  you: 'Du',
  best: 'Beste',
  loss: 'Verlust',
  winLoss: percent => `${signed(-percent)} % Gewinn`,
  all: made => `Alle ${made}`,
  allAbout: 'Entscheidungen',
  allDecisions: made => `Alle ${made} Entscheidungen`,
  costliest: 'Die teuersten Entscheidungen',
  decision: (place, played, loss, judged) => `${place}: ${played}, ${loss}, ${judged}`,
  nothingLost: inaccuracies =>
    inaccuracies === 0
      ? 'Hier gibt es nichts zu lernen: keine Entscheidung kostete mehr als einen Viertelpunkt.'
      : `${count(inaccuracies, small)}, keine kostete mehr als 1,5 Punkte.`,
  nothingLostToWin: inaccuracies =>
    inaccuracies === 0
      ? 'Hier gibt es nichts zu lernen: keine Entscheidung kostete mehr als fünf Prozent eines Sieges.'
      : `${count(inaccuracies, small)}, keine kostete mehr als zehn Prozent eines Sieges.`,
  noDecisions: 'In diesem Spiel gab es nichts zu entscheiden.',

  left: (left, total) => `noch ${count(left, rerolls)}, ${count(total, points)}`,
  openRows: rows => `Offen: ${rows.join(', ')}.`,
  alikeHeld: (category, held) => `${category} hat ${held}.`,
  choice: 'Wahl',
  finalScore: 'Endstand',
  endsIn: 'Wie wahrscheinlich der Zug dort endet',
  whyTitle: choice => `Warum ${choice}`,
  why: (choice, gained, gain, given) =>
    `${choice} bringt ${decimal(gain, 1)} mehr in ${gained}${given ? ` und gibt ${decimal(given.points, 1)} in ${given.name} auf` : ''}.`,
  whySmall: choice => `${choice} ist durch viele kleine Dinge besser.`,
  whyWait: 'Rechnet aus, wohin die Punkte gehen.',
  expectedPoints: 'Erwartete Punkte',
  inThisTurn: 'Punkte dieses Zuges',
  gain: 'mehr',
  everythingElse: 'Alles andere',
  restOfGame: 'Rest des Spiels',
  laterTurns: 'späteren Zügen',
  smallThings: 'anderen Feldern',
  upperBonus: 'Bonus oben',
  alikeBonus: 'Weitere Boni',
  playedBest: 'Das war das Beste.',

  again: 'Noch einmal spielen',
  waiting: positions => `${count(positions, { one: 'Stellung wartet', other: 'Stellungen warten' })} auf eine bessere Antwort.`,
  learn: mistakes => `Aus ${count(mistakes, { one: 'Fehler', other: 'Fehlern' })} lernen`,
  tryFromHere: 'Ab hier versuchen',
  tryAbout: 'allein, alles lässt sich zurücknehmen',
  copyLink: 'Link zur Stellung kopieren',
  copyText: 'Als Text kopieren',
  terminal: 'Im Terminal öffnen',
  terminalAbout: 'Kopiert einen Befehl, der dasselbe im Terminal zeigt.',
  saveRecord: 'Protokoll sichern',
  replay: 'Wiederholung',
  more: 'Mehr',

  solving: (game, percent) => `${game} wird gelöst: ${percent} %`,
  solvingAbout: 'Einmal, auf diesem Gerät. Danach ist jede Antwort gleich da, auch ohne Netz.',
  reviewing: 'Jede Entscheidung wird angesehen.',
  unsolved: 'Dieses Gerät kann das Spiel nicht lösen, und der Server antwortet auch nicht.',
  byServer: 'Vom Server angesehen, weil dieses Gerät es nicht konnte.',
  gone: 'Ein solches Spiel gibt es nicht, weder hier noch auf dem Server.',
  notYours: 'Dieses Spiel ist privat.',
  newer: 'Dieses Spiel wurde mit einer neueren Version gemacht. Lade die App neu, um es zu sehen.',
  unreachable: 'Das Spiel ist nicht auf diesem Gerät, und der Server antwortet nicht.',
  badLink: 'Dieser Link nennt keine Stellung.',

  lesson: (at, of) => `Stellung ${at} von ${of}`,
  askKeep: 'Was würdest du behalten?',
  askRow: 'Welches Feld?',
  lessonAbout: 'Halte Würfel und wirf, oder wähle ein Feld.',
  answerHold: held => (held === 0 ? 'Alle werfen' : `${count(held, dice)} behalten`),
  answer: 'Das ist meine Antwort',
  right: 'Das ist das Beste.',
  close: cost => `Gut genug: ${decimal(cost, 2)} Punkte weniger als das Beste.`,
  wrong: cost => `Das kostet ${decimal(cost, 1)} Punkte. Versuch es noch einmal, oder lass es dir zeigen.`,
  sameAgain: 'Das wurde gespielt.',
  hint: 'Tipp',
  hintHold: held => (held === 0 ? 'Hier lohnt sich nichts zu behalten.' : `Am besten bleiben ${count(held, dice)} liegen.`),
  hintScore: 'Am besten schreibst du jetzt.',
  show: 'Zeigen',
  next: 'Weiter',
  done: 'Fertig',
  learned: (solved, all) => `${solved} von ${all} gelöst.`,
  withInaccuracies: 'Auch kleine Ungenauigkeiten',
  positionTitle: 'Stellung',

  coach: 'Trainer',
  coachLevels: { off: 'Aus', hint: 'Tipp auf Wunsch', ask: 'Vor Fehlern fragen', always: 'Immer zeigen' },
  coachAbout: 'Ein Spiel, in dem der Trainer geholfen hat, gilt als Spiel mit Hilfe.',
  threshold: 'Fragen, wenn es mehr kostet als',
  thresholdOf: value => `${decimal(value, 1)} Punkte`,
  costs: (kind, cost) =>
    kind === 'keep'
      ? `Diese Würfel zu behalten kostet ${decimal(cost, 1)} Punkte. Die beste Wahl bleibt verdeckt.`
      : `Dieses Feld kostet ${decimal(cost, 1)} Punkte. Das beste Feld bleibt verdeckt.`,
  playAnyway: 'Trotzdem spielen',
  thinkAgain: 'Noch einmal denken',
  bestIs: hint => `Beste Wahl: ${hint}`,
  thinking: 'Der Trainer denkt nach.',
  expectedHere: value => `${decimal(value, 1)} damit`,
  notHere: 'nicht in diesem Raum',

  winBar: 'Zeigen, wer gewinnt',
  winBarAbout: 'Für zwei bis vier Spieler.',
  winOf: (player, percent) => `${player} ${percent} %`,
  winLabel: 'Gewinnchance',
  spread: 'Wo das enden kann',
  spreadAbout: 'Endstände, wenn von hier an alle perfekt spielen.',
  likelyScore: (score, low, high) => `${number(score)}, meist ${number(low)} bis ${number(high)}`,
  perfectSpread: 'Endstände perfekten Spiels',
  spreadShow: 'Mit perfektem Spiel vergleichen',
  betterThan: percent => `Besser als ${percent} der perfekten Spiele.`,
  scoreRange: (low, high) => `${number(low)} bis ${number(high)}`,
  share: 'Anteil der Spiele',

  step: (at, last) => `Schritt ${at} von ${last}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  stepBack: 'Ein Schritt zurück',
  stepOn: 'Ein Schritt weiter',
  speed: 'Tempo',
  speedOf: speed => `${decimal(speed, speed < 1 ? 1 : 0)}×`,
  moments: 'Schlüsselmomente',
  shareImage: 'Als Bild teilen',
  pictureOf: lines => `Das Ergebnis als Bild: ${lines.join(', ')}`,
  keyList: [
    ['← →', 'zurück und weiter'],
    ['Pos1 Ende', 'zum Anfang und zum Ende'],
    ['Leertaste', 'abspielen oder anhalten'],
  ],
  reviewKeys: { decision: 'Entscheidung', mistake: 'nächster Fehler', tryHere: 'ab hier versuchen' },
};
