/** A phone to measure with: a slow processor behind a slow line, and a page that notes what moves and what waits. */
import type { Browser, Session } from './inspector.ts';

/** What Lighthouse calls fast 3G: 150 ms there and back, 1.6 Mbit down, 0.75 Mbit up. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SCREEN = { width: 360, height: 640, deviceScaleFactor: 1, mobile: true };

export async function phone(browser: Browser): Promise<Session> {
  const page = await browser.newPage();
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await beforehand(page, watch);
  return page;
}

/** Runs in the page before its own first line, so it stands on its own. */
export const beforehand = (page: Session, script: () => void): Promise<unknown> =>
  page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script.toString()})()` });

export const visit = (page: Session, address: string): Promise<unknown> => page.send('Page.navigate', { url: address });

export const leave = (page: Session): Promise<unknown> => page.send('Page.close');

/** The processor takes so many times as long for everything. */
export const slowDown = (page: Session, times: number): Promise<unknown> =>
  page.send('Emulation.setCPUThrottlingRate', { rate: times });

export async function slowLine(page: Session): Promise<void> {
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', FAST_3G);
}

type Evaluated = {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
};

/** What an expression comes to in the page. */
export async function valueOf<Value>(page: Session, expression: string): Promise<Value> {
  const how = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await page.send<Evaluated>('Runtime.evaluate', how);
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
  return result.value as Value;
}

export type Place = { readonly x: number; readonly y: number };

/** The middle of something that can be touched. */
export const placeOf = (page: Session, selector: string): Promise<Place> =>
  valueOf(
    page,
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${found(selector)}.getBoundingClientRect())`,
  );

const found = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** A finger rests on the glass for so long; in milliseconds. */
const TOUCH = 70;

/** A finger, without anything that looks where it lands. */
export async function touch(page: Session, place: Place): Promise<void> {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await pause(TOUCH);
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause();
}

/** Asked seldom, and in the cheapest way. */
export async function until(page: Session, selector: string): Promise<void> {
  while (!(await valueOf(page, `${found(selector)} !== null`).catch(() => false))) await pause();
  await pause();
}

/** Longer than a frame and its effects, as between the touches of a hand. */
const pause = (milliseconds = 300): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** What the page itself notes from its first moment on. */
export type Notes = {
  /** Sum of the shifts of the layout that nobody asked for. */
  readonly shift: number;
  /** Milliseconds to the frame that shows the effect, for all that a finger does: coming down, going up, having pressed. */
  readonly taps: readonly number[];
};

export const notesOf = (page: Session): Promise<Notes> => valueOf(page, 'notes');

export const forget = (page: Session): Promise<unknown> => valueOf(page, 'void Object.assign(notes, { shift: 0, taps: [] })');

function watch(): void {
  const notes = { shift: 0, taps: [] as number[] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) notes.taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
