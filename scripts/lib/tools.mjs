/** Programs of the system that some tests need: found, installed where that is allowed, or asked for. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, Unavailable } from './house.mjs';

/** What the tests were told to do without, by `YAHT_TEST_WITHOUT=tmux`. */
export const leftOut = new Set((process.env.YAHT_TEST_WITHOUT ?? '').split(',').filter(Boolean));

/** Debian keeps the programs of PostgreSQL beside each other, by version, and not on the path. */
const POSTGRES = '/usr/lib/postgresql';

/** Servers of the system are not on everybody's path. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  ...(existsSync(POSTGRES) ? readdirSync(POSTGRES).map(version => join(POSTGRES, version, 'bin')) : []),
];

const isThere = tool => folders().some(folder => existsSync(join(folder, tool)));

/** `tools` are programs with the Debian packages they come in; what is missing is installed in one go. */
export async function ensureTools(tools) {
  const missing = () => Object.keys(tools).filter(tool => !leftOut.has(tool) && !isThere(tool));
  const packages = missing().map(tool => tools[tool]);
  if (packages.length > 0 && process.getuid?.() === 0 && isThere('apt-get')) {
    say(`installing ${packages.join(', ')} for the tests …`);
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', ...packages], quiet);
  }
  const [tool] = missing();
  if (tool === undefined) return;
  throw new Unavailable(
    `the tests need ${tool}. Install it (sudo apt-get install ${tools[tool]}), or leave it out: YAHT_TEST_WITHOUT=${tool} npm test`,
  );
}
