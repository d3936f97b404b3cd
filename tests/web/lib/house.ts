/** One server for all tests of a file, and a browser. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { emptyFolder } from '../../lib/programs.ts';
import { startYahtServer, type Started } from '../../lib/server.ts';
import { sharedBrowser, visit, type Visitor } from './browser.ts';

type House = {
  readonly server: Started;
  /** For whatever a test has to write; it is gone afterwards. */
  readonly folder: string;
  /** Somebody new comes, with a device of their own. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Somebody new comes to another server. */
  readonly visitTo: (origin: string) => Promise<Visitor>;
};

/** Stands while the tests of the file run. */
export function openHouse(): House {
  let browser: Browser;
  let server: Started;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  beforeAll(async () => {
    folder = await emptyFolder();
    [browser, server] = await Promise.all([sharedBrowser(), startYahtServer(['--data', folder.path])]);
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await folder.remove();
  });
  return {
    get server() {
      return server;
    },
    get folder() {
      return folder.path;
    },
    visit: options => visit(browser, server.document.http.url, options),
    visitTo: origin => visit(browser, origin),
  };
}
