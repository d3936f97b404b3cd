import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, onPath, root } from '../lib/programs.ts';

const withoutChromium = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('chromium');

/** Nothing of the outside world: the machine may have none. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a server sends with a page that may share memory between threads, and with one that may not; scripts only from files. */
const csp = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'",
};
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

describe.runIf(!withoutChromium)('in a real browser', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let browser: Browser;
  const servers: Server[] = [];

  beforeAll(async () => {
    folder = await emptyFolder();
    const input = { page: join(root, 'tests/browser/page/page.ts'), thread: join(root, 'tests/browser/page/thread.ts') };
    const bundle = await rolldown({ input, resolve: { conditionNames: ['yaht-src', 'import', 'default'] } });
    await bundle.write({ dir: folder.path, entryFileNames: '[name].js' });
    browser = await chromium.launch({ executablePath: onPath('chromium'), args: QUIET });
  });
  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
    await folder.remove();
  });

  /** A page under a strict policy, with or without isolation. */
  async function pageWith(headers: Readonly<Record<string, string>>) {
    const server = createServer((request, response) => {
      const path = request.url === '/' ? undefined : join(folder.path, request.url ?? '');
      const body = path ? readFile(path) : Promise.resolve('<!doctype html><script type="module" src="/page.js"></script>');
      const type = path ? 'text/javascript' : 'text/html';
      void body.then(
        text => response.writeHead(200, { 'content-type': type, ...csp, ...headers }).end(text),
        () => response.writeHead(404).end(),
      );
    });
    servers.push(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'solveInPage' in globalThis);
    return { page, problems };
  }

  test.each([
    ['with threads that share memory', isolated, true],
    ['alone where memory is not shared', {}, false],
  ])('the kernel solves whole games %s', async (_, headers, isIsolated) => {
    const { page, problems } = await pageWith(headers);
    for (const [id, expected] of [
      ['yatzy', 248.4399893779],
      ['yahtzee', 254.48484588],
    ] as const) {
      const answer = await page.evaluate(variant => globalThis.solveInPage(variant), id);
      expect(answer).toMatchObject({ isolated: isIsolated, progress: 1 });
      expect(Math.abs(answer.expected - expected)).toBeLessThan(5e-5);
      expect(answer.best).toBeGreaterThan(expected);
    }
    expect(problems).toEqual([]);
  });
});
