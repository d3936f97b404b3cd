/** The entry: hands the process to the command. */
import { homedir } from 'node:os';
import { EXIT } from './exit-code.ts';
import { endWhenLost, endWhenUnwritable } from './output/output.ts';
import { run } from './run.ts';

const { argv, env, platform, stdout, stderr } = process;
const exit = (code: number): void => process.exit(code);
for (const stream of [stdout, stderr]) endWhenUnwritable(stream, stderr, exit);
let stdin: typeof process.stdin | undefined;
process.once('exit', hangUp);

process.exitCode = await run({
  argv: argv.slice(2),
  env,
  platform,
  home: homedir(),
  folder: process.cwd(),
  get stdin() {
    return (stdin ??= endWhenLost(process.stdin, exit));
  },
  stdout,
  stderr,
});

/** A terminal that was closed ends this process by the signal for it: on its own way out Node would stumble over the terminal. */
function hangUp(code: number): void {
  if (code !== EXIT.hangup) return;
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}
