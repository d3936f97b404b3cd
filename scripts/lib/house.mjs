/** What the scripts share: where the house stands, how to run a program, and steps that are skipped while nothing changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const stamps = join(root, 'node_modules/.cache/yaht');

export const say = line => process.stderr.write(`yaht: ${line}\n`);

/** Something the house needs cannot be had; the message says what to do about it. */
export class Unavailable extends Error {
  exitCode = 1;
}

/** The same, for what has to come over a network. */
export class NetworkNeeded extends Unavailable {
  exitCode = 4;
}

/** Runs a program to its end and answers its exit code; a signal counts as a failure. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : code));
  });

/** Runs a program of node_modules with this Node. */
export const runTool = (script, args, options) => run(process.execPath, [join(root, 'node_modules', script), ...args], options);

/** Does the work unless it was done before for the same inputs. Two starts at once do it once. */
export async function step(name, what, inputs, work) {
  const stamp = join(stamps, name);
  const wanted = createHash('sha256').update(inputs).digest('hex');
  const isDone = async () => (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isDone()) return;
  await alone(name, async () => {
    if (await isDone()) return;
    const began = Date.now();
    say(`${what} …`);
    await rm(stamp, { force: true });
    await work();
    await mkdir(stamps, { recursive: true });
    await writeFile(stamp, wanted);
    say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  });
}

/** Does the work while no other process of this clone does work of that name. The lock names its process: a dead one holds nothing. */
async function alone(name, work) {
  const lock = join(tmpdir(), `yaht-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);
  let isTold = false;
  while (!(await isTaken(lock))) {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    else if (!isTold) say(`waiting for another start of this clone (process ${holder}) …`);
    isTold = true;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

const isTaken = lock =>
  writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    error => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Everything under these folders and files that git would keep, as one text to compare. */
export async function contentsOf(paths) {
  const files = (await Promise.all(paths.map(path => filesUnder(join(root, path))))).flat().sort((a, b) => (a < b ? -1 : 1));
  const parts = await Promise.all(files.map(async file => `${relative(root, file)}\n${await readFile(file, 'utf8')}`));
  return parts.join('\n');
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

/** All files below a path, without what was built or installed. */
export async function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = entries.filter(entry => !SKIPPED.has(entry.name)).map(entry => filesUnder(join(path, entry.name)));
  return (await Promise.all(nested)).flat();
}

/** Runs a script on a Node that is new enough, and turns what cannot be had into one clear line and an exit code. */
export async function main(work) {
  try {
    const { isNodeNewEnough } = await import('./node.mjs');
    if (await isNodeNewEnough()) process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    say(error.message);
    process.exitCode = error.exitCode;
  }
}
