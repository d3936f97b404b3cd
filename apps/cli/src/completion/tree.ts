/** What a completion script needs to know of the commands, in one plain shape for all shells. */
import { variants } from '@yaht/rules';
import type { Command, Option } from 'commander';
import type { WordKind } from '../program/program.ts';

/** What may stand in a place: one of these words, a file, what `yaht words` tells at the moment, or several of them. */
export type Values = { readonly words: readonly string[]; readonly files: boolean; readonly asked?: WordKind };

export type Flag = {
  readonly names: readonly string[];
  readonly description: string;
  /** What follows it; undefined when nothing does. */
  readonly value?: Values;
};

export type Node = {
  readonly name: string;
  readonly description: string;
  readonly operands: readonly Values[];
  readonly flags: readonly Flag[];
};

export type Tree = { readonly commands: readonly Node[]; readonly flags: readonly Flag[] };

/** The commands with their own options; `flags` are those that every command takes. */
export function describeProgram(program: Command): Tree {
  const commands = program
    .createHelp()
    .visibleCommands(program)
    .map(command => ({
      name: command.name(),
      description: command.description(),
      operands: command.registeredArguments.map(argument =>
        valuesOf(command.name(), argument.name(), program, argument.argChoices),
      ),
      flags: command.options.map(flagOf),
    }));
  const help: Flag = {
    names: ['-h', '--help'],
    description: program.createHelp().visibleOptions(program).at(-1)?.description ?? '',
  };
  return { commands, flags: [...program.options.map(flagOf), help] };
}

/** Options whose values only a server or the disk knows. */
const ASKED: Readonly<Record<string, WordKind>> = { '--room': 'rooms', '--resume': 'saves' };

function flagOf(option: Option): Flag {
  const names = [option.short, option.long].filter(name => name !== undefined);
  const { description } = option;
  if (!option.required && !option.optional) return { names, description };
  const asked = ASKED[option.long ?? ''];
  const value = { words: option.argChoices ?? [], files: option.flags.endsWith('<file>'), ...(asked ? { asked } : {}) };
  return { names, description, value };
}

/** Games and files by the name of the argument, everything else by its choices. */
function valuesOf(command: string, name: string, program: Command, choices: readonly string[] = []): Values {
  switch (name) {
    case 'game':
      return { words: variants.map(({ id }) => id), files: true };
    case 'file':
    case 'record':
      return { words: [], files: true, ...(command === 'replay' ? { asked: 'records' as const } : {}) };
    case 'command':
      return {
        words: program
          .createHelp()
          .visibleCommands(program)
          .map(each => each.name()),
        files: false,
      };
    default:
      return { words: choices, files: false };
  }
}
