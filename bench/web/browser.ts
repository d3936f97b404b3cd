/** A phone to measure with: a slow processor behind a slow line, and a page that notes what moves, stalls and waits. */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';

/** What Lighthouse calls fast 3G: 150 ms there and back, 1.6 Mbit down, 0.75 Mbit up. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWED = 4;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

export type Phone = { readonly page: Page; readonly context: BrowserContext; readonly session: CDPSession };

export async function phone(browser: Browser, origin: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  return { page, context, session };
}

export async function slowDown({ session }: Phone, { line }: { readonly line: boolean }): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
}

export type Place = { readonly x: number; readonly y: number };

/** The middle of something that can be touched. */
export async function placeOf({ page }: Phone, id: string): Promise<Place> {
  const box = await page.getByTestId(id).boundingBox();
  if (!box) throw new Error(`nothing to touch: ${id}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger, without anything that looks where it lands. */
export async function touch({ session }: Phone, place: Place | undefined): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: place ? [place] : [] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause();
}

/** Asked seldom, and in the cheapest way. */
export async function until({ page }: Phone, selector: string): Promise<void> {
  while (!(await page.evaluate(wanted => document.querySelector(wanted) !== null, selector))) await pause();
  await pause();
}

/** Longer than a frame and its effects, as between the touches of a hand. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 300));

/** What the page itself notes from its first moment on. */
export type Notes = {
  /** Sum of the shifts of the layout that nobody asked for. */
  shift: number;
  /** Milliseconds from a touch to the frame that shows its effect. */
  taps: number[];
};

export const notesOf = ({ page }: Phone): Promise<Notes> =>
  page.evaluate(() => (globalThis as unknown as { readonly notes: Notes }).notes);

export const forget = ({ page }: Phone): Promise<void> =>
  page.evaluate(() => {
    Object.assign((globalThis as unknown as { readonly notes: Notes }).notes, { shift: 0, taps: [] });
  });

/** Runs in the page, so it stands on its own. */
function watch(): void {
  const notes: Notes = { shift: 0, taps: [] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') notes.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
