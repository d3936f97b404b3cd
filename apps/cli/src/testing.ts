/** Runs the command inside a test, with streams and a machine of its own. */
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { contextOf, type World } from './context.ts';
import { programOf } from './program/program.ts';
import { run } from './run.ts';

export type Answer = { readonly code: number; readonly stdout: string; readonly stderr: string };

type How = {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Somebody types the input in a terminal. */
  readonly isTyped?: boolean;
  readonly columns?: number;
  readonly folder?: string;
};

/** What `yaht …` answers; words are separated by blanks, or given as a list. */
export async function answerTo(line: string | readonly string[], how: How = {}): Promise<Answer> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await run(worldOf(line, how, stdout, stderr));
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

/** The tree of commands, to look at. */
export const programHere = async (): Promise<Command> =>
  programOf(await contextOf(worldOf('', {}, new PassThrough(), new PassThrough())), () => {});

function worldOf(line: string | readonly string[], how: How, stdout: PassThrough, stderr: PassThrough): World {
  const { env = {}, input = '', isTyped = false, columns, folder = '/nowhere' } = how;
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  return {
    argv: typeof line === 'string' ? line.split(' ').filter(Boolean) : line,
    env,
    platform: 'linux',
    home: '/nowhere',
    folder,
    stdin: Object.assign(Readable.from([input]), { isTTY: isTyped }),
    stdout: Object.assign(stdout, terminal),
    stderr,
  };
}
