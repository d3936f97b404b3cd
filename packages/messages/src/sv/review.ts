import type { Messages } from '../messages.ts';
import { and, count, decimal, number } from './format.ts';
import { genitive } from './genitive.ts';

const rerolls = { one: 'omkast', other: 'omkast' };
const points = { one: 'poäng', other: 'poäng' };
const decisions = { one: 'val', other: 'val' };
const dice = { one: 'tärning', other: 'tärningar' };
const small = { one: 'liten onoggrannhet', other: 'små onoggrannheter' };
const signed = (value: number, digits = 1): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${decimal(Math.abs(value), digits)}`;

export const review: Messages['review'] = {
  title: player => `Genomgång, ${player}`,
  about: (game, made) => `${game}, ${count(made, decisions)}`,
  withOthers: others => `med ${and(others)}`,
  open: 'Gå igenom mina val',
  openOf: player => `Genomgång för ${player}`,

  account: 'Räkningen',
  expectedStart: 'Väntat från början',
  luck: 'Tur',
  decisions: 'Dina val',
  score: 'Poäng',
  scoreToExpect: 'Väntad poäng',
  signed,
  points: value => decimal(value, 1),
  luckWord: (word, lucky, oneIn) =>
    ({
      average: 'ungefär som vanligt',
      'a-bit': lucky ? 'lite tur' : 'lite otur',
      clearly: lucky ? 'tur' : 'otur',
      very: `mycket ${lucky ? 'tur' : 'otur'}, ett spel på ${number(Math.round(oneIn))}`,
    })[word],
  accuracy: 'träffsäkerhet',
  accuracyOver: made => `över ${count(made, decisions)}`,
  percent: value => `${decimal(value, 0)} %`,
  chance: value =>
    value === 0 ? '0' : value < 0.005 ? '<0,5 %' : value > 0.995 && value < 1 ? '>99 %' : `${decimal(100 * value, 0)} %`,

  chart: 'Väntad slutpoäng',
  showTable: 'Visa som tabell',
  showChart: 'Visa som diagram',
  chooseTurn: 'Välj en omgång i diagrammet',
  legendLine: 'väntad poäng, turen flyttar den',
  legendLoss: 'förlorat genom ett val',
  legendStart: 'väntat från början',
  luckNote: (rolled, luck) => `${rolled}, tur ${signed(luck)}`,
  turn: 'Omgång',
  what: 'Vad',
  change: 'Ändring',
  after: 'Väntat',
  rolled: rolled => `kastade ${rolled}`,
  turnRoll: (turn, roll) => `Omgång ${turn}, kast ${roll}`,
  roll: roll => `kast ${roll}`,
  row: 'ruta',
  you: 'Du',
  best: 'Bäst',
  loss: 'Förlust',
  winLoss: percent => `${signed(-percent)} % vinst`,
  all: made => `Alla ${made}`,
  allAbout: 'val',
  allDecisions: made => `Alla ${made} val`,
  costliest: 'De dyraste valen',
  decision: (place, played, loss, judged) => `${place}: ${played}, ${loss}, ${judged}`,
  nothingLost: inaccuracies =>
    inaccuracies === 0
      ? 'Inget att lära här: inget val kostade mer än en kvarts poäng.'
      : `${count(inaccuracies, small)}, ingen kostade mer än 1,5 poäng.`,
  nothingLostToWin: inaccuracies =>
    inaccuracies === 0
      ? 'Inget att lära här: inget val kostade mer än fem procent av en vinst.'
      : `${count(inaccuracies, small)}, ingen kostade mer än tio procent av en vinst.`,
  noDecisions: 'Det fanns inget att välja i det här spelet.',

  left: (left, total) => `${count(left, rerolls)} kvar, ${count(total, points)}`,
  openRows: rows => `Öppna: ${rows.join(', ')}.`,
  alikeHeld: (category, held) => `${category} har ${held}.`,
  choice: 'Val',
  finalScore: 'Slutpoäng',
  endsIn: 'Hur troligt omgången slutar där',
  whyTitle: choice => `Varför ${choice}`,
  why: (choice, gained, gain, given) =>
    `${choice} ger ${decimal(gain, 1)} mer i ${gained}${given ? ` och avstår ${decimal(given.points, 1)} i ${given.name}` : ''}.`,
  whySmall: choice => `${choice} är bättre genom många små saker.`,
  whyWait: 'Räknar ut vart poängen går.',
  expectedPoints: 'Väntade poäng',
  inThisTurn: 'Poäng i den här omgången',
  gain: 'vinst',
  everythingElse: 'Allt annat',
  restOfGame: 'Resten av spelet',
  laterTurns: 'senare omgångar',
  smallThings: 'andra rutor',
  upperBonus: 'Bonus',
  alikeBonus: 'Fler bonusar',
  playedBest: 'Det här var det bästa som fanns.',

  again: 'Spela det igen',
  waiting: positions => `${count(positions, { one: 'läge väntar', other: 'lägen väntar' })} på ett bättre svar.`,
  learn: mistakes => `Lär av ${count(mistakes, { one: 'misstag', other: 'misstag' })}`,
  tryFromHere: 'Försök härifrån',
  copyLink: 'Kopiera länk till läget',
  copyText: 'Kopiera som text',
  terminal: 'Öppna i terminalen',
  terminalAbout: 'Kopierar ett kommando som visar samma sak i en terminal.',
  saveRecord: 'Spara protokollet',
  replay: 'Repris',
  more: 'Mer',

  solving: (game, percent) => `Löser ${game}: ${percent} %`,
  solvingAbout: 'En gång, på den här enheten. Sedan finns varje svar här genast, även utan nät.',
  reviewing: 'Tittar på varje val.',
  unsolved: 'Enheten kan inte lösa spelet, och servern svarar inte heller.',
  gone: 'Det finns inget sådant spel, varken här eller på servern.',
  notYours: 'Det här spelet är privat.',
  newer: 'Spelet är gjort med en nyare version. Ladda om appen för att se det.',
  unreachable: 'Spelet finns inte på enheten, och servern svarar inte.',
  badLink: 'Den här länken visar inget läge.',

  lesson: (at, of) => `Läge ${at} av ${of}`,
  askKeep: 'Vad skulle du behålla?',
  askRow: 'Vilken ruta?',
  lessonAbout: 'Håll tärningar och kasta, eller välj en ruta.',
  answerHold: held => (held === 0 ? 'Kasta alla' : `Behåll ${count(held, dice)}`),
  answer: 'Det här är mitt svar',
  right: 'Det är det bästa som finns.',
  close: cost => `Tillräckligt bra: ${decimal(cost, 2)} poäng mindre än det bästa.`,
  wrong: cost => `Det kostar ${decimal(cost, 1)} poäng. Försök igen, eller visa svaret.`,
  sameAgain: 'Det är vad som spelades.',
  hint: 'Tips',
  takeHint: 'Ta tipset',
  hintHold: held => (held === 0 ? 'Inget här är värt att behålla.' : `Det bästa är att behålla ${count(held, dice)}.`),
  hintScore: 'Det är bäst att skriva nu.',
  show: 'Visa',
  next: 'Nästa',
  done: 'Klar',
  learned: (solved, all) => `${solved} av ${all} lösta.`,
  learnWhat: 'Vad du lär av',
  withOpponents: 'Även de andras misstag',
  withInaccuracies: 'Även små onoggrannheter',
  positionTitle: 'Läge',

  coach: 'Tränare',
  coachLevels: { off: 'Av', hint: 'Tips på begäran', ask: 'Fråga före misstag', always: 'Visa alltid' },
  coachAbout: 'Ett spel där tränaren har hjälpt märks som assisterat.',
  threshold: 'Fråga när det kostar mer än',
  thresholdOf: value => `${decimal(value, 1)} poäng`,
  costs: (kind, cost) =>
    kind === 'keep'
      ? `Det här hållet kostar ${decimal(cost, 1)} poäng. Det bästa hållet är dolt.`
      : `Den här rutan kostar ${decimal(cost, 1)} poäng. Den bästa rutan är dold.`,
  playAnyway: 'Spela ändå',
  thinkAgain: 'Tänk om',
  bestIs: hint => `Bäst: ${hint}`,
  thinking: 'Tränaren tänker.',

  winBar: 'Visa vem som vinner',
  winBarAbout: 'För två till fyra spelare.',
  winOf: (player, percent) => `${player} ${percent} %`,
  winLabel: 'Chans att vinna',
  spread: 'Var det kan sluta',
  spreadAbout: 'Slutpoäng om alla spelar perfekt härifrån.',
  likelyScore: (score, low, high) => `${number(score)}, oftast ${number(low)} till ${number(high)}`,
  perfectSpread: 'Slutpoäng vid perfekt spel',
  spreadShow: 'Jämför med perfekt spel',
  betterThan: percent => `Bättre än ${percent} av perfekta spel.`,
  scoreRange: (low, high) => `${number(low)} till ${number(high)}`,
  share: 'Andel av spelen',

  step: (at, last) => `Steg ${at} av ${last}`,
  play: 'Spela',
  pause: 'Paus',
  stepBack: 'Ett steg tillbaka',
  stepOn: 'Ett steg framåt',
  speed: 'Hastighet',
  speedOf: speed => `${decimal(speed, speed < 1 ? 1 : 0)}×`,
  moments: 'Nyckelögonblick',
  moment: {
    luck: (player, points) => `${genitive(player)} mest lyckade kast, +${points}`,
    misfortune: (player, points) => `${genitive(player)} mest olyckliga kast, −${points}`,
    loss: (player, points) => `${genitive(player)} dyraste beslut, −${points}`,
    bonus: (player, points) => `${player} får ${points} i bonus`,
  },
  shareImage: 'Dela en bild',
  pictureOf: lines => `Resultatet som bild: ${lines.join(', ')}`,
  keyList: [
    ['← →', 'stega bakåt och framåt'],
    ['Home End', 'till början och slutet'],
    ['Blanksteg', 'spela eller pausa'],
  ],
  reviewKeys: { decision: 'val', mistake: 'nästa misstag', tryHere: 'försök härifrån' },
};
