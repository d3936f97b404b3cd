/** What it takes to begin: `npm run bench start`. The package as it is installed, a fresh clone, and the smallest command. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const yaht = join(root, 'apps/cli/bin/yaht.js');
const npmScript = process.env['npm_execpath'];
const ROUNDS = 40;

/** Runs a program to its end and answers the milliseconds it took. */
function timed(command: string, args: readonly string[], cwd = root): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return performance.now() - began;
}

const npm = (args: readonly string[], cwd?: string): number =>
  npmScript === undefined ? timed('npm', args, cwd) : timed(process.execPath, [npmScript, ...args], cwd);

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const say = (what: string, figure: string): unknown => process.stdout.write(`  ${what.padEnd(52)}${figure}\n`);

/** Packages and bytes that installing the package brings. */
async function installed(folder: string): Promise<{ readonly packages: number; readonly bytes: number }> {
  npm(['pack', '--pack-destination', folder], join(root, 'apps/cli'));
  const [tarball = ''] = (await readdir(folder)).filter(name => name.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  npm(['install', '--no-audit', '--no-fund', `./${tarball}`], folder);
  const modules = join(folder, 'node_modules');
  const lock = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8')) as { readonly packages: object };
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const sizes = entries.filter(entry => entry.isFile()).map(async entry => (await stat(join(entry.parentPath, entry.name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { packages: Object.keys(lock.packages).length, bytes };
}

const folder = await mkdtemp(join(tmpdir(), 'yaht-bench-'));
try {
  const [parcel, clone] = [join(folder, 'parcel'), join(folder, 'clone')];
  await mkdir(parcel);
  process.stdout.write('\nto begin with\n');
  const { packages, bytes } = await installed(parcel);
  say('packages that installing yaht brings', String(packages));
  say('… and megabytes', (bytes / 1e6).toFixed(1));
  timed('git', ['clone', '--quiet', root, clone]);
  say('npm start -- --version in a fresh clone', seconds(npm(['start', '--silent', '--', '--version'], clone)));
  say('… the second time', seconds(npm(['start', '--silent', '--', '--version'], clone)));
  // In turns, so that both meet the same machine; the quickest of each, because other load only makes them slower.
  const rounds = Array.from({ length: ROUNDS }, () => [
    timed(process.execPath, [yaht, '--version']),
    timed(process.execPath, ['-e', '0']),
  ]);
  const [command, nothing] = [0, 1].map(i => Math.min(...rounds.map(round => round[i] ?? NaN))) as [number, number];
  say('yaht --version', `${command.toFixed(0)} ms`);
  say('… relative to node -e 0', `× ${(command / nothing).toFixed(2)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
