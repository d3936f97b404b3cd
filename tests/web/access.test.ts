import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { barriers, outOfOrder, sideways, smallTargets } from './lib/access.ts';
import { launch, visit, withoutChromium, type Visitor } from './lib/browser.ts';
import { screens } from './lib/screens.ts';

type Look = {
  readonly name: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly width?: number;
  readonly height?: number;
  /** The size of text as somebody has set it, against the usual one. */
  readonly text?: number;
};

const looks: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: '320 pixels', width: 320, height: 568 },
  { name: 'text twice as large', text: 2 },
  { name: 'wide', width: 1280, height: 800 },
];

describe.runIf(!withoutChromium)('every screen can be used by everybody', () => {
  let browser: Browser;
  let server: Started;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let visitor: Visitor;

  beforeAll(async () => {
    folder = await emptyFolder();
    [browser, server] = await Promise.all([launch(), startYahtServer(['--data', folder.path])]);
    visitor = await visit(browser, server.document.http.url);
  });
  afterAll(async () => {
    await visitor.leave();
    await browser.close();
    await server.stop('SIGTERM');
    await folder.remove();
  });

  const put = async (page: Page, { media, width = 360, height = 640, text = 1 }: Look): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce', ...media });
    await page.setViewportSize({ width, height });
    await page.evaluate(async size => {
      document.documentElement.style.fontSize = `${size}%`;
      // The app hears of a change in the frame after it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, 100 * text);
  };

  test.each(screens)('$name', async ({ show }) => {
    const { page } = visitor;
    await show(page);
    const found: Record<string, unknown> = {};
    for (const look of looks) {
      await put(page, look);
      const [barrier, small, order, push] = [
        await barriers(page),
        await smallTargets(page),
        await outOfOrder(page),
        await sideways(page),
      ];
      const problems = [...barrier, ...small, ...order, ...(push > 0 ? [`runs ${push} pixels out of the screen`] : [])];
      if (problems.length > 0) found[look.name] = problems;
    }
    await put(page, { name: 'as it was' });
    expect(found).toEqual({});
  });
});
