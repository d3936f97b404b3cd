/** Every key of the full screen, by mode: the line at the bottom, the help and the reasons are all made from this table. */
import type { KeyAction } from '@yaht/messages';

export const GROUPS = ['dice', 'card', 'game', 'screen'] as const;
type Group = (typeof GROUPS)[number];

export type Binding = {
  readonly action: KeyAction;
  readonly keys: readonly string[];
  /** How people write it. */
  readonly shown: string;
  readonly group: Group;
  /** Whether the line at the bottom tells of it. */
  readonly inFooter: boolean;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** What a keyboard sends for Shift and a digit. */
const SHIFTED = ['!', '@', '#', '$', '%', '^'];

type Keys = readonly [shown: string, ...keys: readonly string[]];
export const bind =
  (group: Group, inFooter: boolean) =>
  (action: KeyAction, [shown, ...keys]: Keys): Binding => ({ action, keys, shown, group, inFooter });

const [diceKey, quietDiceKey] = [bind('dice', true), bind('dice', false)];
const [cardKey, quietCardKey] = [bind('card', true), bind('card', false)];
const [gameKey, quietGameKey] = [bind('game', true), bind('game', false)];
const [screenKey, quietScreenKey] = [bind('screen', true), bind('screen', false)];

export const ENTER: Keys = ['Enter', 'enter'];
export const UP_DOWN: Keys = ['↑↓', 'up', 'down', 'k', 'j'];
export const LEFT_RIGHT: Keys = ['←→', 'left', 'right', 'h', 'l'];
const BEST: Keys = ['b', 'b'];
const PANES: Keys = ['Tab', 'tab', 'shift-tab'];

/** What works on every screen. */
export const screenKeys: readonly Binding[] = [
  screenKey('help', ['?', '?']),
  screenKey('quit', ['q', 'q', 'ctrl-c']),
  quietScreenKey('back', ['Esc', 'escape']),
  quietScreenKey('log', ['L', 'L']),
  quietScreenKey('mute', ['m', 'm']),
  quietScreenKey('command', [':', ':']),
  quietScreenKey('redraw', ['Ctrl-L', 'ctrl-l']),
  quietScreenKey('suspend', ['Ctrl-Z', 'ctrl-z']),
];

/** A player may resign. */
export const RESIGN = quietGameKey('resign', ['X', 'X']);

/** What works at every table. */
const tableKeys: readonly Binding[] = [
  gameKey('chat', ['/', '/']),
  gameKey('hint', ['H', 'H']),
  gameKey('undo', ['u', 'u']),
  quietGameKey('values', ['e', 'e']),
  quietGameKey('view', ['v', 'v', 'left', 'right', 'h', 'l']),
  quietGameKey('rules', ['R', 'R']),
  RESIGN,
  ...screenKeys,
];

const holdKeys: readonly Binding[] = [
  diceKey('hold', ['1-5', ...DIGITS]),
  quietDiceKey('holdFace', ['Shift+1-6', ...SHIFTED]),
  quietDiceKey('all', ['a', 'a']),
  quietDiceKey('none', ['n', 'n']),
];

export const diceKeys: readonly Binding[] = [
  ...holdKeys,
  diceKey('roll', ['Enter', 'enter', ' ', 'r']),
  cardKey('pane', PANES),
  cardKey('rows', UP_DOWN),
  quietCardKey('best', BEST),
  ...tableKeys,
];

export const cardKeys: readonly Binding[] = [
  ...holdKeys,
  cardKey('score', ENTER),
  quietDiceKey('roll', ['r', 'r', ' ']),
  cardKey('best', BEST),
  quietCardKey('scratch', ['x', 'x']),
  quietCardKey('pane', PANES),
  cardKey('rows', UP_DOWN),
  ...tableKeys,
];

export const rollioKeys: readonly Binding[] = [
  diceKey('select', ['1-9', ...DIGITS]),
  diceKey('selectAll', ['a', 'a']),
  quietDiceKey('none', ['n', 'n']),
  diceKey('scoreDice', ENTER),
  diceKey('bank', ['b', 'b']),
  diceKey('roll', ['r', 'r', ' ']),
  diceKey('way', UP_DOWN),
  ...tableKeys,
];

/** Something is shown and waits for a yes: the opening roll, or the next person at this screen. */
export const pauseKeys: readonly Binding[] = [
  gameKey('main', ['Enter', 'enter', ' ', 'r']),
  ...tableKeys.filter(({ action }) => action !== 'hint' && action !== 'values'),
];

export const overKeys: readonly Binding[] = [
  gameKey('rematch', ['Enter', 'enter', 'r']),
  gameKey('review', ['v', 'v']),
  gameKey('chat', ['/', '/']),
  cardKey('rows', UP_DOWN),
  quietGameKey('rules', ['R', 'R']),
  ...screenKeys,
];
