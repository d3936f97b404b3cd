/** One call of the command, from its words to its exit code. */
import { fileTrouble } from '@yaht/messages';
import { CommanderError, type Command } from 'commander';
import { contextOf, type Context, type World } from './context.ts';
import { EXIT } from './exit-code.ts';
import { buildInfo } from './program/build-info.ts';
import { missingPackage } from './program/optional-package.ts';
import { programOf, VERSION_ASKED } from './program/program.ts';
import { shown } from './output/text.ts';
import { usageProblem } from './program/usage-problem.ts';
import type { WrongVariable } from './settings/settings.ts';

/** Runs the command that the world asks for. */
export async function run(world: World): Promise<number> {
  if (asksNothingElse(world.argv)) return tellNumber(world);
  const context = await contextOf(world);
  if (context.wrongVariable) return refuseVariable(context, context.wrongVariable);
  let code: number = EXIT.ok;
  const program = programOf(context, answer => {
    code = answer;
  });
  // Commander does not tell which command refused; each one leaves its name before it throws.
  let refusing = program;
  for (const command of [program, ...program.commands]) {
    command.exitOverride(error => {
      refusing = command;
      throw error;
    });
  }
  try {
    await program.parseAsync(world.argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.code === VERSION_ASKED) return tellVersion(context);
    return afterError(context, refusing, error);
  }
}

const asksNothingElse = ([first, ...others]: readonly string[]): boolean =>
  (first === '-V' || first === '--version') && others.length === 0;

/** The bare number is the quickest answer there is: it needs no settings, no language and no other command. */
function tellNumber({ stdout }: World): number {
  stdout.write(`${buildInfo.version}\n`);
  return EXIT.ok;
}

/** `--version` beside other words. */
async function tellVersion(context: Context): Promise<number> {
  if (context.world.argv.includes('--json')) return (await import('./commands/version.ts')).version(context, { json: true });
  return tellNumber(context.world);
}

const refuseVariable = ({ messages, fail }: Context, { variable, value, choices }: WrongVariable): number =>
  fail(EXIT.usage, messages.cliProblems.invalidChoice(variable, shown(value), choices));

function afterError(context: Context, command: Command, error: unknown): number {
  const missing = missingPackage(error);
  if (missing) return context.fail(EXIT.failure, context.messages.cliProblems.missingPackage(missing.name, missing.command));
  if (!(error instanceof CommanderError)) return afterFault(context, error);
  const problem = usageProblem(command, error, context.messages);
  return problem === undefined ? EXIT.ok : context.fail(EXIT.usage, problem);
}

/** A bug: one line, and the stack on request. A full disk is never reported as one. */
function afterFault({ fail, messages, output }: Context, error: unknown): number {
  if (fileTrouble(error)[0] === 'full') return fail(EXIT.failure, messages.cliProblems.diskFull);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  output.detail(stack ?? message);
  return fail(EXIT.internal, messages.cliProblems.internal(message));
}
