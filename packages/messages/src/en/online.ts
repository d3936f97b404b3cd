import type { KeyNames, OnlineAction } from '../words.ts';
import { count } from './format.ts';

/** Keys of rooms, of watching and of replays: a word for the line at the bottom, and a few for the help. */
export const onlineActions: Readonly<Record<OnlineAction, readonly [short: string, long: string]>> = {
  ready: ['ready', 'say that you are ready, or take it back'],
  start: ['start', 'start the game (host)'],
  addBot: ['bot', 'put a bot into a free seat (host)'],
  seat: ['seat', 'take a free seat, or get up and watch'],
  leaveRoom: ['leave', 'leave the room for good'],
  newRoom: ['new room', 'open a room of your own'],
  watchRoom: ['watch', 'watch the game in this room'],
  refresh: ['refresh', 'ask for the list again'],
  pause: ['pause', 'stop, or go on'],
  speed: ['speed', 'faster or slower'],
  step: ['step', 'one step back or on'],
  restart: ['restart', 'from the beginning'],
  moment: ['moments', 'go to one of the moments on the list'],
  nextGame: ['next game', 'show the next of the games'],
  nextWaiting: ['next', 'go on to the next game that waits for you'],
  ownGames: ['your games', 'your games that are on at this server'],
  agree: ['agree', 'let the other player take the score back'],
  decline: ['decline', 'the score stays'],
  tryNow: ['try now', 'try to connect again now, without waiting'],
};

/** Rooms of a server, watching, and replays. */
export const online = {
  rooms: (server: string): string => `rooms at ${server}`,
  start: 'Play online',
  startDetail: 'Rooms of a server, with others who are not here.',
  guest: 'Guest',
  columns: { room: 'Room', game: 'Game', seats: 'Seats', state: 'State' },
  phases: { lobby: 'waiting', playing: 'playing', over: 'finished' },
  withPassword: 'password',
  rated: 'rated',
  noRooms: (key: KeyNames): string => `No room is open. ${key('newRoom')} opens one.`,
  newRoomTitle: 'a room of your own',
  fields: {
    game: 'Game',
    seats: 'Seats',
    timer: 'Time for a turn',
    list: 'Shown in the list',
    open: 'Open the room',
    server: 'Server',
    name: 'Your name',
    connect: 'Connect',
  },
  /** The time for a turn. */
  seconds: (seconds: number): string => {
    if (seconds === 0) return 'no limit';
    return seconds < 86_400 ? `${seconds} s` : count(seconds / 86_400, { one: 'day', other: 'days' });
  },
  yes: 'yes',
  no: 'no',
  lobby: 'lobby',
  players: (taken: number, seats: number): string => `Players  ${taken} of ${seats}`,
  freeSeat: 'free seat',
  host: 'host',
  isReady: 'ready',
  notReady: 'not ready',
  withoutSeat: (names: readonly string[]): string => `Without a seat: ${names.join(', ')}`,
  starts: { host: 'The host starts the game.', ready: 'It starts when every seat is taken and everybody is ready.' },
  invite: 'Others join with',
  inviteHere: 'Others at this machine join with',
  promise: 'Promise for the dice',
  password: 'Password',
  botLevel: (levels: readonly string[]): string => `Bot (${levels.join(', ')})`,
  askRemove: (player: string): string => `Remove ${player}?`,
  askLeave: 'Leave the room for good? Your seat is free then.',
  emptySeat: 'Nobody sits there. Move to a player first.',
  cannotWatch: (key: KeyNames): string => `Nobody may watch this room. Join it with ${key('choose')} while it is waiting.`,
  seatKept: (room: string): string => `Your seat in room ${room} waits until you are back.`,
  comeBack: (command: string): string => `Come back with: ${command}`,
  left: 'You have left the room.',
  backOnline: (latest: string | null): string => (latest === null ? 'Back online.' : `Back online - ${latest}`),
  lost: 'The connection is lost. It comes back by itself; your seat is kept.',
  vote: (key: KeyNames): string => `${key('agree')} agrees, ${key('decline')} declines.`,
  replay: (at: number, last: number): string => `REPLAY ${at}/${last}`,
  gameOf: (game: number, games: number): string => `game ${game} of ${games}`,
  speed: (speed: string): string => `x${speed}`,
  paused: 'paused',
  noMoments: 'There is no such moment in this game.',
  moments: 'moments (1-9 go there)',
  /** The line mode of a room. */
  lines: {
    entered: (room: string, game: string): string => `You are in room ${room}, ${game}. Type help for what can be typed.`,
    help: [
      ['ready', 'say that you are ready'],
      ['start', 'start the game (host)'],
      ['bot easy', 'put a bot into a free seat (host): easy, normal, optimal or winning'],
      ['/ text', 'say something to everybody'],
      ['yes, no', 'answer whoever wants a score back'],
      ['again', 'after the end: the lobby of the next game'],
      ['quit', 'leave; your seat waits until you are back'],
    ] as readonly (readonly [string, string])[],
    vote: 'Answer yes or no.',
    words: { ready: 'ready', start: 'start', bot: 'bot', yes: 'yes', no: 'no', again: 'again' },
  },
  askName: 'Your name (kept for the next time): ',
  problems: {
    needsName: (command: string): string => `who are you? Say it: ${command} --name Ann, or for every time with YAHT_NAME.`,
    badName: (name: string): string => `the name "${name}" cannot be used. Take 1 to 20 visible characters.`,
    badKey: (path: string): string =>
      `the key of your profile in ${path} cannot be read. Put a copy of the file back, or move it away to begin with a new profile.`,
    badAddress: (address: string): string => `"${address}" is not HOST:PORT. Example: yaht join 192.168.0.7:7777 --name Ann`,
    twoServers: (one: string, other: string): string => `two servers are named, ${one} and ${other}. Leave one of them out.`,
    noServer: (address: string, isHere: boolean): string =>
      `no yaht server answers at ${address}. ${isHere ? 'Start one with: yaht server --players 2' : 'Check the address, or ask whoever runs it.'}`,
    noRoom: (room: string, address: string): string =>
      `there is no room ${room} at ${address}. Check the code, or see the list: yaht join ${address}`,
    noTurns: 'this game has no turns, so it has no time for one. Leave --turn out.',
    watchInstead: (command: string): string => `To watch: ${command}`,
    otherProtocol: (address: string): string =>
      `the server at ${address} speaks another version of the protocol. Update the older of the two.`,
    noRoomGiven: 'which room? Name it with --room, or use a terminal to choose from the list.',
    nothingOn: (address: string): string =>
      `no game that can be watched is on at ${address}. See the rooms there: yaht join ${address}`,
    watchWhat: 'watch what? Name a room with --room, or bots: yaht watch --bots optimal,normal',
    noBots: 'no bots are named. Example: yaht watch --bots optimal,normal',
    badSpeed: (text: string): string => `--speed cannot be "${text}". Take a number from 0.25 to 16.`,
    noGame: (id: string, known: readonly string[]): string =>
      `there is no game "${id}" here. ${known.length > 0 ? `There ${known.length === 1 ? 'is' : 'are'} ${count(known.length, { one: 'game', other: 'games' })}, the latest: ${known[0]}` : 'Name the file of a record.'}`,
  },
};
