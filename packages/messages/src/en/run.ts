import type { CombinationShape } from '@yaht/rules';
import type { RunDieWords, RunIncome, RunPlan } from '../words.ts';
import { and, count, number } from './format.ts';

const dice = { one: 'die', other: 'dice' };
const banks = { one: 'bank', other: 'banks' };
const rounds = { one: 'round', other: 'rounds' };
const rerolls = { one: 'reroll', other: 'rerolls' };
const charmSlots = { one: 'charm slot', other: 'charm slots' };
const consumableSlots = { one: 'consumable slot', other: 'consumable slots' };
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** A run of Rollio: sets, levels, bosses, the shop, and what is typed in the line mode. */
export const run = {
  summary: (levels: number): string => `a run for one: ${levels} levels, charms, bosses and a shop`,
  sets: {
    beginner: 'Beginner',
    highRoller: 'High Roller',
    lowBaller: 'Low Baller',
    collector: 'Collector',
    crystal: 'Crystal',
    wooden: 'Wooden',
    golden: 'Golden',
    volcano: 'Volcano',
    mirror: 'Mirror',
    rainbow: 'Rainbow',
    random: 'Random',
  } as Readonly<Record<string, string>>,
  setsTitle: 'Dice sets',
  bossesTitle: 'Bosses',
  die: ({ count: dieCount, sides, material }: RunDieWords): string => `${dieCount} × ${material} with ${sides} faces`,
  drawnDice: (all: number): string => `${count(all, dice)} of any material and size`,
  setRow: (name: string, kinds: string, money: number, charms: number, consumables: number): string =>
    `${name}: ${kinds}, $${money}, ${count(charms, charmSlots)}, ${count(consumables, consumableSlots)}`,
  chooseSet: 'Choose your dice:',
  setChosen: (name: string, kinds: string): string => `You play the ${name} set: ${kinds}.`,

  level: ({ level, threshold, banks: banksLeft, rounds: roundsLeft, rerolls: rerollsLeft }: RunPlan): string =>
    `Level ${level}: ${number(threshold)} points with ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)} and ${count(rerollsLeft, rerolls)}.`,
  boss: (name: string, rule: string): string => `Boss: ${name}. ${rule}.`,
  round: (round: number): string => `Round ${round}.`,
  standing: (total: number, threshold: number, banksLeft: number, roundsLeft: number, rerollsLeft: number): string =>
    `${number(total)} of ${number(threshold)}; ${count(banksLeft, banks)}, ${count(roundsLeft, rounds)}, ${count(rerollsLeft, rerolls)} left.`,
  rerolled: (faces: readonly number[], positions: readonly number[]): string =>
    `Thrown again: ${faces.join(', ')} on ${positions.length === 1 ? 'die' : 'dice'} ${positions.join(', ')}.`,
  nothingScores: (left: number): string => `Nothing scores. Throw dice again (${count(left, rerolls)} left), or take the flop.`,
  scored: (combinations: string, points: number): string => `Set aside: ${combinations}. ${number(points)} points.`,
  step: (what: string, change: string, after: number): string => `  ${what}: ${change} → ${number(after)}`,
  earned: (money: number): string => `You earn $${money}.`,
  paid: (money: number): string => `You pay $${money}.`,
  gained: (name: string): string => `You get ${name}.`,
  cloned: (die: number): string => `There is one more of die ${die} from the next round on.`,
  risk: (left: number, chance: number, isExact: boolean): string =>
    `Rolling ${count(left, dice)} flops in ${isExact ? '' : 'about '}${percent(chance)}.`,
  shielded: (name: string, left: number): string => `${name} saves the pot. ${left === 0 ? 'It is used up.' : `${left} left.`}`,
  flopped: (lost: number): string =>
    lost > 0 ? `Flop: the pot of ${number(lost)} is lost.` : 'Flop: this round brings nothing.',
  penalty: (points: number): string => `Too many flops in a row: ${number(points)} points are lost.`,
  bankLost: (lost: number): string => `${count(lost, banks)} lost.`,
  banked: (points: number, total: number): string => `Banked ${number(points)}. Total ${number(total)}.`,
  cleared: (level: number): string => `Level ${level} is cleared.`,
  income: ({ level, banks: forBanks, boss, charms }: RunIncome): string =>
    `Money: $${level} for the level${forBanks > 0 ? `, $${forBanks} for banks left` : ''}${boss > 0 ? `, $${boss} for the boss` : ''}${charms > 0 ? `, $${charms} from charms` : ''}.`,
  lost: (level: number): string => `Level ${level} is lost, and the run with it.`,
  won: (level: number): string => `You have won: level ${level} is cleared. Go on without end, or end the run.`,
  over: (score: number, level: number, isWon: boolean): string =>
    `${isWon ? 'A run won' : 'A run lost'}: ${number(score)} points, level ${level} reached.`,

  shop: (money: number): string => `The shop. You have $${money}.`,
  ware: (place: number, name: string, price: number, text: string, kind: string): string =>
    `  ${place}. ${name} $${price}: ${text} (${kind})`,
  sold: (place: number): string => `  ${place}. sold`,
  consumable: 'consumable',
  next: 'Next',
  kit: (money: number, score: number): string => `$${money}, ${number(score)} points in this run.`,
  charms: (used: number, slots: number): string => `Charms (${used} of ${slots}), at work from left to right:`,
  consumables: (used: number, slots: number): string => `Consumables (${used} of ${slots}):`,
  owned: (mark: string, name: string, text: string): string => `  ${mark}. ${name}: ${text}`,
  usesLeft: (left: number): string => `${left} left`,
  set: (kinds: string): string => `Dice: ${kinds}.`,
  bought: (name: string, paid: number): string => `You buy ${name} for $${paid}.`,
  soldIt: (name: string, got: number): string => `You sell ${name} for $${got}.`,
  used: (name: string): string => `You use ${name}.`,
  armed: (names: readonly string[]): string => `At work in what you score next: ${and(names)}.`,
  levels: (gained: readonly string[]): string => `Levels gained: ${gained.join(', ')}.`,
  shapes: { single: 'singles', alike: 'dice of a kind', groups: 'pairs and triplets together', run: 'straights' } as Readonly<
    Record<CombinationShape, string>
  >,
  eaten: (by: string, charm: string): string => `${by} eats ${charm}.`,
  ownCombinationsTitle: 'Combinations of dice sets and charms',
  onlyWith: (name: string): string => `only with ${name}`,
  setRows: (rows: readonly string[]): string => `its own: ${rows.join(', ')}`,
  /** Where charms are put into order. */
  orderTip: 'Left to right: + before × scores more.',
  moved: 'The charms are in another order.',
  rerolledShop: (paid: number): string => `Other wares for $${paid}.`,
  shopLeft: 'You leave the shop.',
  ended: 'You end the run.',
  resumed: (level: number): string => `Your run goes on in level ${level}.`,
  undone: 'Taken back.',

  words: {
    reroll: ['reroll', 'again'],
    flop: ['flop'],
    buy: ['buy'],
    sell: ['sell'],
    use: ['use'],
    move: ['move'],
    kit: ['charms', 'kit'],
    next: ['next', 'leave', 'continue'],
    end: ['end'],
  } as Readonly<Record<'reroll' | 'flop' | 'buy' | 'sell' | 'use' | 'move' | 'kit' | 'next' | 'end', readonly string[]>>,
  promptSet: 'Which set? Its number or name (? for help): ',
  promptShop: 'Number buys, Enter goes on (? for help): ',
  promptFlop: 'reroll 1 2 …, or flop (? for help): ',
  helpRound: [
    ['Enter', 'roll the dice that are not set aside'],
    ['1 3 5', 'set these dice aside, counted from the left'],
    ['all', 'set aside what scores most'],
    ['reroll 2 4', 'throw these dice again without scoring'],
    ['bank', 'end the round and keep the pot'],
    ['flop', 'take the flop when nothing scores'],
    ['use a 3', 'use consumable a, on die 3 where it needs one'],
    ['move 2 1', 'put charm 2 in place 1'],
    ['charms', 'what you have'],
    ['undo', 'take back what was set aside, until the next roll'],
    ['rules', 'the rules of this game'],
    ['resign', 'give the game up; it asks first'],
    ['quit', 'leave; the run is saved'],
  ] as readonly (readonly [string, string])[],
  helpShop: [
    ['1', 'buy what has this number'],
    ['reroll', 'other wares, for money'],
    ['sell 2', 'sell charm 2; sell a sells consumable a'],
    ['use a 3', 'use consumable a, on die 3 where it needs one'],
    ['move 2 1', 'put charm 2 in place 1'],
    ['charms', 'what you have'],
    ['undo', 'take back what you did, until you leave or take other wares'],
    ['Enter', 'leave the shop for the next level'],
    ['end', 'end a run that is won'],
    ['quit', 'leave; the run is saved'],
  ] as readonly (readonly [string, string])[],

  roundRules: (from: number, points: number): readonly string[] => [
    'Roll your dice. Set aside dice that score, at least one, and roll the others again or bank. When all are set aside, all of them come back.',
    'A reroll throws any dice again before you set some aside, and may save a flop.',
    'A flop loses the pot and the round, but no bank.',
    `From flop ${from} in a row on, each also costs ${number(points)} points of the level.`,
  ],
  levelRules: (levels: number, bossEvery: number): readonly string[] => [
    'A level is cleared with the bank that reaches its points, and lost when no bank or no round is left.',
    `Level ${levels} wins the run; then it goes on without end. Every ${bossEvery} levels a boss bends one rule, told before.`,
  ],
  shopRules: (level: number, bank: number, boss: number): readonly string[] => [
    `A level pays $${level}, $${bank} for each bank left and $${boss} for a boss. The shop sells charms and consumables and buys them back for half.`,
    'Charms work from left to right, in the order you give them. Purchases can be taken back until you leave or take other wares.',
  ],
  levelTitle: 'Levels',
  shopTitle: 'Shop',
  thresholds: (points: readonly number[]): string => `The levels ask for ${points.map(number).join(', ')} points.`,

  simulated: (runs: number, player: string, seed: number): string =>
    `Rollio: ${number(runs)} runs, player ${player}, seed ${seed}`,
  wins: (share: number): string => `Wins ${percent(share)}`,
  clears: (level: number, share: number): string => `Level ${level} cleared ${percent(share)}`,
  average: (score: number, level: number): string => `Average ${number(Math.round(score))} points, level ${level.toFixed(1)}`,
  checked: (name: string): string => `${name} is in order.`,
  notRollio: (path: string): string => `${path} is no game of Rollio. Its family must be "rollio" or "run".`,
  badSeconds: (text: string, most: number): string => `--seconds: "${text}" is not a number of seconds. Take 1 to ${most}.`,
  greedy: 'a bot that buys nothing',
  buying: 'a bot that buys what it thinks strongest',
  playedBy: (runs: number, player: string): string => `${number(runs)} runs of ${player}:`,
  sureTo: (from: number, to: number): string => `between ${percent(from)} and ${percent(to)}, 95 times in 100`,
  tooEasy: 'Too easy: even without charms it is often won.',
  tooHard: 'Too hard: the first level is often lost.',
  charmUse: 'Charms: offered, bought, kept to the end, won with it',
  neverBought: (names: readonly string[]): string => `Never bought: ${names.join(', ')}.`,
  classicEnds: (games: number, turns: number, first: number): string =>
    `${number(games)} games of two bots: ${turns.toFixed(1)} turns each, who begins wins ${percent(first)}`,
  badRuns: (text: string, most: number): string => `--runs: "${text}" is not a number of runs. Take 1 to ${number(most)}.`,
  onlyRuns: '--runs belongs to Rollio. Example: yaht simulate rollio --runs 100',
  onlyGames: 'Rollio is counted in runs. Example: yaht simulate rollio --runs 100',
};
