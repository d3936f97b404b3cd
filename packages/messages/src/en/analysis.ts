import type { DecisionClass, Measure, SimulatedPlayer, WinParts } from '../words.ts';
import { count, decimal, number } from './format.ts';

const games = { one: 'game', other: 'games' };

const players: Readonly<Record<SimulatedPlayer, string>> = {
  optimal: 'perfect play',
  human: 'a human-like player',
  greedy: 'a greedy player',
  random: 'a random player',
};

const classes: Readonly<Record<DecisionClass, string>> = {
  best: 'best',
  fine: 'fine',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
};

const signed = (value: number, space = ''): string => `${value < 0 ? '−' : '+'}${space}${decimal(Math.abs(value), 1)}`;

/** Games looked at from outside: reviews, simulations, distributions and targets. */
export const analysis = {
  classes,
  simulated: (game: string, played: number, player: SimulatedPlayer, seed: number): string =>
    `${game}, ${count(played, games)} by ${players[player]} (seed ${seed})`,
  distribution: (game: string): string => `${game}, every way perfect play can end`,
  mean: 'Mean',
  meanWithin: (mean: number, error: number): string => `${decimal(mean, 2)} ± ${decimal(error, 2)}`,
  deviation: 'Deviation',
  range: 'Range',
  rangeOf: (lowest: number, highest: number): string => `${number(lowest)} to ${number(highest)}`,
  percentile: 'Percentile',
  score: 'Score',
  upperBonus: 'Upper bonus',
  notZero: 'More than a zero',

  target: (game: string, target: number): string => `${game}, ${number(target)} points or more`,
  bestChance: 'Best possible chance',
  badTarget: (value: string): string => `<points> cannot be "${value}". Take a whole number, as in 300.`,
  tooMuchMemory: (megabytes: number): string =>
    `this would take ${number(megabytes)} MB of memory, more than is allowed here. Ask for fewer points, or from a fuller card.`,
  notWhole: (game: string): string => `${game} has points that are not whole, and scores are counted one by one.`,
  needsNoSolution: 'Players that need no solution: --player greedy or random.',
  noCard: (game: string): string => `simulate counts the points of a card, and ${game} has none.`,
  badGames: (value: string, most: number): string =>
    `--games cannot be "${value}". Take a whole number from 1 to ${number(most)}.`,
  badSeed: (value: string): string => `--seed cannot be "${value}". Take a whole number from 0 to 4294967295.`,

  sum: (score: number, start: number, loss: number, luck: number, isOver: boolean, isAlone: boolean): string =>
    `${isOver ? `Score ${number(score)}` : `Score to expect ${decimal(score, 1)}`} = ${decimal(start, 1)} expected − ${decimal(Math.max(0, loss), 1)} ${isAlone ? 'your decisions' : 'decisions'} ${signed(luck, ' ')} luck`,
  accuracy: (percent: number): string => `Accuracy ${decimal(percent, 1)} %.`,
  counts: (best: number, fine: number, inaccuracies: number, mistakes: number, blunders: number): string =>
    `${count(best + fine, { one: 'good decision', other: 'good decisions' })}, ${count(inaccuracies, { one: 'inaccuracy', other: 'inaccuracies' })}, ${count(mistakes, { one: 'mistake', other: 'mistakes' })}, ${count(blunders, { one: 'blunder', other: 'blunders' })}.`,
  luckiest: (dice: string, round: number, luck: number): string => `Luckiest roll: ${dice} in round ${round} (${signed(luck)}).`,
  unluckiest: (dice: string, round: number, luck: number): string => `Unluckiest: ${dice} in round ${round} (${signed(luck)}).`,
  judgedByWin: 'Judged by the chance to win, in percentage points: what costs points but hardly a win counts as good.',
  winSum: ({ prior, luck, decisions, othersLuck, othersDecisions, remeasured, result }: WinParts, isOver: boolean): string =>
    `${isOver ? 'Result' : 'Chance to win'} ${decimal(result, 1)} % = ${decimal(prior, 1)} before the game ${signed(luck, ' ')} own luck ${signed(decisions, ' ')} own decisions ${signed(othersLuck, ' ')} luck of others ${signed(othersDecisions, ' ')} decisions of others${remeasured === 0 ? '' : ` ${signed(remeasured, ' ')} measured anew`}.`,
  measures: {
    exact: 'Exact, if everybody plays on for points.',
    near: '≈ Early rounds: to about a third of a percentage point, if everybody plays on for points.',
    endgame: 'The last rounds are exact: both play to win.',
  } as Readonly<Record<Measure, string>>,
  judgedByPoints: 'Judged by points, not by the chance to win.',
  noErrors: 'Nothing that cost more than a quarter of a point.',
  noWinErrors: 'Nothing that cost more than five percentage points of win chance.',
  win: 'Win chance',
  winShort: 'Win %',
  winLost: (points: number): string => `${points < 0.05 ? '' : '−'}${decimal(points, 1)}`,
  gained: (name: string, gain: number): string => `${name} ${signed(gain)}`,
  round: 'Round',
  dice: 'Dice',
  left: 'Left',
  played: 'Played',
  better: 'Better',
  cost: 'Cost',
  hold: (dice: string): string => `hold ${dice}`,
  throwAll: 'throw all',
  notScorecard: (game: string): string => `${game} has no card of categories, so there is no perfect play to compare with.`,
};
