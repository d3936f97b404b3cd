/** A real browser on the real server, as somebody with a phone sees it. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { onPath } from '../../lib/programs.ts';

export const withoutChromium = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('chromium');

/** Nothing of the outside world: the machine may have none. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB' };
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: onPath('chromium'), args: QUIET });

export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Goes, and fails the test if the page complained about anything but what was to be expected. */
  readonly leave: (expected?: RegExp) => Promise<void>;
};

/** Somebody new, with a device of their own. Nothing moves unless a test is about moving. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = PHONE): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.setDefaultTimeout(30_000);
  return {
    page,
    context,
    leave: async expected => {
      await context.close();
      const unexpected = problems.filter(text => !expected?.test(text));
      if (unexpected.length > 0) throw new Error(`the page complained: ${unexpected.join('\n')}`);
    },
  };
}
