/** Writes the service worker: the files that the device keeps, and a version that follows from every byte of them. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Nobody needs these offline: a page for developers, and fonts in a form that only old browsers ask for. */
const LEFT_OUT = /Gallery|\.woff$|service-worker/;
/** What the server reads and never sends as it is: printed documents, and packed copies. */
const OF_THE_SERVER = /^pages\/|\.(br|gz)$/;

/** Reads what the build has written, when all others have changed what they change; only packing comes later. */
export const offline = (): Plugin => ({
  name: 'yaht-offline',
  apply: 'build',
  writeBundle: ({ dir = '' }) => writeServiceWorker(dir),
});

/** The worker for the app in this folder. A browser takes a new version when the worker differs by a byte. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const names = await keptNames(folder);
  const template = await readFile(join(import.meta.dirname, WORKER), 'utf8');
  const values: Readonly<Record<string, unknown>> = {
    FILES: names.map(name => `/${name}`),
    CACHE: `yaht-${await versionOf(folder, names)}`,
  };
  await writeFile(
    join(folder, WORKER),
    template.replaceAll(/__(FILES|CACHE)__/g, (_, name: string) => JSON.stringify(values[name])),
  );
}

async function keptNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(name => !LEFT_OUT.test(name) && !OF_THE_SERVER.test(name))
    .sort();
}

async function versionOf(folder: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}
