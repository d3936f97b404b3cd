import type { Messages } from '../messages.ts';
import type { ScoredCombination } from '../words.ts';
import { and, count, number } from './format.ts';

const dice = { one: 'Würfel', other: 'Würfel' };
const numerals = ['null', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const faceNames = ['', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'];
const percent = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')} %`;

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    straight: 'Straße',
    godsStraight: 'Götterstraße',
    threePairs: 'drei Paare',
    fourPairs: 'vier Paare',
    twoTriplets: 'zwei Drillinge',
    tripleTriplets: 'drei Drillinge',
    pair: 'Paar',
    twoPairs: 'zwei Paare',
    differentPairs: 'drei verschiedene Paare',
    fullHouse: 'Full House',
    fourAndTwo: 'Vierling und Paar',
    fullBoat: 'zwei Drillinge und Paar',
    threeInARow: 'drei in einer Reihe',
    fourInARow: 'vier in einer Reihe',
    fiveInARow: 'fünf in einer Reihe',
    sevenInARow: 'sieben in einer Reihe',
    eightInARow: 'acht in einer Reihe',
    nineInARow: 'neun in einer Reihe',
    luckySeven: 'Glückssieben',
  }),
);

const combination = ({ type, faces: [face = 0, ...more] }: ScoredCombination): string => {
  if (type === 'single') return `einzelne ${face}`;
  if (type === 'nOfAKind') return `${numerals[more.length + 1] ?? more.length + 1} ${faceNames[face] ?? `${face}er`}`;
  return names.get(type) ?? type;
};

const way = (combinations: readonly ScoredCombination[]): string =>
  combinations.map(part => `${combination(part)} ${number(part.points)}`).join(', ');

export const rollio: Messages['rollio'] = {
  combination,
  way,
  rolled: (roll, faces) => `Wurf ${roll}: ${faces.join(', ')}.`,
  rolledSome: (roll, faces, positions) => `Wurf ${roll}: ${faces.join(', ')} mit Würfel ${positions.join(', ')}.`,
  best: (positions, combinations, points) =>
    `Am meisten: ${way(combinations)}, ${number(points)} mit Würfel ${positions.join(' ')}.`,
  scored: (player, combinations, points) =>
    `${player} legt heraus: ${way(combinations)}${combinations.length > 1 ? `, zusammen ${number(points)}` : ''}.`,
  pot: pot => `Pott ${number(pot)}.`,
  risk: (left, chance) => `${count(left, dice)} zu werfen floppt in ${percent(chance)}.`,
  hotDice: all => `Heiße Würfel: alle ${all} kommen zurück.`,
  flopped: (player, lost) =>
    lost > 0
      ? `Flop: nichts zählt, ${player} verliert den Pott von ${number(lost)}.`
      : `Flop: nichts zählt, ${player} geht leer aus.`,
  banked: (player, points, total) => `${player} sichert ${number(points)}. Gesamt ${number(total)}.`,
  passed: player => `${player} setzt aus.`,
  closing: (player, target) => `${player} hat ${number(target)} erreicht. Alle anderen haben noch einen Zug.`,
  turn: (turn, player) => `Zug ${turn}. ${player} ist an der Reihe.`,
  turnAlone: turn => `Zug ${turn}.`,
  total: (total, target) => `Gesamt ${number(total)} von ${number(target)}.`,
  resumed: (game, players) => `${game} mit ${and(players)} geht weiter.`,
  undoneScore: 'Zurückgenommen: die Würfel liegen wieder auf dem Tisch.',
  undoneBank: 'Zurückgenommen: der Pott steht wieder auf dem Spiel.',

  ways: count_ => `Diese Würfel zählen auf ${count_} Arten:`,
  wayRow: (place, combinations, points) => `  ${place}. ${number(points)}: ${way(combinations)}`,
  unused: positions =>
    `Würfel ${and(positions.map(String))} ${positions.length === 1 ? 'zählt' : 'zählen'} in dieser Auswahl nicht. Lass ${positions.length === 1 ? 'ihn' : 'sie'} liegen.`,
  promptScore: 'Würfel herauslegen (? für Hilfe): ',
  promptOn: (left, pot) => `Enter wirft ${count(left, dice)}, sichern nimmt ${number(pot)} (? für Hilfe): `,
  promptWay: 'Welche Art? Enter für 1: ',
  help: [
    ['Enter', 'die Würfel werfen, die nicht herausgelegt sind'],
    ['1 3 5', 'diese Würfel herauslegen, von links gezählt'],
    ['alle', 'herauslegen, was am meisten zählt'],
    ['sichern', 'den Zug beenden und den Pott behalten'],
    ['zurück', 'das Letzte zurücknehmen, bis zum nächsten Wurf'],
    ['block', 'den Stand zeigen'],
    ['regeln', 'die Regeln dieses Spiels'],
    ['aufgeben', 'das Spiel aufgeben; fragt vorher'],
    ['ende', 'aufhören; das Spiel wird gespeichert'],
  ],

  combinations: 'Kombinationen',
  summary: (all, target) => `${count(all, dice)}, wagen oder sichern, wer zuerst ${number(target)} hat`,
  turnRules: all => [
    `Wirf alle ${all} Würfel. Lege heraus, was zählt, mindestens einen, und wirf die anderen noch einmal oder sichere.`,
    'Herausgelegte Punkte kommen in den Pott. Sichern bringt den Pott auf dein Konto und beendet den Zug.',
    'Ein Wurf, in dem nichts zählt, ist ein Flop: der Pott ist verloren und der Zug zu Ende.',
    'Heiße Würfel: sind alle herausgelegt, kommen alle zurück und der Pott bleibt.',
  ],
  endRules: target =>
    `Wer zuerst ${number(target)} gesichert hat, gibt allen anderen noch einen Zug. Die höchste Summe gewinnt; bei Gleichstand gewinnen mehrere.`,
  needsSingle: face => `eine ${face}`,
  needsAlike: (size, orMore) => `${size}${orMore ? ' oder mehr' : ''} gleiche`,
  needsGroups: (sizes, repeats) =>
    `Gruppen zu ${and(sizes.map(String))}${repeats ? '; eine Zahl darf mehrere füllen' : ' verschiedener Zahlen'}`,
  needsRun: length => `${length} in einer Reihe`,
  pays: points => number(points),
  paysPerFace: (perFace, except) =>
    `${number(perFace)} × Augen${except ? `, ${faceNames[except.face] ?? except.face} ${number(except.points)}` : ''}`,
  paysDoubling: perFace => `${number(perFace)} × Augen, verdoppelt für jeden weiteren Würfel`,
};
