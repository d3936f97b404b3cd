import type { NamedPoints } from '../words.ts';
import { and, count, number, or } from './format.ts';

const points = { one: 'point', other: 'points' };
const rolls = { one: 'roll', other: 'rolls' };
const faces = ['one', 'two', 'three', 'four', 'five', 'six'];
const values = (dice: readonly number[]): string => dice.join(', ');

/** What is said while a game is played, one sentence or two at a time, fit to be read aloud. */
export const play = {
  welcome: (game: string, players: readonly string[]): string => `${game} with ${and(players)}.`,
  defaultName: (seat: number): string => `Player ${seat + 1}`,
  round: (round: number, of: number): string => `Round ${round} of ${of}.`,
  turn: (player: string): string => `${player}'s turn.`,
  rolled: (roll: number, of: number, dice: readonly number[], kept: readonly number[]): string =>
    `Roll ${roll} of ${of}: ${values(dice)}.${kept.length > 0 ? ` Kept ${values(kept)}.` : ''}`,
  held: (dice: readonly number[]): string => (dice.length > 0 ? `Holding ${values(dice)}.` : 'Holding nothing.'),
  rollsLeft: (left: number): string => (left === 0 ? 'No rolls left.' : `${count(left, rolls)} left.`),
  die: (position: number, face: number): string => `Die ${position}, ${faces[face - 1] ?? face}`,

  offer: ({ category, points: value }: NamedPoints): string =>
    value === 0 ? `${category}, would score zero` : `${category}, ${count(value, points)} if scored now`,
  filled: ({ category, points: value }: NamedPoints): string => `${category}, already ${value}`,
  scored: (player: string, { category, points: value }: NamedPoints): string =>
    value === 0 ? `${player} put a zero in ${category}.` : `${player} scored ${value} in ${category}.`,
  passed: (player: string, category: string): string => `${player}'s turn is passed: a zero in ${category}.`,
  passedForGood: (player: string): string => `${player}'s turns are passed from now on.`,
  bonus: (box: string, value: number): string => `${box} bonus: ${count(value, points)} more.`,
  upperBonusMade: (value: number): string => `Upper bonus: ${count(value, points)} more.`,
  total: (total: number): string => `Total ${number(total)}.`,
  confirmZero: (category: string, better: NamedPoints): string =>
    `Score 0 in ${category}? ${better.category} would give ${better.points}.`,

  upperSum: 'Upper sum',
  upperBonus: 'Bonus',
  yahtzeeBonus: (box: string): string => `${box} bonus`,
  totalRow: 'Total',
  upperProgress: (sum: number, target: number, bonus: number): string => `Upper ${sum} of ${target} for +${bonus}.`,

  begins: (players: readonly string[]): string => `The game begins: ${players.join(', ')}.`,
  playedBy: {
    player: (player: string): string => `${player} plays again.`,
    zero: (player: string): string => `${player}'s turns are passed for now.`,
    bot: (player: string): string => `A bot plays for ${player} now.`,
  },
  hintTaken: (player: string): string => `${player} took a hint. The game counts as assisted.`,
  confirmResign: 'Resign this game?',
  resignEnds: 'That ends the game, and it is not counted.',
  resignLeaves: 'The house plays your seat to the end. You cannot come back to it.',
  resign: 'Resign',
  playOn: 'Play on',
  resigned: (player: string): string => `${player} resigned.`,
  forfeited: (player: string): string => `${player} let two turns in a row run out and has lost the game.`,
  hasResigned: 'resigned',

  openingRoll: (player: string, dice: readonly number[], sum: number): string => `${player} rolls ${values(dice)}: ${sum}.`,
  openingTie: (players: readonly string[]): string => `${and(players)} are level and roll again.`,
  starts: (player: string): string => `${player} starts.`,

  gameOver: 'The game is over.',
  abandoned: 'Everybody left; nobody wins.',
  notCounted: 'It was given up and is not counted.',
  finished: (player: string, total: number): string => `${player} finished with ${count(total, points)}.`,
  won: (winners: readonly string[], total: number): string =>
    winners.length === 1
      ? `${and(winners)} wins with ${count(total, points)}.`
      : `${and(winners)} win, ${count(total, points)} each.`,
  standing: (rank: number, player: string, total: number): string => `${rank}. ${player}, ${count(total, points)}`,
  confirmHint: 'Take a hint? The game then counts as assisted.',
  assisted: 'Hints were taken or seen dice taken back, so this game counts as assisted.',

  undone: (category: string): string => `Taken back: ${category} is open again.`,
  undoneRoll: 'Taken back: the dice lie as before the roll.',
  saved: (path: string): string => `Saved in ${path}.`,
  resumed: (game: string, players: readonly string[], round: number, of: number): string =>
    `${game} with ${and(players)} goes on in round ${round} of ${of}.`,
  nothingToResume: 'There is no unfinished game. Start one with: yaht play',
  nothingKept: 'Nothing was played, so nothing is kept.',
  resumeLater: 'The game is saved. Go on with: yaht play --resume',

  promptRoll: 'Press Enter to roll, ? for help: ',
  promptChoose: 'Dice to hold, or a category to score (? for help): ',
  promptScore: 'Category to score (? for help): ',
  promptPlayers: 'Who plays? Names with commas: ',
  yesNo: ' (y/N) ',
  yesNoNever: (key: string): string => ` (y/N; ${key}: yes, and never ask again) `,
  isYes: (answer: string): boolean => /^y(es)?$/i.test(answer.trim()),
  isNo: (answer: string): boolean => /^no?$/i.test(answer.trim()),
  notUnderstood: (text: string): string => `"${text}" is not understood. Type ? for help.`,
  unknownCategory: (text: string, suggestions: readonly string[]): string =>
    `There is no category "${text}".${suggestions.length > 0 ? ` Did you mean ${or(suggestions)}?` : ' Type ? to see them.'}`,
  ambiguousCategory: (text: string, candidates: readonly string[]): string =>
    `"${text}" could be ${or(candidates)}. Type more of the name.`,
};
