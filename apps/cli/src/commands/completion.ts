/** `yaht completion`: a script for the shell, made from the tree of commands. */
import type { Command } from 'commander';
import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { describeProgram } from '../completion/tree.ts';
import { zshScript } from '../completion/zsh.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import type { Shell } from '../program/program.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints the script of a shell. */
export function completion({ output }: Context, program: Command, shell: Shell): number {
  output.data(scripts[shell](describeProgram(program)).trimEnd());
  return EXIT.ok;
}
