/** What can be typed after a colon: settings by name, and leaving. */
import { settingList } from './setting-list.ts';
import type { Shell } from './shell.ts';

/** Does what was typed, or says what could be. */
export function runCommand(shell: Shell, text: string, quit: () => void): void {
  const [name = '', value = ''] = text.trim().split(/\s+/);
  const { message, words } = shell;
  if (name === '') return;
  if (name === 'q' || name === 'quit') return quit();
  const settings = settingList(shell);
  const setting = settings.find(known => known.name === name);
  if (!setting) return message.problem(words.terminal.unknownCommand(name, [...settings.map(known => known.name), 'quit']));
  if (!setting.values.includes(value)) return message.problem(words.terminal.commandValues(name, setting.values));
  setting.set(value);
  message.note(shell.words.terminal.isNow(name, value));
}
