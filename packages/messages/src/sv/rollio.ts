import type { Messages } from '../messages.ts';
import type { ScoredCombination } from '../words.ts';
import { and, count, number } from './format.ts';
import { genitive } from './genitive.ts';

const dice = { one: 'tärning', other: 'tärningar' };
const numerals = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'];
const faceNames = ['', 'ettor', 'tvåor', 'treor', 'fyror', 'femmor', 'sexor'];
const percent = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')} %`;

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    straight: 'stege',
    godsStraight: 'gudomlig stege',
    threePairs: 'tre par',
    fourPairs: 'fyra par',
    twoTriplets: 'två tretal',
    tripleTriplets: 'tre tretal',
    pair: 'par',
    twoPairs: 'två par',
    differentPairs: 'tre olika par',
    fullHouse: 'kåk',
    fourAndTwo: 'fyrtal och par',
    fullBoat: 'två tretal och par',
    threeInARow: 'tre i rad',
    fourInARow: 'fyra i rad',
    fiveInARow: 'fem i rad',
    sevenInARow: 'sju i rad',
    eightInARow: 'åtta i rad',
    nineInARow: 'nio i rad',
    luckySeven: 'lyckosjua',
  }),
);

const combination = ({ type, faces: [face = 0, ...more] }: ScoredCombination): string => {
  if (type === 'single') return `ensam ${face}:a`;
  if (type === 'nOfAKind') return `${numerals[more.length + 1] ?? more.length + 1} ${faceNames[face] ?? `${face}:or`}`;
  return names.get(type) ?? type;
};

const way = (combinations: readonly ScoredCombination[]): string =>
  combinations.map(part => `${combination(part)} ${number(part.points)}`).join(', ');

export const rollio: Messages['rollio'] = {
  combination,
  way,
  rolled: (roll, faces) => `Kast ${roll}: ${faces.join(', ')}.`,
  rolledSome: (roll, faces, positions) => `Kast ${roll}: ${faces.join(', ')} på tärning ${positions.join(', ')}.`,
  best: (positions, combinations, points) =>
    `Mest poäng: ${way(combinations)}, ${number(points)} med tärning ${positions.join(' ')}.`,
  scored: (player, combinations, points) =>
    `${player} lägger undan ${way(combinations)}${combinations.length > 1 ? `, tillsammans ${number(points)}` : ''}.`,
  pot: pot => `Pott ${number(pot)}.`,
  risk: (left, chance) => `Att kasta ${count(left, dice)} floppar i ${percent(chance)}.`,
  hotDice: all => `Heta tärningar: alla ${all} kommer tillbaka.`,
  flopped: (player, lost) =>
    lost > 0
      ? `Flopp: inget ger poäng, ${player} förlorar potten på ${number(lost)}.`
      : `Flopp: inget ger poäng, ${player} får inget.`,
  banked: (player, points, total) => `${player} tar hem ${number(points)}. Totalt ${number(total)}.`,
  passed: player => `${genitive(player)} tur hoppas över.`,
  closing: (player, target) => `${player} har nått ${number(target)}. Alla andra får en tur till.`,
  turn: (turn, player) => `Tur ${turn}. ${genitive(player)} tur.`,
  turnAlone: turn => `Tur ${turn}.`,
  total: (total, target) => `Totalt ${number(total)} av ${number(target)}.`,
  resumed: (game, players) => `${game} med ${and(players)} fortsätter.`,
  undoneScore: 'Ångrat: tärningarna ligger på bordet igen.',
  undoneBank: 'Ångrat: potten står på spel igen.',

  ways: count_ => `Tärningarna ger poäng på ${count_} sätt:`,
  wayRow: (place, combinations, points) => `  ${place}. ${number(points)}: ${way(combinations)}`,
  unused: positions =>
    `Tärning ${and(positions.map(String))} ger inga poäng i det här valet. Lämna ${positions.length === 1 ? 'den' : 'dem'} kvar.`,
  promptScore: 'Tärningar att lägga undan (? för hjälp): ',
  promptOn: (left, pot) => `Enter kastar ${count(left, dice)}, hem tar ${number(pot)} (? för hjälp): `,
  promptWay: 'Vilket sätt? Enter för 1: ',
  help: [
    ['Enter', 'kasta tärningarna som inte är undanlagda'],
    ['1 3 5', 'lägg undan de här tärningarna, räknade från vänster'],
    ['alla', 'lägg undan det som ger mest'],
    ['hem', 'avsluta turen och behåll potten'],
    ['ångra', 'ångra det senaste fram till nästa kast'],
    ['protokoll', 'visa ställningen'],
    ['regler', 'spelets regler'],
    ['ge upp', 'ge upp spelet; frågar först'],
    ['sluta', 'sluta; spelet sparas'],
  ],

  combinations: 'Kombinationer',
  summary: (all, target) => `${count(all, dice)}, våga eller stanna, först till ${number(target)}`,
  turnRules: all => [
    `Kasta alla ${all} tärningar. Lägg undan tärningar som ger poäng, minst en, och kasta de andra igen eller ta hem.`,
    'Undanlagda poäng hamnar i potten. Att ta hem lägger potten till ditt resultat och avslutar turen.',
    'Ett kast där inget ger poäng är en flopp: potten går förlorad och turen är slut.',
    'Heta tärningar: när alla är undanlagda kommer alla tillbaka och potten står kvar.',
  ],
  endRules: target =>
    `Den som först tar hem ${number(target)} ger alla andra en tur till. Högst resultat vinner; lika resultat delar segern.`,
  needsSingle: face => `en ${face}:a`,
  needsAlike: (size, orMore) => `${size}${orMore ? ' eller fler' : ''} lika`,
  needsGroups: (sizes, repeats) =>
    `grupper om ${and(sizes.map(String))}${repeats ? '; samma valör får fylla flera' : ' av olika valör'}`,
  needsRun: length => `${length} i rad`,
  pays: points => number(points),
  paysPerFace: (perFace, except) =>
    `${number(perFace)} × valören${except ? `, ${faceNames[except.face] ?? except.face} ${number(except.points)}` : ''}`,
  paysDoubling: perFace => `${number(perFace)} × valören, dubblat för varje tärning till`,
};
