/** What a link says about itself where it is sent: the title, a line or two, and the words on its picture. */
import { and, count, number } from './format.ts';

const DAY = 86_400;
const seats = { one: 'seat', other: 'seats' };
const days = { one: 'day', other: 'days' };
const points = { one: 'point', other: 'points' };
const players = { one: 'player', other: 'players' };

export const preview = {
  invites: (host: string, game: string): string => `${host} would like to play ${game}`,
  /** A table of the house, or a host whose name cannot be printed. */
  invited: (game: string): string => `Would you like to play ${game}?`,
  seatsFree: (free: number): string => `${count(free, seats)} free`,
  full: 'every seat is taken',
  pace: (seconds: number): string => {
    if (seconds === 0) return 'no time limit';
    if (seconds < DAY) return `${number(seconds)} s a turn`;
    return seconds === DAY ? 'a turn a day' : `${count(seconds / DAY, days)} a turn`;
  },
  free: 'No account, nothing to install.',
  playing: (names: readonly string[], game: string): string => `${and(names)} ${names.length === 1 ? 'plays' : 'play'} ${game}`,
  isOn: 'the game is on',
  watch: 'You can watch.',
  isOver: 'the game is over',
  isClosed: 'the room is closed',
  won: (names: readonly string[], game: string): string => `${and(names)} won ${game}`,
  /** A game of a private room, or one whose players cannot be printed. */
  aGame: (game: string): string => `A game of ${game}`,
  points: (total: number): string => count(total, points),
  pointsOf: (name: string, total: number): string => `${name} ${number(total)}`,
  gameIs: (game: string): string => `Every roll of this game of ${game}, to see again and to check.`,
  daily: (day: number): string => `Daily #${day}`,
  dailyAbout: (game: string): string => `${game}, the same dice for everybody`,
  finished: (many: number): string => `${count(many, players)} so far`,
  nobodyYet: 'nobody has played yet',
  profile: (name: string): string => `${name} plays at this table`,
  aProfile: 'A player at this table',
  gamesPlayed: (games: number): string => `${count(games, { one: 'game', other: 'games' })} so far`,
  /** Of the picture, for those who hear it. */
  picture: (title: string, about: string): string => `A ticket with dice. ${title}: ${about}.`,
};
