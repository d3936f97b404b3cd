/** The keys of a run: choosing dice, a round, what one owns, the shop, and what is shown between them. */
import { bind, ENTER, LEFT_RIGHT, RESIGN, screenKeys, UP_DOWN, type Binding } from './keys.ts';

const [diceKey, quietDiceKey] = [bind('dice', true), bind('dice', false)];
const [gameKey, quietGameKey] = [bind('game', true), bind('game', false)];

/** The tenth place is 0, as on the keyboard. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** What works everywhere in a run. */
const runKeys: readonly Binding[] = [
  quietGameKey('undo', ['u', 'u']),
  quietGameKey('breakdown', ['d', 'd']),
  quietGameKey('chat', ['/', '/']),
  quietGameKey('rules', ['R', 'R']),
  RESIGN,
  ...screenKeys,
];

export const setKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  quietGameKey('goToLine', ['1-0', ...PLACES]),
  gameKey('takeSet', ENTER),
  ...runKeys,
];

export const roundKeys: readonly Binding[] = [
  diceKey('select', ['1-9', ...PLACES]),
  diceKey('selectAll', ['a', 'a']),
  diceKey('scoreDice', ENTER),
  diceKey('bank', ['b', 'b']),
  diceKey('roll', ['r', 'r']),
  diceKey('reroll', ['e', 'e']),
  diceKey('takeFlop', ['f', 'f']),
  gameKey('kit', ['c', 'c', 'tab', 'shift-tab']),
  quietDiceKey('none', ['n', 'n']),
  quietDiceKey('moveDie', LEFT_RIGHT),
  quietDiceKey('pickDie', ['Space', ' ']),
  quietDiceKey('way', UP_DOWN),
  quietDiceKey('allWays', ['w', 'w']),
  ...runKeys,
];

/** What one owns; the dice keys go on working. */
export const kitKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  gameKey('moveCharm', ['< >', '<', '>', 'left', 'right', ',', '.']),
  gameKey('details', ENTER),
  gameKey('use', ['x', 'x']),
  gameKey('kit', ['c', 'c', 'tab', 'shift-tab']),
  ...runKeys,
];

export const shopKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  gameKey('buy', ENTER),
  gameKey('nextLevel', ['n', 'n']),
  gameKey('use', ['x', 'x']),
  gameKey('sell', ['s', 's']),
  gameKey('otherWares', ['r', 'r']),
  gameKey('undo', ['u', 'u']),
  quietGameKey('endRun', ['E', 'E']),
  quietGameKey('goToLine', ['1-0', ...PLACES]),
  quietGameKey('moveCharm', ['< >', '<', '>', 'left', 'right', ',', '.']),
  ...runKeys.filter(({ action }) => action !== 'undo'),
];

/** A run that somebody else plays, or that is told again. */
export const watchedRunKeys: readonly Binding[] = [
  gameKey('breakdown', ['d', 'd']),
  ...runKeys.filter(({ action }) => action !== 'undo' && action !== 'breakdown' && action !== 'resign'),
];

/** Something is shown and waits for a yes. */
export const readKeys: readonly Binding[] = [gameKey('main', [...ENTER, ' ']), ...runKeys];

export const runOverKeys: readonly Binding[] = [
  gameKey('rematch', [...ENTER, 'r']),
  ...runKeys.filter(({ action }) => action !== 'resign'),
];
