/** `--help` on every level: examples first, one screen. */
import type { CommandName, Messages } from '@yaht/messages';
import type { Command, Option } from 'commander';
import type { Paint } from '../output/color.ts';
import { definitions } from '../output/text.ts';

export type HelpStyle = { readonly messages: Messages; readonly paint: Paint; readonly columns: number };

/** The help of a command, laid out for the reader's terminal. */
export function helpFor(command: Command, { messages, paint, columns }: HelpStyle): string {
  const words = messages.cliHelp;
  const section = (title: string, rows: readonly (readonly [string, string])[]): readonly string[] =>
    rows.length === 0 ? [] : ['', paint.heading(title), ...definitions(rows, columns)];
  // So many commands fit on one screen only without air between them.
  const rootLines = (root: Command): readonly string[] => [
    ...definitions(commandRows(root), columns),
    `${paint.heading(`${words.options}:`)} ${optionNames(root)}`,
  ];
  const [, ...lines] = [
    ...section(words.examples, words.examplesOf[nameOf(command)]),
    '',
    `${paint.heading(`${words.usage}:`)} ${usageOf(command)}`,
    ...argumentRows(command, messages).flatMap(row => definitions([row], columns)),
    ...(command.parent ? section(words.options, optionRows(command)) : rootLines(command)),
  ];
  return `${lines.join('\n')}\n`;
}

/** How a command is called: `yaht score <game> <dice> [options]`. */
function usageOf(command: Command): string {
  const path = command.parent ? `yaht ${command.name()}` : 'yaht';
  const operands = command.commands.length > 0 ? ['<command>'] : command.registeredArguments.map(argumentTerm);
  return [path, ...operands, '[options]'].join(' ');
}

/** The catalogue knows a line to copy for every command. */
export const exampleOf = (command: Command, messages: Messages): string =>
  messages.cliHelp.examplesOf[nameOf(command)][0]?.[0] ?? usageOf(command);

const nameOf = (command: Command): CommandName | 'yaht' => (command.parent ? (command.name() as CommandName) : 'yaht');

type Operand = Command['registeredArguments'][number];

function argumentTerm(argument: Operand): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function argumentRows(command: Command, messages: Messages): readonly (readonly [string, string])[] {
  const words: Readonly<Record<string, string>> = messages.cliHelp.arguments;
  // What the examples show needs no line of its own.
  return command.registeredArguments
    .filter(argument => argument.name() in words)
    .map(argument => [`<${argument.name()}>`, words[argument.name()] ?? '']);
}

/** What an option says as well is left out: the first help fits on one screen. */
const SAID_BY_OPTIONS = ['help', 'version'];

const commandRows = (command: Command): readonly (readonly [string, string])[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .filter(sub => !SAID_BY_OPTIONS.includes(sub.name()))
    .map(sub => [[sub.name(), ...sub.registeredArguments.map(argumentTerm)].join(' '), sub.description()]);

/** At the root there are many commands, so options are only named; each command explains them. */
const optionNames = (command: Command): string =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ flags }) => flags.replace(/^-\w, /, ''))
    .join(', ');

/** The command's own options, then those that every command takes. */
function optionRows(command: Command): readonly (readonly [string, string])[] {
  const own = command.createHelp().visibleOptions(command);
  const shared = command.parent ? command.parent.createHelp().visibleOptions(command.parent) : [];
  const isNew = (option: Option): boolean => !own.some(({ long }) => long === option.long) && option.long !== '--version';
  return [
    ...own.filter(({ long }) => long !== '--help'),
    ...shared.filter(isNew),
    ...own.filter(({ long }) => long === '--help'),
  ].map(option => [option.flags, option.description]);
}
