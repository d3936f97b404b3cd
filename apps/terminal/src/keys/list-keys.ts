/** The keys of menus and forms. */
import { bind, ENTER, LEFT_RIGHT, screenKeys, UP_DOWN, type Binding } from './keys.ts';

const [gameKey, quietGameKey] = [bind('game', true), bind('game', false)];

/** A list to choose from. */
export const menuKeys: readonly Binding[] = [gameKey('move', UP_DOWN), gameKey('choose', [...ENTER, ' ']), ...screenKeys];

/** A list of which several can be thrown away at once. */
export const markKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  gameKey('choose', ENTER),
  gameKey('mark', ['Space', ' ']),
  gameKey('remove', ['x', 'x', 'backspace']),
  ...screenKeys,
];

/** A list of things to set. */
export const formKeys: readonly Binding[] = [
  gameKey('move', UP_DOWN),
  gameKey('change', LEFT_RIGHT),
  gameKey('choose', [...ENTER, ' ']),
  quietGameKey('remove', ['x', 'x', 'backspace']),
  ...screenKeys,
];
