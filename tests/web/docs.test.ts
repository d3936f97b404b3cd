/** The page about the API is held to what every screen of the app is held to. */
import { expect, test } from 'vitest';
import { barriers } from './lib/access.ts';
import { PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { problemsInAllLooks } from './lib/looks.ts';

const house = openHouse();

test.skipIf(withoutChromium)(
  'the page about the API can be used by everybody: its list of calls, calls that are open, and where a token is told',
  async () => {
    const { page, leave } = await house.visit(PHONE);
    await page.goto('/docs');
    const calls = page.locator('.opblock-summary-control');
    await calls.first().waitFor();
    expect(await calls.count()).toBeGreaterThan(50);
    expect(await problemsInAllLooks(page)).toEqual({});
    for (const call of ['get_v1_leaderboards__variant_', 'post_v1_game__id__freeze'])
      await page.locator(`.opblock[id$="${call}"] .opblock-summary-control`).click();
    await page.locator('.opblock-body textarea').waitFor();
    expect(await problemsInAllLooks(page)).toEqual({});
    await page.locator('.btn.authorize').click();
    await page.locator('.modal-ux input').first().waitFor();
    expect(await barriers(page, 'all')).toEqual([]);
    await leave();
  },
);
