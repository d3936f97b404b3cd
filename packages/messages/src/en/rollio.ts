import type { ScoredCombination } from '../words.ts';
import { and, count, number } from './format.ts';

const dice = { one: 'die', other: 'dice' };
const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    straight: 'straight',
    godsStraight: "God's straight",
    threePairs: 'three pairs',
    fourPairs: 'four pairs',
    twoTriplets: 'two triplets',
    tripleTriplets: 'three triplets',
    pair: 'pair',
    twoPairs: 'two pairs',
    differentPairs: 'three different pairs',
    fullHouse: 'full house',
    fourAndTwo: 'four and a pair',
    fullBoat: 'two triplets and a pair',
    threeInARow: 'three in a row',
    fourInARow: 'four in a row',
    fiveInARow: 'five in a row',
    sevenInARow: 'seven in a row',
    eightInARow: 'eight in a row',
    nineInARow: 'nine in a row',
    luckySeven: 'lucky seven',
  }),
);

const combination = ({ type, faces }: ScoredCombination): string => {
  if (type === 'single') return `single ${faces[0] ?? ''}`;
  if (type === 'nOfAKind') return `${numerals[faces.length] ?? faces.length} ${faces[0] ?? ''}s`;
  return names.get(type) ?? type;
};

/** `three 3s 300, single 1 100`. */
const way = (combinations: readonly ScoredCombination[]): string =>
  combinations.map(part => `${combination(part)} ${number(part.points)}`).join(', ');

/** Rollio: dice set aside, the pot at risk, and what is typed in the line mode. */
export const rollio = {
  combination,
  way,
  rolled: (roll: number, faces: readonly number[]): string => `Roll ${roll}: ${faces.join(', ')}.`,
  rolledSome: (roll: number, faces: readonly number[], positions: readonly number[]): string =>
    `Roll ${roll}: ${faces.join(', ')} on ${positions.length === 1 ? 'die' : 'dice'} ${positions.join(', ')}.`,
  best: (positions: readonly number[], combinations: readonly ScoredCombination[], points: number): string =>
    `Most points: ${way(combinations)}, ${number(points)} with ${positions.length === 1 ? 'die' : 'dice'} ${positions.join(' ')}.`,
  scored: (player: string, combinations: readonly ScoredCombination[], points: number): string =>
    `${player} sets aside ${way(combinations)}${combinations.length > 1 ? `, ${number(points)} in all` : ''}.`,
  pot: (pot: number): string => `Pot ${number(pot)}.`,
  risk: (left: number, chance: number): string => `Rolling ${count(left, dice)} flops in ${percent(chance)}.`,
  hotDice: (all: number): string => `Hot dice: all ${all} come back.`,
  flopped: (player: string, lost: number): string =>
    lost > 0
      ? `Flop: nothing scores, ${player} loses the pot of ${number(lost)}.`
      : `Flop: nothing scores, ${player} gets nothing.`,
  banked: (player: string, points: number, total: number): string => `${player} banks ${number(points)}. Total ${number(total)}.`,
  passed: (player: string): string => `${player}'s turn is passed.`,
  closing: (player: string, target: number): string =>
    `${player} has reached ${number(target)}. Everybody else has one more turn.`,
  turn: (turn: number, player: string): string => `Turn ${turn}. ${player}'s turn.`,
  turnAlone: (turn: number): string => `Turn ${turn}.`,
  total: (total: number, target: number): string => `Total ${number(total)} of ${number(target)}.`,
  resumed: (game: string, players: readonly string[]): string => `${game} with ${and(players)} goes on.`,
  undoneScore: 'Taken back: these dice lie on the table again.',
  undoneBank: 'Taken back: the pot is at risk again.',

  ways: (count_: number): string => `These dice score in ${count_} ways:`,
  wayRow: (place: number, combinations: readonly ScoredCombination[], points: number): string =>
    `  ${place}. ${number(points)}: ${way(combinations)}`,
  unused: (positions: readonly number[]): string =>
    `${positions.length === 1 ? `Die ${positions[0] ?? ''} does` : `Dice ${and(positions.map(String))} do`} not score with this selection. Leave ${positions.length === 1 ? 'it' : 'them'} out.`,
  promptScore: 'Dice to set aside (? for help): ',
  promptOn: (left: number, pot: number): string => `Enter rolls ${count(left, dice)}, bank takes ${number(pot)} (? for help): `,
  promptWay: 'Which way? Enter for 1: ',
  help: [
    ['Enter', 'roll the dice that are not set aside'],
    ['1 3 5', 'set these dice aside, counted from the left'],
    ['all', 'set aside what scores most'],
    ['bank', 'end the turn and keep the pot'],
    ['undo', 'take back what was set aside or banked, until the next roll'],
    ['card', 'show the totals'],
    ['rules', 'the rules of this game'],
    ['resign', 'give the game up; it asks first'],
    ['quit', 'leave; the game is saved'],
  ] as readonly (readonly [string, string])[],

  combinations: 'Combinations',
  summary: (all: number, target: number): string => `${count(all, dice)}, press your luck, first to ${number(target)}`,
  turnRules: (all: number): readonly string[] => [
    `Roll all ${all} dice. Set aside dice that score, at least one, and roll the others again or bank.`,
    'Points set aside go into the pot. Banking adds the pot to your total and ends the turn.',
    'A roll in which nothing scores is a flop: the pot is lost and the turn ends.',
    'Hot dice: when all dice are set aside, all of them come back and the pot stays.',
  ],
  endRules: (target: number): string =>
    `Whoever first banks ${number(target)} gives everybody else one more turn. The highest total wins; equal totals share the win.`,
  needsSingle: (face: number): string => `a ${face}`,
  needsAlike: (size: number, orMore: boolean): string => `${size}${orMore ? ' or more' : ''} alike`,
  needsGroups: (sizes: readonly number[], repeats: boolean): string =>
    `groups of ${and(sizes.map(String))}${repeats ? '; one face may fill several' : ', faces differ'}`,
  needsRun: (length: number): string => `${length} in a row`,
  pays: (points: number): string => number(points),
  paysPerFace: (perFace: number, except?: { readonly face: number; readonly points: number }): string =>
    `${number(perFace)} × face${except ? `, ${except.face}s ${number(except.points)}` : ''}`,
  paysDoubling: (perFace: number): string => `${number(perFace)} × face, doubled by each further die`,
};
