import type { BotLevel } from '@yaht/rules';
import type { FileTrouble, LineWords, NamedPoints } from '../words.ts';
import { and, count } from './format.ts';

const dice = { one: 'die', other: 'dice' };
const list = (offers: readonly NamedPoints[]): string => offers.map(({ category, points }) => `${category} ${points}`).join(', ');

const reason = (why: FileTrouble, code: string): string =>
  ({
    missing: 'its folder is not there',
    folder: 'a folder is in its place',
    forbidden: 'permission is missing',
    full: 'the disk is full',
    other: `the system says ${code}`,
  })[why];

const levels: Readonly<Record<BotLevel, string>> = { easy: 'easy', normal: 'normal', optimal: 'optimal', winning: 'to win' };

/** What the first word of each list does is what the help shows; the others are understood too. */
const words: LineWords = {
  roll: ['roll', 'r'],
  all: ['all'],
  none: ['none'],
  score: ['score', 's'],
  scratch: ['scratch', 'x'],
  bank: ['bank', 'b'],
  card: ['card', 'c'],
  undo: ['undo', 'u'],
  rules: ['rules'],
  help: ['help', '?', 'h'],
  resign: ['resign'],
  quit: ['quit', 'q', 'exit'],
};

/** The line mode: what can be typed, and what is said about the game as a thing that is kept. */
export const line = {
  words,
  help: [
    ['Enter', 'roll all dice that are not held'],
    ['1 3 5', 'hold these dice, counted from the left, and let the others go'],
    ['all, none', 'hold all dice, hold none'],
    ['full house', 'score there; the first letters are enough'],
    ['scratch chance', 'put a zero there'],
    ['undo', 'take the last score back, until the next roll'],
    ['card', 'show the whole card'],
    ['rules', 'the rules of this game'],
    ['resign', 'give the game up; it asks first'],
    ['quit', 'leave; the game is saved'],
  ] as readonly (readonly [string, string])[],

  worth: (offers: readonly NamedPoints[]): string => `Worth now: ${list(offers)}.`,
  othersZero: (others: number): string => (others === 1 ? 'The other one would score 0.' : `The other ${others} would score 0.`),
  allZero: (rollsLeft: number): string =>
    rollsLeft > 0
      ? 'Nothing scores with these dice yet; roll again, or choose where to put the zero.'
      : 'Nothing scores with these dice; choose where to put the zero.',
  rollsOthers: (held: readonly number[], others: number): string =>
    `Holding ${held.length > 0 ? held.join(', ') : 'nothing'}. Enter rolls ${count(others, dice)}.`,
  holdsAll: 'Holding all dice. Score, or let some go.',
  lastRoll: 'That was the last roll.',
  savedRolls: (rolls: number): string => `${rolls === 1 ? 'One roll' : `${rolls} rolls`} saved from earlier turns.`,
  scoreWhere: 'Name the category too, for example: score chance',
  undoHint: 'A slip? undo takes it back until the next roll.',
  practice: 'Practice: undo takes back rolls too, and the game counts as assisted.',

  botName: (level: BotLevel, place: number): string => `Bot (${levels[level]})${place > 1 ? ` ${place}` : ''}`,
  otherGames: 'Other games: yaht rules lists them, yaht play yatzy starts one.',
  waiting: (games: number): string =>
    `${games === 1 ? 'An unfinished game waits' : `${games} unfinished games wait`}. Go on with the latest: yaht play --resume`,
  record: (path: string): string => `The record is in ${path}. Check its dice with: yaht verify ${path}`,
  notStored: (why: FileTrouble, code: string): string =>
    `The move could not be saved (${reason(why, code)}), so it was not made. Everything before it is safe. ${why === 'full' ? 'Make room' : 'Mend that'} and try again.`,
  cannotStore: (folder: string, why: FileTrouble, code: string): string =>
    `The game cannot be saved in ${folder}: ${reason(why, code)}. ${why === 'full' ? 'Make room' : 'Make the folder writable'}, or name another: YAHT_DATA_DIR=…`,
  busy: 'This game is open in another terminal. Close it there first.',
  noSuchSave: (key: string, keys: readonly string[]): string =>
    `There is no unfinished game ${key}. ${keys.length > 0 ? `There are: ${and(keys)}.` : 'Start one with: yaht play'}`,
  otherSave: (key: string, game: string, wanted: string): string =>
    `The unfinished game ${key} is ${game}, not ${wanted}. Go on with it: yaht play --resume ${key}`,
  badSave: (path: string, reason: string): string =>
    `The save ${path} cannot be read: ${reason} It stays where it is. Start afresh with: yaht play`,
  cut: 'the file is not complete.',
};
