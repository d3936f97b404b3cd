import { and } from './format.ts';

/** Games that wait for somebody, here and elsewhere. */
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waiting = {
  /** A time that is longer than somebody counts in seconds, in few letters. */
  long: (seconds: number): string => {
    if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
    return seconds >= 2 * HOUR ? `${Math.floor(seconds / HOUR)} h` : `${Math.max(1, Math.floor(seconds / MINUTE))} min`;
  },
  left: (time: string): string => `${time} left`,
  /** The page of all of them. */
  games: 'Your games',
  counted: (all: number, mine: number): string => `${all} running, ${mine} wait for you`,
  mine: 'Your turn',
  theirs: 'Theirs',
  waits: 'waiting',
  nobodyYet: 'Nobody has come yet',
  players: (names: readonly string[]): string => and(names),
  toPlay: (name: string): string => `${name} to play`,
  round: (round: number): string => `round ${round}`,
  rolled: (dice: readonly number[]): string => `rolled ${dice.join(' ')}`,
  /** What the player before did. */
  did: {
    scored: (name: string, points: number): string => `${name} scored ${points}`,
    banked: (name: string, points: number): string => `${name} banked ${points}`,
    flopped: (name: string): string => `${name} flopped`,
    passed: (name: string): string => `${name} was passed over`,
  } as Readonly<Record<'scored' | 'banked' | 'flopped' | 'passed', (name: string, points: number) => string>>,
  nextGame: 'Next game',
  nextWith: (names: readonly string[], game: string): string => (names.length === 0 ? game : `${game} with ${and(names)}`),
  whileAway: 'While you were away',
  andMore: (more: number): string => `and ${more} more`,
};
