/** From a key to what it does, or to the reason why it does nothing. */
import type { KeyAction, Messages } from '@yaht/messages';
import type { MessageLine } from '../shell/message-line.ts';
import type { Binding } from './keys.ts';

/** What an action would do now; `refusal` is the sentence that says why not. */
export type Ability = { readonly refusal: string | null; readonly run: (key: string) => void };
export type Abilities = Readonly<Partial<Record<KeyAction, Ability>>>;

/** The keys of a screen at this moment. */
export type KeyMap = { readonly bindings: readonly Binding[]; readonly abilities: Abilities };

export const can = (run: (key: string) => void, refusal: string | null = null): Ability => ({ run, refusal });

/** The place of a die or a row that was clicked on. */
export function placeIn(key: string, what: 'die' | 'row'): number | undefined {
  const [, clicked, place] = CLICK.exec(key) ?? [];
  return clicked === what ? Number(place) : undefined;
}

const CLICK = /^(die|row)-(\d+)$/;

/** What the key stands for here. */
export const actionOf = ({ bindings }: KeyMap, key: string): KeyAction | undefined =>
  bindings.find(({ keys }) => keys.includes(key))?.action;

/** Does what the key stands for; a key that cannot be used now is answered with its reason. */
export function pressed(keys: KeyMap, key: string, message: MessageLine, words: Messages): void {
  const action = actionOf(keys, key);
  const ability = action && keys.abilities[action];
  // A click where nothing can be done is no mistake.
  if (!ability && CLICK.test(key)) return;
  if (!ability) return message.problem(words.terminal.unknownKey(action => shownFor(keys, action), shownKey(key)));
  if (ability.refusal !== null) return message.problem(ability.refusal);
  message.clear();
  ability.run(key);
}

/** Whether a key stands for this and would do it now. */
export const isOffered = ({ bindings, abilities }: KeyMap, action: KeyAction): boolean =>
  bindings.some(binding => binding.action === action) && abilities[action]?.refusal === null;

/** A key for this. */
export const keyFor = ({ bindings }: KeyMap, action: KeyAction): string | undefined =>
  bindings.find(binding => binding.action === action)?.keys[0];

/** How people write the key for this. */
export const shownFor = ({ bindings }: KeyMap, action: KeyAction): string =>
  bindings.find(binding => binding.action === action)?.shown ?? '';

const shownKey = (key: string): string => (key === ' ' ? 'Space' : key);

export type KeyState = { readonly binding: Binding; readonly refusal: string | null };

/** The keys in the order of the table, each with why it would do nothing. */
export const keyStates = ({ bindings, abilities }: KeyMap): readonly KeyState[] =>
  bindings.flatMap(binding => {
    const ability = abilities[binding.action];
    return ability ? [{ binding, refusal: ability.refusal }] : [];
  });

/** What a key does, in a word and in a few. */
export const actionWords = (messages: Messages, action: KeyAction): readonly [short: string, long: string] =>
  ({ ...messages.terminal.actions, ...messages.onlineActions, ...messages.runActions })[action];
