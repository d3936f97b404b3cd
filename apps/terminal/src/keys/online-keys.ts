/** The keys of rooms, of watching and of replays. */
import { bind, LEFT_RIGHT, screenKeys, UP_DOWN, type Binding } from './keys.ts';

const [gameKey, quietGameKey] = [bind('game', true), bind('game', false)];
const cardKey = bind('card', true);

/** The rooms of a server. */
export const roomsKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  gameKey('choose', ['Enter', 'enter', ' ']),
  gameKey('watchRoom', ['w', 'w']),
  gameKey('newRoom', ['n', 'n']),
  gameKey('ownGames', ['y', 'y']),
  quietGameKey('refresh', ['g', 'g']),
  ...screenKeys,
];

/** A room before its game. */
export const lobbyKeys: readonly Binding[] = [
  gameKey('ready', ['r', 'r', 'enter', ' ']),
  gameKey('start', ['s', 's']),
  gameKey('addBot', ['b', 'b']),
  quietGameKey('move', UP_DOWN),
  gameKey('remove', ['x', 'x']),
  gameKey('seat', ['t', 't']),
  gameKey('chat', ['/', '/']),
  quietGameKey('leaveRoom', ['X', 'X']),
  quietGameKey('rules', ['R', 'R']),
  ...screenKeys,
];

/** A game that others play. */
export const watchKeys: readonly Binding[] = [
  cardKey('view', ['v', 'v', 'left', 'right', 'h', 'l']),
  gameKey('chat', ['/', '/']),
  quietGameKey('rules', ['R', 'R']),
  ...screenKeys,
];

/** Bots that play among themselves. */
export const paceKeys: readonly Binding[] = [
  gameKey('pause', ['Space', ' ', 'enter']),
  gameKey('speed', ['↑↓', 'up', 'down', 'k', 'j', '+', '-']),
];

/** A game that is told again. */
export const replayKeys: readonly Binding[] = [
  ...paceKeys,
  gameKey('step', LEFT_RIGHT),
  gameKey('restart', ['r', 'r']),
  gameKey('moment', ['0-9', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
  quietGameKey('review', ['V', 'V']),
];

/** While there is no connection. */
export const lostKeys: readonly Binding[] = [gameKey('tryNow', ['r', 'r'])];

/** Beside them where there are several games. */
export const nextGameKeys: readonly Binding[] = [gameKey('nextGame', ['v', 'v'])];

/** Beside them for whoever has other games, while others are to play. */
export const nextWaitingKeys: readonly Binding[] = [gameKey('nextWaiting', ['g', 'g'])];

/** Beside them in games that wait for somebody. */
export const waitingKeys: readonly Binding[] = [gameKey('nudge', ['W', 'W'])];

/** A player may offer to end the game. */
export const offerEndKeys: readonly Binding[] = [quietGameKey('offerEnd', ['O', 'O'])];

/** The answers to somebody who would like a score back. */
export const voteKeys: readonly Binding[] = [gameKey('agree', ['Y', 'Y']), gameKey('decline', ['N', 'N'])];
