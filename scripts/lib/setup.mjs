/** Brings a fresh clone to where the product runs: packages installed, programs built. */
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { contentsOf, NetworkNeeded, root, runTool, step, Unavailable } from './house.mjs';
import { npm } from './node.mjs';

export async function prepare() {
  await install();
  await build();
}

/** The packages of the lock file, through the npm that started the script. */
export async function install() {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  await step('install', 'installing packages', `${machine}\n${lock}`, async () => {
    const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0)
      throw new NetworkNeeded('the packages could not be installed. Check the network and the disk, then try again.');
  });
}

/** Types and libraries by the compiler, the command and the app for the browser each as a bundle. */
export async function build({ force = false } = {}) {
  const sources = await contentsOf(['packages', 'apps', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']);
  const commit = await commitOfHead();
  await step('build', 'building', `${force ? Date.now() : ''}${commit}\n${sources}`, async () => {
    // They list every chunk on stdout, which nobody needs who wants to play.
    const quiet = { env: { ...process.env, YAHT_COMMIT: commit }, stdio: ['ignore', 'ignore', 'inherit'] };
    // Each reads the sources alone, so none has to wait for another.
    await Promise.all([
      make('the build failed', 'typescript/bin/tsc', ['-b', 'apps/cli', 'apps/server']),
      make('the bundle failed', 'rolldown/bin/cli.mjs', ['--config', 'apps/cli/rolldown.config.mjs'], quiet),
      make('the web app could not be built', 'vite/bin/vite.js', ['build', 'apps/web', ...BESIDE_THE_COMMAND], quiet),
    ]);
  });
}

/** Where the command looks for the app of the browser. */
const BESIDE_THE_COMMAND = ['--outDir', '../cli/dist/web', '--emptyOutDir', '--logLevel', 'error'];

async function make(problem, tool, args, options) {
  if ((await runTool(tool, args, options)) !== 0) throw new Unavailable(`${problem}; the lines above say where.`);
}

/** What the version tells about itself; empty outside a clone. */
async function commitOfHead() {
  const head = await readFile(join(root, '.git/HEAD'), 'utf8').catch(() => '');
  const ref = /^ref: (.+)$/m.exec(head)?.[1];
  const hash = ref ? await readFile(join(root, '.git', ref), 'utf8').catch(() => '') : head;
  return hash.trim().slice(0, 12);
}
