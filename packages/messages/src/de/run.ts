import type { Messages } from '../messages.ts';
import { count, number } from './format.ts';

const dice = { one: 'Würfel', other: 'Würfel' };
const diceThrown = { one: 'Würfels', other: 'Würfeln' };
const banks = { one: 'Sicherung', other: 'Sicherungen' };
const rounds = { one: 'Runde', other: 'Runden' };
const rerolls = { one: 'Nachwurf', other: 'Nachwürfe' };
const rerollsWith = { one: 'Nachwurf', other: 'Nachwürfen' };
const places = { one: 'Platz', other: 'Plätze' };
const percent = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')} %`;

export const run: Messages['run'] = {
  summary: levels => `ein Lauf für eine Person: ${levels} Stufen, Talismane, Bosse und ein Laden`,
  sets: {
    beginner: 'Anfänger',
    highRoller: 'Großspieler',
    lowBaller: 'Kleinspieler',
    collector: 'Sammler',
    crystal: 'Kristall',
    wooden: 'Holz',
    golden: 'Gold',
    volcano: 'Vulkan',
    mirror: 'Spiegel',
    rainbow: 'Regenbogen',
    random: 'Zufall',
  },
  setsTitle: 'Würfelsätze',
  bossesTitle: 'Bosse',
  die: ({ count: dieCount, sides, material }) => `${dieCount} × ${material} mit ${sides} Seiten`,
  drawnDice: all => `${count(all, dice)} aus beliebigem Material und beliebig groß`,
  setRow: (name, kinds, money, charms, consumables) =>
    `${name}: ${kinds}, $${money}, ${count(charms, places)} für Talismane, ${consumables} für Verbrauchsgüter`,
  chooseSet: 'Wähle deine Würfel:',
  setChosen: (name, kinds) => `Du spielst mit dem Satz ${name}: ${kinds}.`,

  level: plan =>
    `Stufe ${plan.level}: ${number(plan.threshold)} Punkte mit ${count(plan.banks, banks)}, ${count(plan.rounds, rounds)} und ${count(plan.rerolls, rerollsWith)}.`,
  boss: (name, rule) => `Boss: ${name}. ${rule}.`,
  round: round => `Runde ${round}.`,
  standing: (total, threshold, banksLeft, roundsLeft, rerollsLeft) =>
    `${number(total)} von ${number(threshold)}; ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)}, ${count(rerollsLeft, rerolls)} übrig.`,
  rerolled: (faces, positions) => `Nachgeworfen: ${faces.join(', ')} auf Würfel ${positions.join(', ')}.`,
  nothingScores: left => `Nichts zählt. Wirf Würfel nach (${count(left, rerolls)} übrig) oder nimm den Flop.`,
  scored: (combinations, points) => `Beiseite: ${combinations}. ${number(points)} Punkte.`,
  step: (what, change, after) => `  ${what}: ${change} → ${number(after)}`,
  earned: money => `Du verdienst $${money}.`,
  paid: money => `Du zahlst $${money}.`,
  gained: name => `Du bekommst ${name}.`,
  cloned: die => `Von Würfel ${die} gibt es ab der nächsten Runde einen mehr.`,
  risk: (left, chance, isExact) =>
    `Der Wurf ${left === 1 ? 'eines' : 'von'} ${left === 1 ? diceThrown.one : `${left} ${diceThrown.other}`} floppt in ${isExact ? '' : 'etwa '}${percent(chance)}.`,
  shielded: (name, left) => `${name} rettet den Topf. ${left === 0 ? 'Er ist verbraucht.' : `Noch ${left} Mal.`}`,
  flopped: lost => (lost > 0 ? `Flop: der Topf von ${number(lost)} ist verloren.` : 'Flop: diese Runde bringt nichts.'),
  penalty: points => `Zu viele Flops in Folge: ${number(points)} Punkte sind verloren.`,
  bankLost: lost => `${count(lost, banks)} verloren.`,
  banked: (points, total) => `${number(points)} gesichert. Summe ${number(total)}.`,
  cleared: level => `Stufe ${level} ist geschafft.`,
  income: ({ level, banks: forBanks, boss, charms }) =>
    `Geld: $${level} für die Stufe${forBanks > 0 ? `, $${forBanks} für übrige Sicherungen` : ''}${boss > 0 ? `, $${boss} für den Boss` : ''}${charms > 0 ? `, $${charms} von Talismanen` : ''}.`,
  lost: level => `Stufe ${level} ist verloren, und der Lauf mit ihr.`,
  won: level => `Du hast gewonnen: Stufe ${level} ist geschafft. Mach endlos weiter oder beende den Lauf.`,
  over: (score, level, isWon) =>
    `${isWon ? 'Ein gewonnener Lauf' : 'Ein verlorener Lauf'}: ${number(score)} Punkte, Stufe ${level} erreicht.`,

  shop: money => `Der Laden. Du hast $${money}.`,
  ware: (place, name, price, text, kind) => `  ${place}. ${name} $${price}: ${text} (${kind})`,
  sold: place => `  ${place}. verkauft`,
  consumable: 'Verbrauchsgut',
  next: 'Als Nächstes',
  kit: (money, score) => `$${money}, ${number(score)} Punkte in diesem Lauf.`,
  charms: (used, slots) => `Talismane (${used} von ${slots}), sie wirken von links nach rechts:`,
  consumables: (used, slots) => `Verbrauchsgüter (${used} von ${slots}):`,
  owned: (mark, name, text) => `  ${mark}. ${name}: ${text}`,
  usesLeft: left => `noch ${left}`,
  set: kinds => `Würfel: ${kinds}.`,
  bought: (name, paid) => `Du kaufst ${name} für $${paid}.`,
  soldIt: (name, got) => `Du verkaufst ${name} für $${got}.`,
  used: name => `Du nutzt ${name}.`,
  orderTip: 'Von links: + vor × bringt mehr.',
  moved: 'Die Talismane liegen in anderer Reihenfolge.',
  rerolledShop: paid => `Andere Waren für $${paid}.`,
  shopLeft: 'Du verlässt den Laden.',
  ended: 'Du beendest den Lauf.',
  resumed: level => `Dein Lauf geht in Stufe ${level} weiter.`,
  undone: 'Zurückgenommen.',

  words: {
    reroll: ['nach', 'nachwurf'],
    flop: ['flop'],
    buy: ['kauf', 'kaufe'],
    sell: ['verkauf', 'verkaufe'],
    use: ['nutze', 'nutz'],
    move: ['schieb', 'schiebe'],
    kit: ['talismane', 'habe'],
    next: ['weiter', 'gehen'],
    end: ['ende', 'beenden'],
  },
  promptSet: 'Welcher Satz? Nummer oder Name (? für Hilfe): ',
  promptShop: 'Eine Nummer kauft, Enter geht weiter (? für Hilfe): ',
  promptFlop: 'nach 1 2 …, oder flop (? für Hilfe): ',
  helpRound: [
    ['Enter', 'die Würfel werfen, die nicht beiseite liegen'],
    ['1 3 5', 'diese Würfel beiseitelegen, von links gezählt'],
    ['alle', 'beiseitelegen, was am meisten zählt'],
    ['nach 2 4', 'diese Würfel ohne Wertung nachwerfen'],
    ['sichern', 'die Runde beenden und den Topf behalten'],
    ['flop', 'den Flop nehmen, wenn nichts zählt'],
    ['nutze a 3', 'Verbrauchsgut a nutzen, auf Würfel 3, wenn es einen braucht'],
    ['schieb 2 1', 'Talisman 2 an Platz 1 legen'],
    ['talismane', 'was du hast'],
    ['zurück', 'Beiseitegelegtes zurücknehmen, bis zum nächsten Wurf'],
    ['regeln', 'die Regeln dieses Spiels'],
    ['schluss', 'gehen; der Lauf wird aufgehoben'],
  ],
  helpShop: [
    ['1', 'kaufen, was diese Nummer hat'],
    ['nach', 'andere Waren, für Geld'],
    ['verkauf 2', 'Talisman 2 verkaufen; verkauf a verkauft Verbrauchsgut a'],
    ['nutze a 3', 'Verbrauchsgut a nutzen, auf Würfel 3, wenn es einen braucht'],
    ['schieb 2 1', 'Talisman 2 an Platz 1 legen'],
    ['talismane', 'was du hast'],
    ['zurück', 'Getanes zurücknehmen, bis du gehst oder andere Waren nimmst'],
    ['Enter', 'den Laden für die nächste Stufe verlassen'],
    ['aufgeben', 'das Spiel aufgeben; fragt vorher'],
    ['ende', 'einen gewonnenen Lauf beenden'],
    ['schluss', 'gehen; der Lauf wird aufgehoben'],
  ],

  roundRules: (from, points) => [
    'Wirf deine Würfel. Lege Würfel beiseite, die zählen, mindestens einen, und wirf die anderen wieder oder sichere. Liegen alle beiseite, kommen alle zurück.',
    'Ein Nachwurf wirft beliebige Würfel noch einmal, bevor du welche beiseitelegst, und kann einen Flop retten.',
    'Ein Flop kostet den Topf und die Runde, aber keine Sicherung.',
    `Ab Flop ${from} in Folge kostet jeder auch ${number(points)} Punkte der Stufe.`,
  ],
  levelRules: (levels, bossEvery) => [
    'Eine Stufe ist mit der Sicherung geschafft, die ihre Punkte erreicht, und verloren, wenn keine Sicherung oder keine Runde übrig ist.',
    `Stufe ${levels} gewinnt den Lauf; dann geht er endlos weiter. Alle ${bossEvery} Stufen beugt ein Boss eine Regel, die vorher gesagt wird.`,
  ],
  shopRules: (level, bank, boss) => [
    `Eine Stufe bringt $${level}, $${bank} für jede übrige Sicherung und $${boss} für einen Boss. Der Laden verkauft Talismane und Verbrauchsgüter und nimmt sie für die Hälfte zurück.`,
    'Talismane wirken von links nach rechts, in deiner Reihenfolge. Käufe lassen sich zurücknehmen, bis du gehst oder andere Waren nimmst.',
  ],
  levelTitle: 'Stufen',
  shopTitle: 'Laden',
  thresholds: points => `Die Stufen verlangen ${points.map(number).join(', ')} Punkte.`,

  simulated: (runs, player, seed) => `Rollio: ${number(runs)} Läufe, Spieler ${player}, Saat ${seed}`,
  wins: share => `Gewinnt ${percent(share)}`,
  clears: (level, share) => `Stufe ${level} geschafft ${percent(share)}`,
  average: (score, level) => `Im Mittel ${number(Math.round(score))} Punkte, Stufe ${level.toFixed(1).replace('.', ',')}`,
  badRuns: (text, most) => `--runs: "${text}" ist keine Zahl von Läufen. Nimm 1 bis ${number(most)}.`,
  onlyRuns: '--runs gehört zu Rollio. Beispiel: yaht simulate rollio --runs 100',
  onlyGames: 'Rollio wird in Läufen gezählt. Beispiel: yaht simulate rollio --runs 100',
};
