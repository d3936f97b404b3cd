import type { SolveProgress, TableTrouble, UnsolvedReason } from '../words.ts';
import { and, count, decimal, number } from './format.ts';

const threads = { one: 'thread', other: 'threads' };
const rerolls = { one: 'reroll', other: 'rerolls' };
const categories = { one: 'category', other: 'categories' };

const reasons: Readonly<Record<UnsolvedReason, string>> = {
  'no-card': 'it has no card of categories.',
  'needs-five-dice': 'the solver knows games with exactly five dice.',
  'needs-a-roll': 'a turn has no roll.',
  'too-many-rolls': 'a turn has more than five rolls.',
  'saves-rolls': 'saved rolls make more positions than can be solved.',
  'needs-a-category': 'it has no category.',
  'too-many-categories': 'it has more than 16 categories.',
  'too-many-upper-categories': 'its upper section has more than 10 categories.',
  'bonus-target-too-high': 'its upper bonus asks for more than 105 points.',
  'points-below-zero': 'some points are below zero.',
};

const troubles: Readonly<Record<TableTrouble, string>> = {
  missing: 'there is no such file',
  unreadable: 'reading failed',
  'wrong-size': 'it has the wrong size',
  'not-a-table': 'it is not a table',
  'other-version': 'it is of another version',
  'other-variant': 'it belongs to other rules',
  damaged: 'it is damaged',
  'cannot-be-exchanged': 'this format has no room for these rules',
};

const time = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Perfect play: solving a game, and advice for a position. */
export const solver = {
  decimal,
  percent: (chance: number): string => (chance > 0 && chance < 0.001 ? '<0.1 %' : `${decimal(100 * chance, 1)} %`),
  unsolvable: (game: string, reason: UnsolvedReason): string => `${game} cannot be solved: ${reasons[reason]}`,
  notPerfect: (sentence: string): string => `${sentence} The bots optimal and winning play by rules of thumb there.`,
  progress: ({ level, levels, percent, done, states, perSecond, secondsLeft }: SolveProgress): string =>
    `level ${level}/${levels}  ${percent} %  ${number(done)}/${number(states)} states  ${decimal(perSecond / 1e6, 1)} M/s  ETA ${time(secondsLeft)}`,
  part: (percent: number, secondsLeft: number): string => `${percent} %  ETA ${time(secondsLeft)}`,
  solved: (game: string, seconds: number, team: number): string =>
    `${game}, solved in ${decimal(seconds, 2)} s on ${count(team, threads)}`,
  expected: 'Expected score with perfect play',
  states: 'States',
  statesOf: (slots: number, reachable: number, distinct: number): string =>
    `${number(slots)} slots, ${number(reachable)} reachable, ${number(distinct)} distinct`,
  precision: 'Precision',
  table: 'Table',
  tableAt: (path: string, bytes: number): string => `${path} (${number(bytes)} bytes)`,
  badTable: (path: string, trouble: TableTrouble, remedy: string): string =>
    `cannot read table ${path}: ${troubles[trouble]}. Run: ${remedy}`,
  replaced: (path: string, trouble: TableTrouble): string =>
    `the kept table ${path} is not used (${troubles[trouble]}); it is solved afresh and replaced.`,
  notKept: (path: string, reason: string): string => `the solved table cannot be kept in ${path} (${reason}).`,
  interrupted: 'interrupted; nothing was written.',

  position: (game: string, dice: string, left: number): string => `${game}: ${dice}, ${count(left, rerolls)} left`,
  turnStart: (game: string, open: number): string => `${game}: the start of a turn, ${count(open, categories)} open`,
  toCome: (value: number): string => `${decimal(value, 2)} points still to come with best play, bonuses included.`,
  hintChance: (chance: string): string => `Chance to win: ${chance}.`,
  hintToWin: (what: string, chance: string, forPoints: string): string =>
    `To win: ${what} That wins ${chance}, play for points ${forPoints}.`,
  hintWorth: (points: string): string => `Worth ${points} points to come.`,
  holdAndThrow: (held: string, thrown: string): string => `Hold ${held}, throw ${thrown}.`,
  throwAll: 'Throw all dice again.',
  scoreNow: (category: string, points: number): string => `Score ${points} in ${category}.`,
  scratchNow: (category: string): string => `Put a zero in ${category}.`,
  hold: 'Hold',
  scoring: 'Score now',
  points: 'Points',
  worth: 'Expected',
  cost: 'Cost',
  endsHere: 'Ends here',
  endsHereNote: 'Ends here: how often best play ends this turn in that category.',
  moreHolds: (holds: number): string => `… and ${holds} more`,

  badRerolls: (value: string, most: number): string => `rerolls cannot be "${value}". Take a whole number from 0 to ${most}.`,
  badThreads: (value: string, most: number): string => `--threads cannot be "${value}". Take a whole number from 1 to ${most}.`,
  cardFull: 'every category is filled, so there is nothing left to decide.',
  rerollsNeedDice: '--rerolls needs dice. Example: --dice 3,3,5,1,6 --rerolls 1',
  besideLines: (option: string): string =>
    `${option} does not go with -: every line is a position of its own. Leave one of them out.`,
  typePositions: 'One position a line as JSON, please; Ctrl-D ends.',
  notAPosition: 'this is not a position. Example: {"filled":["ones"],"upperScore":3,"dice":[3,3,5,1,6],"rerollsLeft":1}',
  unknownField: (field: string): string => `there is no field "${field}" in a position.`,
  badField: (field: string, wanted: string): string => `${field} must be ${wanted}.`,
  wantedCategories: 'a list of categories',
  wantedNumber: 'a whole number from 0 on',
  wantedFlag: 'true or false',
  wantedDice: 'a list of five faces from 1 to 6',
  wantedRerolls: (most: number): string => `a whole number from 0 to ${most}, beside the dice`,
  unknownFilled: (text: string, suggestions: readonly string[]): string =>
    `filled: there is no category "${text}".${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
  filledTwice: (category: string): string => `filled: ${category} is there twice.`,
  impossibleUpper: (score: number, filled: readonly string[]): string =>
    filled.length === 0
      ? `upperScore cannot be ${score}: no upper category is filled.`
      : `upperScore cannot be ${score}: ${and(filled)} never add up to it.`,
  impossibleAlike: (category: string): string => `yahtzeeIs50 cannot be true while ${category} is open.`,
};
