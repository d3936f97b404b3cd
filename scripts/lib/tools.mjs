/** Programs of the system that some tests need: found, installed where that is allowed, or asked for. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, Unavailable } from './house.mjs';

/** What the tests were told to do without, by `YAHT_TEST_WITHOUT=tmux`. */
export const leftOut = new Set((process.env.YAHT_TEST_WITHOUT ?? '').split(',').filter(Boolean));

const isThere = tool => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, tool)));

export async function ensureTool(tool, debianPackage = tool) {
  if (leftOut.has(tool) || isThere(tool)) return;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    say(`installing ${tool} for the tests …`);
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', debianPackage], quiet);
  }
  if (isThere(tool)) return;
  throw new Unavailable(
    `the tests need ${tool}. Install it (sudo apt-get install ${debianPackage}), or leave it out: YAHT_TEST_WITHOUT=${tool} npm test`,
  );
}
