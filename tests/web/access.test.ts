import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT, keptByDevice, openPage, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { problemsInAllLooks } from './lib/looks.ts';
import { screens } from './lib/screens.ts';

describe.runIf(!withoutChromium)('every screen can be used by everybody, and without a network', () => {
  const house = openHouse();
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await house.visit(KEPT);
    await openPage(visitor.page, '/');
    await keptByDevice(visitor.page);
  });
  // The browser itself says that it was told of no such room.
  afterAll(() => visitor.leave(/404/));

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

  test.each(screens)('$name', async ({ show, needsServer }) => {
    const { page, context, goOffline } = visitor;
    await (needsServer ? context.setOffline(false) : goOffline());
    await show(page);
    expect(await problemsInAllLooks(page)).toEqual({});
    if (!needsServer) await opensAgain(page);
  });
});
