/** Brings a fresh clone to where the product runs: Node new enough, packages installed, programs built. */
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { contentsOf, root, run, runTool, step, Unavailable } from './house.mjs';

const LEAST_NODE = [20, 19];

export async function prepare() {
  checkNode();
  await install();
  await build();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Unavailable(
    `needs Node ${LEAST_NODE.join('.')} or newer, this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}

/** The packages of the lock file, through the npm that started the script. */
export async function install() {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  await step('install', 'installing packages', `${machine}\n${lock}`, async () => {
    const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) throw new Unavailable('the packages could not be installed. Check the network and the disk, then try again.');
  });
}

/** Types and libraries by the compiler, then the app for the browser and the command, each as one bundle. */
export async function build({ force = false } = {}) {
  const sources = await contentsOf(['packages', 'apps', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json']);
  const commit = await commitOfHead();
  await step('build', 'building', `${force ? Date.now() : ''}${commit}\n${sources}`, async () => {
    if ((await runTool('typescript/bin/tsc', ['-b', 'apps/cli', 'apps/server'])) !== 0)
      throw new Unavailable('the build failed; the lines above say where.');
    // It lists every chunk on stdout, which nobody needs who wants to play.
    const quiet = { env: { ...process.env, YAHT_COMMIT: commit }, stdio: ['ignore', 'ignore', 'inherit'] };
    const bundled = await runTool('rolldown/bin/cli.mjs', ['--config', 'apps/cli/rolldown.config.mjs'], quiet);
    if (bundled !== 0) throw new Unavailable('the bundle failed; the lines above say where.');
    const packed = await runTool(
      'vite/bin/vite.js',
      ['build', 'apps/web', '--outDir', '../cli/dist/web', '--emptyOutDir', '--logLevel', 'error'],
      quiet,
    );
    if (packed !== 0) throw new Unavailable('the web app could not be built; the lines above say where.');
  });
}

/** Runs the npm that started the script; its words go to stderr. */
const npm = args => {
  const [command, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  return run(command, [...before, ...args], { stdio: ['ignore', 2, 2] });
};

/** What the version tells about itself; empty outside a clone. */
async function commitOfHead() {
  const head = await readFile(join(root, '.git/HEAD'), 'utf8').catch(() => '');
  const ref = /^ref: (.+)$/m.exec(head)?.[1];
  const hash = ref ? await readFile(join(root, '.git', ref), 'utf8').catch(() => '') : head;
  return hash.trim().slice(0, 12);
}
