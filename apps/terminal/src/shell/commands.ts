/** What can be typed after a colon: settings by name, and leaving. */
import { isLanguage, LANGUAGES } from '@yaht/messages';
import { COUNT_PACES, DICE_KEYS, SCORING, themesIn, type TerminalSettings } from './settings.ts';
import type { Shell } from './shell.ts';

type Change = Partial<TerminalSettings>;
type Command = { readonly values: readonly string[]; readonly change: (value: string) => Change | undefined };
type Now = Pick<TerminalSettings, 'ownThemes'>;

const SWITCH = ['on', 'off'];
const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find(known => known === value);
const given = <Value>(value: Value | undefined, change: (value: Value) => Change): Change | undefined =>
  value === undefined ? undefined : change(value);
const switched = (value: string, change: (isOn: boolean) => Change): Change | undefined =>
  given(oneOf(SWITCH, value), word => change(word === 'on'));

const commandsNow = (now: Now): Readonly<Record<string, Command>> => ({
  theme: { values: themesIn(now), change: value => given(oneOf(themesIn(now), value), theme => ({ theme })) },
  ascii: { values: SWITCH, change: value => switched(value, isAscii => ({ isAscii })) },
  lang: { values: LANGUAGES, change: value => (isLanguage(value) ? { language: value } : undefined) },
  bell: { values: SWITCH, change: value => switched(value, hasBell => ({ hasBell })) },
  mouse: { values: SWITCH, change: value => switched(value, hasMouse => ({ hasMouse })) },
  zero: { values: SWITCH, change: value => switched(value, asksZero => ({ asksZero })) },
  animation: { values: SWITCH, change: value => switched(value, hasAnimation => ({ hasAnimation })) },
  keys: { values: DICE_KEYS, change: value => given(oneOf(DICE_KEYS, value), diceKeys => ({ diceKeys })) },
  count: { values: COUNT_PACES, change: value => given(oneOf(COUNT_PACES, value), countPace => ({ countPace })) },
  scoring: { values: SCORING, change: value => given(oneOf(SCORING, value), scoring => ({ scoring })) },
});

/** Does what was typed, or says what could be. */
export function runCommand(shell: Shell, text: string, quit: () => void): void {
  const [name = '', value = ''] = text.trim().split(/\s+/);
  const { message, settings, words } = shell;
  if (name === '') return;
  if (name === 'q' || name === 'quit') return quit();
  const commands = commandsNow(settings.get());
  const command = commands[name];
  if (!command) return message.problem(words.terminal.unknownCommand(name, [...Object.keys(commands), 'quit']));
  const change = command.change(value);
  if (!change) return message.problem(words.terminal.commandValues(name, command.values));
  settings.change(change);
  message.note(shell.words.terminal.isNow(name, value));
}
