import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, cutTitles, outOfOrder, outOfReach, sideways, smallTargets } from './lib/access.ts';
import { KEPT, keptByDevice, openPage, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { screens } from './lib/screens.ts';

type Look = {
  readonly name: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly width?: number;
  readonly height?: number;
  /** The size of text as somebody has set it, against the usual one. */
  readonly text?: number;
  /** What axe is asked: everything once, and what may differ where it may. */
  readonly rules?: 'all' | 'colour';
};

const looks: readonly Look[] = [
  { name: 'light', rules: 'all' },
  { name: 'dark', media: { colorScheme: 'dark' }, rules: 'colour' },
  { name: 'forced colours', media: { forcedColors: 'active' }, rules: 'colour' },
  { name: '320 pixels', width: 320, height: 568 },
  { name: 'on its side', width: 640, height: 360 },
  { name: 'text twice as large', text: 2 },
  { name: 'wide', width: 1280, height: 800 },
];

async function problemsOf(page: Page, { rules }: Look): Promise<readonly string[]> {
  return [
    ...(rules ? await barriers(page, rules) : []),
    ...(await smallTargets(page)),
    ...(await outOfOrder(page)),
    ...(await outOfReach(page)),
    ...(await sideways(page)),
    ...(await cutTitles(page)),
  ];
}

describe.runIf(!withoutChromium)('every screen can be used by everybody, and without a network', () => {
  const house = openHouse();
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await house.visit(KEPT);
    await openPage(visitor.page, '/');
    await keptByDevice(visitor.page);
  });
  afterAll(() => visitor.leave());

  const reloaded = new Set<string>();
  /** Where no network is, an address opens as it did before; looked at once for each. */
  const opensAgain = async (page: Page): Promise<void> => {
    const { pathname } = new URL(page.url());
    if (reloaded.has(pathname)) return;
    reloaded.add(pathname);
    const app = page.locator('#app > :not([data-printed])');
    const lost = app.getByText(/does not exist|not on this device/);
    const before = await lost.count();
    await page.reload();
    // Some screens go on by themselves, so it is not asked for the same words.
    await app.locator('h1, h2, p').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect.poll(() => lost.count()).toBe(before);
  };

  const put = async (page: Page, { media, width = 360, height = 640, text = 1 }: Look): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce', ...media });
    await page.setViewportSize({ width, height });
    await page.evaluate(async size => {
      document.documentElement.style.fontSize = `${size}%`;
      // The app hears of a change in the frame after it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      // One that has no end is not waited for, and one that is cut off has ended too.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }, 100 * text);
  };

  test.each(screens)('$name', async ({ show, needsServer }) => {
    const { page, context, goOffline } = visitor;
    await (needsServer ? context.setOffline(false) : goOffline());
    await show(page);
    const found: Record<string, unknown> = {};
    for (const look of looks) {
      await put(page, look);
      const problems = await problemsOf(page, look);
      if (problems.length > 0) found[look.name] = problems;
    }
    await put(page, { name: 'as it was' });
    expect(found).toEqual({});
    if (!needsServer) await opensAgain(page);
  });
});
