import { and, count } from './format.ts';

const rounds = { one: 'round', other: 'rounds' };
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const counts = ['one', 'two', 'three', 'four', 'five', 'six'];

/** What somebody reads who has a link to a room: who invites to what, before any question. */
export const invitation = {
  title: 'Invitation',
  wants: (host: string, game: string): string => `${host} would like to play ${game}`,
  /** A table of the house. */
  table: (game: string): string => `A table for ${game}`,
  rounds: (many: number): string => count(many, rounds),
  minutes: (rounds: string | null, minutes: number): string =>
    rounds === null ? `About ${minutes} minutes.` : `${rounds}, about ${minutes} minutes.`,
  /** For a game whose turns may take days. */
  atLeisure: (rounds: string | null): string =>
    rounds === null ? 'A turn whenever it suits you.' : `${rounds}, a turn whenever it suits you.`,
  free: 'No account, nothing to install.',
  seats: 'Who sits where',
  invites: 'invites you',
  playsToo: 'plays too',
  you: 'You',
  thisSeat: 'this seat',
  stillFree: 'still free',
  turn: 'A turn',
  turns: (seconds: number): string =>
    seconds === 0
      ? 'without a limit'
      : seconds < 86_400
        ? `within ${seconds} s`
        : `within ${count(seconds / 86_400, { one: 'day', other: 'days' })}`,
  begins: 'Begins',
  whenYouJoin: 'when you join',
  whenAllAreHere: 'when all seats are taken',
  whenAllAreReady: 'when all are ready',
  whenHostStarts: (host: string): string => `when ${host} starts it`,
  away: 'Away',
  aways: { wait: 'the game waits', bot: 'a bot plays on', zero: 'turns count zero' },
  rated: 'Rated',
  ratedYes: 'it changes your rating',
  joinAs: (name: string): string => `Join as ${name}`,
  seatOf: (place: number, seats: number): string => `the ${places[place] ?? ''} seat of ${counts[seats - 1] ?? seats}`,
  badName: 'A name has 1 to 20 characters.',
  howItGoes: (game: string): string => `How ${game} goes`,
  /** Nobody can sit down any more. */
  full: 'Every seat is taken',
  fullAbout: (players: readonly string[], game: string): string => `${and(players)} will play ${game}.`,
  running: (players: readonly string[]): string => `${and(players)} ${players.length === 1 ? 'is' : 'are'} playing`,
  runningAbout: (game: string, round: number | null, rounds: number | null): string =>
    round === null ? `${game}. The game has begun.` : `${game}, round ${round}${rounds === null ? '' : ` of ${rounds}`}.`,
  over: (players: readonly string[]): string => `${and(players)} ${players.length === 1 ? 'has' : 'have'} finished`,
  overAbout: (game: string, winners: readonly string[]): string =>
    winners.length === 0 ? `${game}.` : `${game}. ${and(winners)} won.`,
  closed: 'This room is closed',
  closedAbout: 'Nothing happened in it for a long time.',
  unknown: 'There is no such room',
  unknownAbout:
    'Check the link. A code of six characters works until the game begins; after that only the whole link leads there.',
  offline: 'No connection',
  offlineAbout: 'The invitation comes when the device is online again.',
  tryAgain: 'Try again',
  noWatching: 'Nobody else may watch.',
  tooLate: 'Somebody was faster: the last seat has just been taken.',
  begun: 'The game has just begun.',
  /** The name of somebody who only watches and has said none. */
  guest: 'Guest',
  watch: 'Watch',
  look: 'See how it ended',
  ownTable: 'A table of your own',
  ownTableAbout: (game: string | null): string => (game === null ? 'with a link of its own' : `${game}, with a link of its own`),
  otherCode: 'Another code',
  askRematch: 'To play the next game, ask one of them for a link.',
};
