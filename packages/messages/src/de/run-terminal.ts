import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const dice = { one: 'Würfel', other: 'Würfel' };
const banks = { one: 'Sicherung', other: 'Sicherungen' };
const rounds = { one: 'Runde', other: 'Runden' };
const rerolls = { one: 'Nachwurf', other: 'Nachwürfe' };
const rerollsWith = { one: 'Nachwurf', other: 'Nachwürfen' };

export const runActions: Messages['runActions'] = {
  moveDie: ['Würfel', 'von Würfel zu Würfel gehen'],
  pickDie: ['wählen', 'den Würfel unter der Marke wählen oder loslassen'],
  reroll: ['nach', 'die gewählten Würfel ohne Wertung nachwerfen'],
  takeFlop: ['Flop', 'den Flop nehmen, wenn nichts zählt'],
  kit: ['Talismane', 'zu Talismanen und Verbrauchsgütern gehen und zurück'],
  moveCharm: ['ordnen', 'den Talisman nach links oder rechts schieben'],
  details: ['mehr', 'mehr über das Markierte lesen'],
  use: ['nutzen', 'ein Verbrauchsgut nutzen; im Laden kaufen und nutzen'],
  breakdown: ['Zählung', 'wie die Punkte zustande kommen, Schritt für Schritt'],
  allWays: ['alle Arten', 'alle Arten zeigen, die Würfel zu werten'],
  takeSet: ['nehmen', 'mit diesen Würfeln spielen'],
  goToLine: ['gehe zu', 'zur Zeile mit dieser Nummer gehen'],
  buy: ['kaufen', 'das Markierte kaufen; was dir gehört, wird erklärt'],
  sell: ['verkaufen', 'das Markierte für den halben Preis verkaufen'],
  otherWares: ['Waren', 'andere Waren für Geld'],
  nextLevel: ['weiter', 'den Laden für die nächste Stufe verlassen'],
  endRun: ['beenden', 'einen gewonnenen Lauf beenden'],
};

