/**
 * Warnings of Node on standard error. Node 22 warns in every thread that loads its SQLite; a Node that does not is made to here, together
 * with a warning that has to come through.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

const WARN_AS_NODE_22 = `
  const load = process.getBuiltinModule;
  process.getBuiltinModule = id => {
    if (id === 'node:sqlite')
      for (const feature of ['SQLite', 'Another'])
        process.emitWarning(feature + ' is an experimental feature and might change at any time', 'ExperimentalWarning');
    return load(id);
  };
`;

let folder = { path: '', remove: async (): Promise<void> => {} };
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = await emptyFolder();
  const preload = join(folder.path, 'warn.mjs');
  await writeFile(preload, WARN_AS_NODE_22);
  env = { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` };
});
afterAll(() => folder.remove());

const warningsIn = (stderr: string): readonly string[] =>
  [...stderr.matchAll(/ExperimentalWarning: (\w+)/g)].map(([, name = '']) => name);

test('a server and a backup say nothing about SQLite, in any thread, and pass on every other warning', async () => {
  const data = join(folder.path, 'data');
  const { stop } = await startYahtServer(['--data', data], { env });
  const backup = await run(yaht, ['backup', join(folder.path, 'all.gz'), '--data', data], { env });
  expect(backup.code).toBe(0);
  expect(warningsIn(backup.stderr)).toEqual(['Another']);
  const { stderr } = await stop('SIGTERM');
  // In the main thread, the log's writer and the thread of people.
  expect(warningsIn(stderr)).toEqual(['Another', 'Another', 'Another']);
});

test('as it is, Node says nothing', async () => {
  const { stop } = await startYahtServer(['--data', join(folder.path, 'quiet')]);
  expect((await stop('SIGTERM')).stderr).not.toContain('(node:');
});
