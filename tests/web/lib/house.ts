/** One server for all tests of a file, and a browser. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { shifted, shiftTime, untilNoon } from '../../lib/time.ts';
import { emptyFolder } from '../../lib/programs.ts';
import { startYahtServer, type Started } from '../../lib/server.ts';
import { sharedBrowser, visit, type Visit, type Visitor } from './browser.ts';

type House = {
  readonly server: Started;
  /** For whatever a test has to write; it is gone afterwards. */
  readonly folder: string;
  /** Somebody new comes, with a device of their own. */
  readonly visit: (options?: Visit) => Promise<Visitor>;
  /** Somebody new comes to another server. */
  readonly visitTo: (origin: string) => Promise<Visitor>;
};

/** Stands while the tests of the file run. At noon, no day ends in them: neither for the server nor for whoever visits it. */
export function openHouse(at: 'now' | 'noon' = 'now'): House {
  const by = at === 'noon' ? untilNoon() : 0;
  let browser: Browser;
  let server: Started;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  beforeAll(async () => {
    folder = await emptyFolder();
    const env = at === 'noon' ? shifted(by) : {};
    [browser, server] = await Promise.all([sharedBrowser(), startYahtServer(['--data', folder.path], { env })]);
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
    visit: async options => {
      const visitor = await visit(browser, server.document.http.url, options);
      if (at === 'noon') await visitor.context.addInitScript(shiftTime, by);
      return visitor;
    },
    visitTo: origin => visit(browser, origin),
  };
}