export const runTerminal: Messages['runTerminal'] = {
  codes: { plastic: '', crystal: 'KR', wooden: 'HO', golden: 'GO', volcano: 'VU', mirror: 'SP', rainbow: 'RE' },
  need: (threshold, total) => `Ziel ${threshold}   bisher ${total}`,
  left: (banksLeft, roundsLeft, rerollsLeft) =>
    `${count(banksLeft, banks)}, ${count(roundsLeft, rounds)}, ${count(rerollsLeft, rerolls)}`,
  money: money => `Geld $${money}`,
  score: points => `Lauf ${points}`,

  setSlots: (charms, consumables) => `Platz für ${charms} Talismane und ${consumables} Verbrauchsgüter`,
  drawn: 'Sie werden gezogen, wenn du sie nimmst.',

  picked: picked => `${picked} gewählt`,
  aside: aside => `${aside} beiseite`,
  noPot: 'TOPF 0',
  riskOf: (all, risk, isExact) => `${count(all, dice)} ${isExact ? '' : '~'}${risk}`,
  hotDice: times => (times === 1 ? 'Heiße Würfel!' : `${times} Mal heiße Würfel!`),
  enterRolls: (key, all) => `${key('scoreDice')} wirft ${count(all, dice)}`,
  pickDice: (key, keys) => `Würfel wählen: ${keys}, ${key('selectAll')} für die besten`,
  enterScores: (key, points) => `${key('scoreDice')} wertet ${points}`,
  enterOn: (key, all, pot) => `${key('scoreDice')} wirft ${count(all, dice)}, ${key('bank')} sichert ${pot}`,
  nothingScores: (key, left) =>
    `Nichts zählt. ${key('reroll')} wirft nach (${count(left, rerolls)} übrig), ${key('takeFlop')} nimmt den Flop.`,
  pickToReroll: 'Wähle zuerst die Würfel zum Nachwerfen. Die Tasten 1-9 wählen sie.',
  useKeys: key => `Nichts zählt. ${key('reroll')} wirft Würfel nach, ${key('takeFlop')} nimmt den Flop.`,

  scoring: 'Wertung',
  banking: 'Sicherung',
  anyKey: 'jede Taste beendet die Zählung',

  charms: (used, slots) => `TALISMANE ${used}/${slots}`,
  inOrder: 'links nach rechts',
  consumables: (used, slots) => `VERBRAUCHSGÜTER ${used}/${slots}`,
  nothingOwned: 'noch keine; der Laden hat sie',
  more: more => `… noch ${more}`,
  sells: money => `bringt $${money} beim Verkauf`,
  charm: 'Talisman',
  onDie: all => `Auf welchen Würfel? 1-${all}:`,
  noKit: 'Du hast noch keine Talismane und keine Verbrauchsgüter. Der Laden verkauft sie.',
  notACharm: 'Nur Talismane haben eine Reihenfolge. Geh zu einem von ihnen.',
  notConsumable: 'Talismane wirken von selbst. Nur Verbrauchsgüter werden genutzt.',
  noDetails: 'Hier gibt es nichts zu lesen. Geh zu einem Talisman oder Verbrauchsgut.',
  enterReads: key => `${key('details')} liest mehr   < > ordnen`,
  enterUses: key => `${key('use')} nutzt es   ${key('sell')} verkauft es`,
  sellsBy: (key, money) => `${key('sell')} verkauft ihn für $${money}`,

  eachMore: 'jeder gleiche mehr',
  moreWays: (key, more) => `${more} weitere Arten: ${key('allWays')} zeigt alle`,
  notComplete: looked => `beste der ${number(looked)} betrachteten`,
  average: (low, high) => `${low} bis ${high}, im Mittel`,
  howTitle: 'Wie die Punkte zustande kommen',
  noCount: 'Noch ist nichts gewertet. Leg zuerst Würfel beiseite.',

  shop: money => `LADEN   du hast $${money}`,
  noSlot: 'kein Platz frei',
  other: (key, price) => `${key('otherWares')}  andere Waren $${price}`,
  nGoesOn: key => `${key('nextLevel')} verlässt den Laden`,
  enterBuys: key => `${key('buy')} kauft es`,
  orUses: key => `${key('use')} kauft und nutzt es`,
  nothingToSell: 'Das gehört dir nicht. Geh zu einem deiner Talismane oder Verbrauchsgüter.',
  soldAlready: 'Das ist schon verkauft. Wähle etwas anderes.',

  cleared: level => `STUFE ${level} GESCHAFFT`,
  silenced: 'stumm',
  levelIntro: level => `STUFE ${level}`,
  target: points => `Erreiche ${points} Punkte`,
  with: (banksLeft, roundsLeft, rerollsLeft) =>
    `mit ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)} und ${count(rerollsLeft, rerollsWith)}.`,
  introBanks: 'Eine Sicherung behält den Topf. Ein Flop verliert ihn und die Runde, aber keine Sicherung.',
  goOn: key => `${key('main')} geht weiter`,
  toShop: key => `${key('main')} öffnet den Laden`,
  flop: 'FLOP',
  flopWhy: 'Nichts zählt.',
  reached: (total, threshold) => `${total} von ${threshold} Punkten`,
  runWon: 'LAUF GEWONNEN',
  runLost: 'LAUF VERLOREN',
  lostAt: (level, total, threshold) => `Stufe ${level} endete bei ${total} von ${threshold} Punkten.`,
  final: points => `${points} Punkte in diesem Lauf`,
  again: key => `${key('rematch')} beginnt einen neuen Lauf`,
  setNeedsRun: '--set gehört zu Rollio. Beispiel: yaht play rollio --set kristall',
  newRunDetail: 'Wähle deine Würfel und steige durch fünfzehn Stufen, mit Talismanen aus dem Laden.',
  historyDetail: key => `Alle Läufe auf diesem Rechner. ${key('choose')} zeigt einen noch einmal.`,
  collectionDetail: 'Talismane, Bosse und Würfel, denen du begegnet bist.',
  press: keys => `Drücke ${keys}`,
  goOnRun: 'Einen Lauf fortsetzen',
  goOnDetail: 'Der Lauf ist da, wo du ihn verlassen hast.',
  askEnd: 'Den Lauf hier beenden?',
};
