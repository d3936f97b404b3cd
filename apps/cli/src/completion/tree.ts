/** What a completion script needs to know of the commands, in one plain shape for all shells. */
import { DAILY_GAMES } from '@yaht/fair';
import { BOT_LEVELS, DICE_SET_IDS, variants } from '@yaht/rules';
import type { Command, Option } from 'commander';
import { dashed } from '../arguments/set-argument.ts';
import type { WordKind } from '../program/program.ts';

/** What may stand in a place: one of these words, a file, what `yaht words` tells at the moment, or several of them. */
export type Values = {
  readonly words: readonly string[];
  readonly files: boolean;
  readonly asked?: WordKind;
  /** Folders alone are files that may stand there. */
  readonly isFolder?: boolean;
  /** Several of the words, with commas. */
  readonly isList?: boolean;
};

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

const GAMES: Values = { words: variants.map(({ id }) => id), files: true };

/** What stands behind an option, by the option itself or by what its help calls the place. */
const PLACES: Readonly<Record<string, Values>> = {
  '--game': { words: DAILY_GAMES, files: false },
  '--set': { words: [...new Set(DICE_SET_IDS.map(dashed))], files: false },
  '<game>': GAMES,
  '<levels>': { words: BOT_LEVELS, files: false, isList: true },
  '<file>': { words: [], files: true },
  '<folder>': { words: [], files: false, isFolder: true },
  '<place>': { words: ['sqlite', 'postgres'], files: false, isFolder: true },
};

function flagOf(option: Option): Flag {
  const names = [option.short, option.long].filter(name => name !== undefined);
  const { description } = option;
  if (!option.required && !option.optional) return { names, description };
  const asked = ASKED[option.long ?? ''];
  const [, place = ''] = option.flags.split(/ (?=[<[])/);
  const value = PLACES[option.long ?? ''] ?? PLACES[place] ?? { words: option.argChoices ?? [], files: false };
  return { names, description, value: { ...value, ...(asked ? { asked } : {}) } };
}

/** Games and files by the name of the argument, everything else by its choices. */
function valuesOf(command: string, name: string, program: Command, choices: readonly string[] = []): Values {
  switch (name) {
    case 'game':
      return GAMES;
    case 'archive':
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
