/** `--help` on every level: examples first, one screen. */
import type { CommandName, Messages } from '@yaht/messages';
import type { Command, Option } from 'commander';
import type { Paint } from '../output/color.ts';
import { definitions } from '../output/text.ts';

export type HelpStyle = { readonly messages: Messages; readonly paint: Paint; readonly columns: number };

/** A terminal of 24 rows, less the line on which the reader types on. */
const SCREEN = 23;

/** The help of a command, laid out for the reader's terminal. Options of every command are explained where there is room. */
export function helpFor(command: Command, style: HelpStyle): string {
  const lines = command.parent ? commandLines(command, style) : rootHelp(command, style);
  return `${lines.join('\n')}\n`;
}

function commandLines(command: Command, style: HelpStyle): readonly string[] {
  const explained = commandHelp(command, style, sharedOptions(command));
  return explained.length > SCREEN ? commandHelp(command, style, []) : explained;
}

function commandHelp(command: Command, style: HelpStyle, shared: readonly Option[]): readonly string[] {
  const { messages, paint, columns } = style;
  const own = command.createHelp().visibleOptions(command);
  const rows = [...own.filter(option => !isHelp(option)), ...shared, ...(shared.length > 0 ? own.filter(isHelp) : [])];
  return [
    ...head(command, style),
    ...(rows.length > 0 ? ['', paint.heading(messages.cliHelp.options)] : []),
    ...definitions(
      rows.map(option => [option.flags, option.description]),
      columns,
    ),
    ...(shared.length > 0
      ? []
      : [namesLine(messages.cliHelp.everywhere, [...sharedOptions(command), ...own.filter(isHelp)], style)]),
  ];
}

/** There are many commands, so options are only named; each command explains them. */
const rootHelp = (root: Command, style: HelpStyle): readonly string[] => [
  ...head(root, style),
  ...definitions(commandRows(root, style.messages), style.columns),
  namesLine(style.messages.cliHelp.options, root.createHelp().visibleOptions(root), style),
];

/** What stands above the options: lines to copy, and how the command is called. */
function head(command: Command, { messages, paint, columns }: HelpStyle): readonly string[] {
  const words = messages.cliHelp;
  const also = SEE_ALSO[nameOf(command)];
  return [
    paint.heading(words.examples),
    ...definitions(words.examplesOf[nameOf(command)], columns),
    '',
    `${paint.heading(`${words.usage}:`)} ${usageOf(command)}${also ? `  (${words.seeAlso}: ${also.join(', ')})` : ''}`,
    ...argumentRows(command, messages).flatMap(row => definitions([row], columns)),
  ];
}

const namesLine = (title: string, options: readonly Option[], { paint }: HelpStyle): string =>
  `${paint.heading(`${title}:`)} ${options.map(({ flags }) => flags.replace(/^-\w, /, '')).join(', ')}`;

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

/** Commands that share a line there, by the first of them; their own help tells them apart. */
const TOGETHER: Readonly<Partial<Record<string, readonly CommandName[]>>> = {
  backup: ['backup', 'restore', 'migrate'],
  join: ['join', 'room', 'games'],
  watch: ['watch', 'replay'],
  simulate: ['simulate', 'rollio'],
  distribution: ['distribution', 'target'],
  config: ['config', 'completion'],
};
const SAID_BY_OTHERS: readonly string[] = Object.values(TOGETHER).flatMap(names => names?.slice(1) ?? []);

/** Commands around this one. */
const SEE_ALSO: Readonly<Partial<Record<string, readonly CommandName[]>>> = { server: TOGETHER['backup'] ?? [] };

function commandRows(root: Command, { cliHelp }: Messages): readonly (readonly [string, string])[] {
  const together: Readonly<Record<string, string>> = cliHelp.together;
  return root
    .createHelp()
    .visibleCommands(root)
    .filter(sub => !SAID_BY_OPTIONS.includes(sub.name()) && !SAID_BY_OTHERS.includes(sub.name()))
    .map(sub => [
      TOGETHER[sub.name()]?.join(', ') ?? [sub.name(), ...sub.registeredArguments.map(argumentTerm)].join(' '),
      together[sub.name()] ?? sub.description(),
    ]);
}

const isHelp = ({ long }: Option): boolean => long === '--help';

/** The options that every command takes. */
function sharedOptions(command: Command): readonly Option[] {
  const own = command.createHelp().visibleOptions(command);
  const shared = command.parent?.createHelp().visibleOptions(command.parent) ?? [];
  return shared.filter(({ long }) => long !== '--version' && !own.some(option => option.long === long));
}
