import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { rollButton } from './lib/play.ts';
import { gameAfter, openSaved, turn, type Step } from './lib/saved.ts';

/** What was to be seen of celebrations, while they passed. */
type Seen = {
  readonly stamps: readonly string[];
  readonly chads: number;
  readonly moved: readonly string[];
  readonly felt: readonly number[][];
};

/** Looks whenever something changes, from now on. */
async function watchAwards(page: Page): Promise<() => Promise<Seen>> {
  const seen = await page.evaluateHandle(() => {
    const stamps = new Set<string>();
    const moved = new Set<string>();
    const felt: number[][] = [];
    let chads = 0;
    const look = (): void => {
      const layer = document.querySelector<HTMLElement>('[data-testid="celebration"]');
      if (layer) stamps.add([...layer.querySelectorAll('small, b')].map(({ textContent }) => textContent).join(' '));
      chads = Math.max(chads, layer?.querySelectorAll('i').length ?? 0);
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        const isTravelling = (animation.effect as KeyframeEffect).getKeyframes().some(({ transform }) => transform !== undefined);
        if (isTravelling) moved.add(target?.closest('[data-testid]')?.getAttribute('data-testid') ?? target?.tagName ?? '');
      }
    };
    navigator.vibrate = pattern => felt.push([pattern].flat() as number[]) > 0;
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => ({ stamps: [...stamps], chads, moved: [...moved], felt });
  });
  return () => seen.evaluate(tell => tell());
}

/**
 * What is celebrated is over by itself soon, and a test that comes later would wait for it for ever: from now on the page's timers of that
 * length wait until they are let go.
 */
async function holdAwards(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const usual = window.setTimeout;
    const waiting: (() => void)[] = [];
    window.setTimeout = ((work: () => void, length = 0) =>
      length >= 700 && length <= 1_600 ? waiting.push(work) : usual(work, length)) as typeof window.setTimeout;
    return () => {
      window.setTimeout = usual;
      for (const work of waiting.splice(0)) work();
    };
  });
  return () => held.evaluate(letGo => letGo());
}

const FULL = { ...PHONE, reducedMotion: 'no-preference' } as const;
const fours: Step = [0, { type: 'RollDice' }, '44444'];

describe.runIf(!withoutChromium)('a row that is worth celebrating', () => {
  const house = openHouse();

  /** The dice lie, and the row is written by touch. */
  async function write(steps: readonly Step[], row: string, options: Parameters<typeof house.visit>[0] = FULL) {
    const visitor: Visitor = await house.visit(options);
    const { page } = visitor;
    await openSaved(page, gameAfter('yahtzee', ['Ann'], steps));
    await page.getByTestId(`row-${row}`).click();
    const seen = await watchAwards(page);
    const letGo = await holdAwards(page);
    await page.getByTestId('commit').click();
    await page.getByTestId('celebration').waitFor();
    await rollButton(page).waitFor();
    const status = page.getByRole('status');
    return { visitor, page, seen, letGo, status };
  }

  test('five alike are stamped, felt and said, and the next roll is there at once', async () => {
    const { visitor, page, seen, letGo, status } = await write([...turn(0, '11234', 'ones'), fours], 'yahtzee');
    // A second tap at the place of the first is taken for none, so it is pressed until it is heard.
    await expect
      .poll(async () => {
        await rollButton(page)
          .click({ timeout: 1_000 })
          .catch(() => {});
        return page.getByText('2 rerolls left').or(page.getByText('Skip')).first().isVisible();
      })
      .toBe(true);
    expect(await page.getByTestId('celebration').count()).toBe(0);
    await letGo();
    const { stamps, chads, felt } = await seen();
    expect(stamps).toEqual(['50 points Yahtzee five fours']);
    expect(chads).toBe(80);
    expect(felt).toContainEqual([15, 40, 25]);
    await status.filter({ hasText: 'Roll 1 of 3' }).waitFor({ state: 'attached' });
    await visitor.leave();
  });

  test('the bonus of a second Yahtzee is stamped over the first, and a touch anywhere ends it', async () => {
    const { visitor, page, seen, status } = await write([...turn(0, '66666', 'yahtzee'), fours], 'fours');
    await status.filter({ hasText: 'Ann scored 20 in Fours. Yahtzee bonus: 100 points more.' }).waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: /^Round/ }).click();
    await page.getByTestId('celebration').waitFor({ state: 'detached' });
    expect((await seen()).stamps).toEqual(['Yahtzee +100 second Yahtzee']);
    await visitor.leave();
  });

  test('the upper bonus ticks the rows that made it, and is said', async () => {
    const steps = [...turn(0, '66666', 'sixes'), ...turn(0, '55555', 'fives'), [0, { type: 'RollDice' }, '44412'] as Step];
    const { visitor, page, seen, letGo, status } = await write(steps, 'fours');
    await status.filter({ hasText: 'Ann scored 12 in Fours. Upper bonus: 35 points more.' }).waitFor({ state: 'attached' });
    await letGo();
    await page.getByTestId('celebration').waitFor({ state: 'detached' });
    expect((await seen()).stamps).toEqual(['+35 upper bonus']);
    expect((await seen()).moved).toEqual(expect.arrayContaining(['row-fours', 'row-fives', 'row-sixes']));
    expect((await seen()).moved).not.toContain('row-ones');
    await visitor.leave();
  });

  test('where nothing may move there is a stamp and no movement, and no chads', async () => {
    const { visitor, page, seen, letGo } = await write([...turn(0, '11234', 'ones'), fours], 'yahtzee', PHONE);
    await letGo();
    await page.getByTestId('celebration').waitFor({ state: 'detached' });
    const { stamps, chads, moved } = await seen();
    expect({ stamps, chads, moved }).toEqual({ stamps: ['50 points Yahtzee five fours'], chads: 0, moved: [] });
    await visitor.leave();
  });

  test('who wants no celebration gets none, and who wants no vibration feels none', async () => {
    const visitor = await house.visit(FULL);
    const { page } = visitor;
    await page.goto('/settings');
    await page.getByRole('group', { name: 'Celebration' }).getByRole('radio', { name: 'Off' }).check();
    await page
      .getByRole('switch', { name: 'Vibration' })
      .or(page.getByRole('checkbox', { name: 'Vibration' }))
      .uncheck();
    await openSaved(page, gameAfter('yahtzee', ['Ann'], [...turn(0, '11234', 'ones'), fours]));
    await page.getByTestId('row-yahtzee').click();
    const seen = await watchAwards(page);
    await page.getByTestId('commit').click();
    await page.getByRole('status').filter({ hasText: 'Ann scored 50 in Yahtzee.' }).waitFor({ state: 'attached' });
    const { stamps, chads, felt } = await seen();
    expect({ stamps, chads, felt }).toEqual({ stamps: [], chads: 0, felt: [] });
    await visitor.leave();
  });
});
