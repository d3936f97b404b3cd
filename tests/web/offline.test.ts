/** The copy of the app on the device: it hears of every change, however small, and of nothing else. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFor } from '@yaht/messages';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeServiceWorker } from '../../apps/web/offline-plugin.ts';
import type { HttpParts } from '../../apps/server/src/doors/http/call/parts.ts';
import { webApp } from '../../apps/server/src/doors/http/web-app.ts';
import { emptyFolder, root } from '../lib/programs.ts';
import { KEPT, keptByDevice, sharedBrowser, visit, withoutChromium } from './lib/browser.ts';

const { web: words } = messagesFor('en');
const BUILT = join(root, 'apps/cli/dist/web');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
const file = (name: string): string => join(folder.path, name);
beforeEach(async () => {
  folder = await emptyFolder();
  await cp(BUILT, folder.path, { recursive: true });
});
afterEach(() => folder.remove());

/** What the worker in a folder keeps, and under which name. */
async function keptBy(path: string): Promise<{ readonly names: readonly string[]; readonly version: string }> {
  const worker = await readFile(join(path, 'service-worker.js'), 'utf8');
  const [, names = '[]'] = /^const FILES = (.*);$/m.exec(worker) ?? [];
  const [, version = ''] = /^const CACHE = "(.*)";$/m.exec(worker) ?? [];
  return { names: (JSON.parse(names) as string[]).map(name => name.slice(1)), version };
}

async function versionNow(): Promise<string> {
  await writeServiceWorker(folder.path);
  return (await keptBy(folder.path)).version;
}

async function changeLastByte(name: string): Promise<() => Promise<void>> {
  const before = await readFile(file(name));
  const after = Buffer.from(before);
  after.writeUInt8((after.at(-1) ?? 0) ^ 1, after.length - 1);
  await writeFile(file(name), after);
  return () => writeFile(file(name), before);
}

test('one byte of any file it keeps makes another version, and the same files make the same one', async () => {
  const { names, version } = await keptBy(BUILT);
  const versions = new Set([version]);
  for (const name of names) {
    const restore = await changeLastByte(name);
    versions.add(await versionNow());
    await restore();
  }
  expect(versions.size).toBe(names.length + 1);
  expect(await versionNow()).toBe(version);
});

test('it keeps the page, its script, what an installed app looks like, and nothing that only the server reads', async () => {
  const { names } = await keptBy(BUILT);
  const page = await readFile(file('index.html'), 'utf8');
  const asked = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = '']) => name);
  const { icons } = JSON.parse(await readFile(file('manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string }[];
  };
  expect(asked.length).toBeGreaterThan(3);
  expect(names).toEqual(expect.arrayContaining(['index.html', ...asked, ...icons.map(({ src }) => src.slice(1))]));
  expect(names.filter(name => /^pages\/|\.(br|gz|woff)$|service-worker/.test(name))).toEqual([]);
});

test('a file that was added, went or has another name makes another version', async () => {
  const versions = new Set([await versionNow()]);
  await writeFile(file('assets/new.js'), '');
  versions.add(await versionNow());
  await cp(file('icon.svg'), file('icon-2.svg'));
  versions.add(await versionNow());
  expect(versions.size).toBe(3);
});

describe.runIf(!withoutChromium)('an installed app', () => {
  let server: FastifyInstance;
  /** A server reads its files once, so that a newer version of the app comes with the start of another one. */
  async function serve(port: number): Promise<string> {
    server = fastify({ forceCloseConnections: true });
    await server.register(webApp({ webFolder: folder.path } as HttpParts));
    return server.listen({ port, host: '127.0.0.1' });
  }
  afterEach(() => server.close());

  test('offers an update that differs in its icon alone as soon as it is looked at again, and then has it', async () => {
    // A server sends packed copies first, and these are of the worker before.
    await Promise.all(['br', 'gz'].map(kind => rm(file(`service-worker.js.${kind}`))));
    const origin = await serve(0);
    const visitor = await visit(await sharedBrowser(), origin, KEPT);
    const { page } = visitor;
    await page.goto('/');
    await keptByDevice(page);
    const icon = () => page.evaluate(async () => (await fetch('/icon.svg')).text());
    const before = await icon();
    await writeFile(file('icon.svg'), before.replace('<svg', '<svg id="new"'));
    await writeServiceWorker(folder.path);
    await server.close();
    await serve(Number(new URL(origin).port));
    expect(await icon()).toBe(before);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(words.updateReady).waitFor();
    expect(await icon()).toBe(before);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: words.reload }).tap()]);
    expect(await icon()).toContain('id="new"');
    // What a server answers beside the app is not there.
    await visitor.leave(/404|ERR_CONNECTION/);
  });
});
