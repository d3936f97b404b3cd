/** A real browser on the real server, as somebody with a phone sees it. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { onPath } from '../../lib/programs.ts';

export const withoutChromium = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('chromium');

/** What Playwright turns off by itself; a browser heeds the last such list only, so it is told again here. */
const OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Pages behind the address bar that nobody sees, a second of work for each device, and a process that may never be needed. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** Nothing of the outside world: the machine may have none. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OF_PLAYWRIGHT, ...UNSEEN].join(',')}`,
];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB' };
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: onPath('chromium'), args: [...QUIET, ...more] });

let ofThisWorker: Promise<Browser> | undefined;
/** The browser of all tests that run in this process; it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => (ofThisWorker ??= launch());

/** Who comes: with which device, and whether anybody has been here with it before. */
export type Visit = BrowserContextOptions & { readonly isFirst?: boolean };

export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The connection ends when nothing is on its way any more: what is cut off is complained about by the browser itself. */
  readonly goOffline: () => Promise<void>;
  /** Goes, and fails the test if the page complained about anything but what was to be expected. */
  readonly leave: (expected?: RegExp) => Promise<void>;
  /** Clears the device for somebody new, which takes less than another device; fails as leaving would. */
  readonly forget: () => Promise<void>;
};

/** The app stays on the device; a test that needs no such copy is spared the making of it. */
export const KEPT: BrowserContextOptions = { ...PHONE, serviceWorkers: 'allow' };
const NOT_KEPT = 'Service Worker registration blocked by Playwright';

const WORKER = /\.worker-[^/]+\.js$/;

/** Waits until the device has the app and can open it without a network. */
export async function keptByDevice(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Somebody new, with a device of their own. Nothing moves unless a test is about moving, and nobody is taken through a first turn
 * unless a test is about that: the device has been here, and knows nothing else.
 */
export async function visit(browser: Browser, origin: string, { isFirst = false, ...options }: Visit = PHONE): Promise<Visitor> {
  const usual = { baseURL: origin, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  if (!isFirst) await context.addInitScript(markVisited);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== NOT_KEPT) problems.push(message.text());
  });
  // Of every page that is opened on this device.
  context.setDefaultTimeout(900_000);
  const onTheirWay = new Set<Request>();
  page.on('request', request => {
    // Nothing is heard any more of the script of a worker that was ended while it came.
    if (!WORKER.test(request.url())) onTheirWay.add(request);
  });
  page.on('requestfinished', request => onTheirWay.delete(request));
  page.on('requestfailed', request => onTheirWay.delete(request));
  const judge = (expected?: RegExp): void => {
    const unexpected = problems.splice(0).filter(text => !expected?.test(text));
    if (unexpected.length > 0) throw new Error(`the page complained: ${unexpected.join('\n')}`);
  };
  return {
    page,
    context,
    goOffline: async () => {
      // What is fetched when a page has come to rest.
      await page.waitForFunction(() => !document.querySelector<HTMLTemplateElement>('#next')?.content.hasChildNodes());
      await expect.poll(() => onTheirWay.size).toBe(0);
      await context.setOffline(true);
    },
    leave: async expected => {
      await context.close();
      judge(expected);
    },
    forget: async () => {
      await clear(page, origin);
      judge();
    },
  };
}

/** Runs in every page; some of them keep nothing. */
function markVisited(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('yaht.visited', 'true');
}

/** A page of the server without the app. */
const WITHOUT_APP = '/problems/not-found';

/** Takes everything away that the app keeps, while no app is there to keep it again. */
async function clear(page: Page, origin: string): Promise<void> {
  await page.goto(WITHOUT_APP);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}

/** Opens a page of the app and waits until the app itself stands there, in place of what the server has printed. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#app > :not([data-printed])').first().waitFor({ state: 'attached' });
}

/** A first touch, on a page where it does nothing: until then a screen that has only just come listens at once. */
export async function touch(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('heading').first().tap();
}

/** Goes to a page of the app as a link inside it leads there: nothing is loaded again. */
export async function turnTo(page: Page, path: string): Promise<void> {
  if ((await page.locator('#app').count()) === 0) return openPage(page, path);
  // A page that was left is drawn anew, also when the next one stands at the same address.
  for (const address of ['/nowhere', path]) await page.evaluate(to => history.pushState(null, '', to), address);
}
