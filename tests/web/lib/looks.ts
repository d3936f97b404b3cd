/** What people look at a screen with, and what keeps any of them from using it. */
import type { Page } from 'playwright-core';
import { barriers, cutTitles, outOfOrder, outOfReach, sideways, smallTargets } from './access.ts';

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

async function put(page: Page, { media, width = 360, height = 640, text = 1 }: Look): Promise<void> {
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
}

/** What is wrong with what the page shows, by the look in which it is; afterwards it looks as it did. */
export async function problemsInAllLooks(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const look of looks) {
    await put(page, look);
    const problems = await problemsOf(page, look);
    if (problems.length > 0) found[look.name] = problems;
  }
  await put(page, { name: 'as it was' });
  return found;
}
