import { and, count } from './format.ts';

const days = { one: 'day', other: 'days' };

/** Games that are on at a server, as lists of them tell. */
export const openGames = {
  title: 'Your games',
  titleAt: (server: string): string => `your games at ${server}`,
  detail: 'What waits for you at the server, and what waits for others.',
  waiting: (games: number): string =>
    games === 0 ? 'Nothing waits for you.' : games === 1 ? '1 game waits for you' : `${games} games wait for you`,
  none: 'You have no game that is on here.',
  alone: 'alone',
  against: (names: readonly string[]): string => `with ${and(names)}`,
  /** A seat that nobody has taken. */
  somebody: 'somebody',
  yourTurn: 'your turn',
  answer: 'you are asked to agree',
  getReady: 'get ready',
  begin: 'everybody is ready: begin',
  lobby: 'has not begun',
  turnOf: (names: readonly string[]): string => `${and(names)} to play`,
  round: (round: number, rounds: number | null): string => (rounds === null ? `round ${round}` : `round ${round} of ${rounds}`),
  left: (time: string): string => `${time} left`,
  timeUp: 'time is up',
  /** So long in whole units, the largest two of them. */
  time: (d: number, h: number, m: number): string =>
    d > 0 ? [count(d, days), ...(h > 0 ? [`${h} h`] : [])].join(' ') : h > 0 ? `${h} h ${m} min` : `${m} min`,
  before: (name: string, dice: string, what: string): string => [`${name}:`, dice, what].filter(Boolean).join(' '),
  ends: { banked: 'banked', flopped: 'flopped', passed: 'missed the turn' },
  nextGame: 'The next game that waits',
  noneWaits: 'No other game waits for you.',
  noProfile: 'You play here as a guest: only games of a profile are listed.',
  madeProfile: (name: string): string =>
    `This machine keeps a profile for ${name} now. Games that you begin or join from here on are on this list, on every device with the profile.`,
};
