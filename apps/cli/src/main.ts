/** The entry: hands the process to the command. */
import { homedir } from 'node:os';
import { endWhenUnwritable } from './output/output.ts';
import { run } from './run.ts';

const { argv, env, platform, stdout, stderr } = process;
for (const stream of [stdout, stderr]) endWhenUnwritable(stream, stderr, code => process.exit(code));

process.exitCode = await run({
  argv: argv.slice(2),
  env,
  platform,
  home: homedir(),
  folder: process.cwd(),
  get stdin() {
    return process.stdin;
  },
  stdout,
  stderr,
});
