/** A command line that cannot be understood: commander says what it met, the catalogue says it to the reader. */
import { closest, type Messages } from '@yaht/messages';
import type { Command, CommanderError } from 'commander';
import { exampleOf } from './help.ts';
import { shown } from '../output/text.ts';

/** One line for what commander refused; undefined when it refused nothing (help and version end in the same way). */
export function usageProblem(command: Command, error: CommanderError, messages: Messages): string | undefined {
  const words = messages.cliProblems;
  const quoted = [...error.message.matchAll(/'([^']*)'/g)].map(match => shown(match[1] ?? ''));
  const [first = '', second = ''] = quoted;
  switch (error.code) {
    case 'commander.unknownOption':
      return words.unknownOption(first, closest(first, optionsOf(command)), helpLine(command));
    case 'commander.missingArgument':
      return words.missingArgument(first, exampleOf(command, messages));
    case 'commander.missingMandatoryOptionValue':
      return words.missingOption(first.split(' ')[0] ?? first, exampleOf(command, messages));
    case 'commander.optionMissingArgument':
      return words.missingValue(first.split(' ')[0] ?? first);
    case 'commander.conflictingOption':
      return words.notTogether(second.split(' ')[0] ?? second, first.split(' ')[0] ?? first);
    case 'commander.invalidArgument':
      return invalidArgument(command, first, second, error.message, messages);
    case 'commander.excessArguments':
      return command.parent ? words.excessArguments(helpLine(command)) : unknownCommand(command, messages, command.args[0] ?? '');
    default:
      return error.exitCode === 0 ? undefined : error.message;
  }
}

/** There is no such command; perhaps another one was meant. */
export const unknownCommand = (program: Command, messages: Messages, name: string): string =>
  messages.cliProblems.unknownCommand(
    shown(name),
    closest(
      name,
      program
        .createHelp()
        .visibleCommands(program)
        .map(command => command.name()),
    ),
  );

const helpLine = (command: Command): string => (command.parent ? `yaht ${command.name()} --help` : 'yaht --help');

const optionsOf = (command: Command): readonly string[] =>
  [...command.options, ...(command.parent?.options ?? [])].map(({ long }) => long ?? '').concat('--help');

/** Of an option commander quotes flags, then value; of an argument value, then name. */
function invalidArgument(command: Command, first: string, second: string, text: string, messages: Messages): string {
  const isOption = text.includes('option ');
  const [name, value] = isOption ? [first.split(' ')[0] ?? first, second] : [second, first];
  const options = [...command.options, ...(command.parent?.options ?? [])];
  const choices = isOption
    ? options.find(({ long }) => long === name)?.argChoices
    : command.registeredArguments.find(argument => argument.name() === name)?.argChoices;
  return messages.cliProblems.invalidChoice(isOption ? name : `<${name}>`, value, choices ?? []);
}
