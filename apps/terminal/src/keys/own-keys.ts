/** Keys of one's own: an action on other keys than those of the table, on every screen that has it. */
import type { KeyAction } from '@yaht/messages';
import { cardKeys, diceKeys, overKeys, pauseKeys, rollioKeys, type Binding } from './keys.ts';
import { formKeys, markKeys } from './list-keys.ts';
import {
  lobbyKeys,
  lostKeys,
  nextGameKeys,
  nextWaitingKeys,
  offerEndKeys,
  replayKeys,
  roomsKeys,
  voteKeys,
  waitingKeys,
  watchKeys,
} from './online-keys.ts';
import { kitKeys, roundKeys, runOverKeys, setKeys, shopKeys } from './run-keys.ts';

/** By action, the keys that take the place of the usual ones. */
export type OwnKeys = Readonly<Partial<Record<KeyAction, readonly string[]>>>;

/** What these do follows from which of their keys it is, so they stay as they are; the last two belong to the shell. */
const FIXED: readonly KeyAction[] = [
  'hold',
  'holdFace',
  'select',
  'goToLine',
  'moment',
  'move',
  'rows',
  'way',
  'change',
  'step',
  'speed',
  'moveDie',
  'moveCharm',
  'redraw',
  'suspend',
];

const MODES: readonly (readonly Binding[])[] = [
  [diceKeys, cardKeys, rollioKeys, pauseKeys, overKeys, formKeys, markKeys],
  [lobbyKeys, lostKeys, nextGameKeys, nextWaitingKeys, offerEndKeys, replayKeys, roomsKeys, voteKeys, waitingKeys, watchKeys],
  [kitKeys, roundKeys, runOverKeys, setKeys, shopKeys],
].flat();

/** Every action that can have other keys. */
export const REMAPPABLE: readonly KeyAction[] = [...new Set(MODES.flat().map(({ action }) => action))].filter(
  action => !FIXED.includes(action),
);

/** Keys that have names; others are the sign itself, or `ctrl-` and a letter. */
export const NAMED_KEYS = [
  'enter',
  'space',
  'tab',
  'shift-tab',
  'backspace',
  'up',
  'down',
  'left',
  'right',
  'page-up',
  'page-down',
  'home',
  'end',
];

/** How a screen calls the key that somebody named; undefined when there is none of this name. */
export function keyNamed(name: string): string | undefined {
  if (name === 'space') return ' ';
  const isSign = [...name].length === 1 && name > ' ';
  // Ctrl-C leaves, Ctrl-L draws again and Ctrl-Z stops, whatever somebody likes.
  return isSign || NAMED_KEYS.includes(name) || /^ctrl-[abd-km-y]$/.test(name) ? name : undefined;
}

/** The keys of a mode with those of one's own; what else they stood for there gives way. */
export function withOwnKeys(bindings: readonly Binding[], own: OwnKeys): readonly Binding[] {
  const taken = bindings.flatMap(({ action }) => own[action] ?? []);
  if (taken.length === 0) return bindings;
  return bindings.flatMap((binding, at) => {
    const keys = own[binding.action];
    if (!keys) return without(binding, taken);
    const isFirst = bindings.findIndex(({ action }) => action === binding.action) === at;
    return isFirst ? [{ ...binding, keys, shown: shownOf(keys[0] ?? '') }] : [];
  });
}

/** The key for something in the first mode that has one. */
export const bindingFor = (action: KeyAction, own: OwnKeys): Binding | undefined =>
  MODES.flatMap(mode => withOwnKeys(mode, own)).find(binding => binding.action === action);

function without(binding: Binding, taken: readonly string[]): readonly Binding[] {
  const keys = binding.keys.filter(key => !taken.includes(key));
  const isGone = binding.keys.some(key => taken.includes(key) && shownOf(key) === binding.shown);
  return keys.length === 0 ? [] : [{ ...binding, keys, shown: isGone ? shownOf(keys[0] ?? '') : binding.shown }];
}

/** `Ctrl-R`, `Space`, `x`. */
const shownOf = (key: string): string => {
  if (key === ' ') return 'Space';
  return [...key].length === 1 ? key : key.replace(/(^|-)[a-z]/g, letter => letter.toUpperCase());
};
