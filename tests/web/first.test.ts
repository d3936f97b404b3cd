import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { die, openRows, rollButton, scoreButton } from './lib/play.ts';
import { keptGame } from './lib/saved.ts';

const FIRST = { ...PHONE, isFirst: true };

describe.runIf(!withoutChromium)('a first visit', () => {
  const house = openHouse();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const goOn = (page: Page) => page.getByRole('button', { name: /^Go on with the game/ });

  /** Keeps these dice and rolls the others. */
  async function keepAndRoll(page: Page, dice: readonly number[], others: string): Promise<void> {
    for (const place of dice) await die(page, place).tap();
    await page.getByRole('button', { name: others }).tap();
  }

  test('opens on a table: one turn by touch, and the real game goes on from there, marked as assisted', async () => {
    const { page, leave } = await house.visit(FIRST);
    await openPage(page, '/');
    await heading(page, 'Five dice.').waitFor();
    expect(await page.getByRole('textbox').or(page.getByRole('radio')).count()).toBe(0);
    await page.getByRole('button', { name: /^Roll/ }).tap();
    await heading(page, 'Three 4s already.').waitFor();
    // What is not asked for says so, and nothing is rolled before.
    await die(page, 2).tap();
    await page.getByText('The 2 can go. Keep the 4s.').waitFor();
    await page.getByRole('button', { name: /keep the 4s first/, disabled: true }).waitFor();
    await keepAndRoll(page, [1, 3, 4], 'Roll 2 dice');
    await heading(page, 'Four 4s now.').waitFor();
    await keepAndRoll(page, [2], 'Roll 1 die');
    await heading(page, 'Put them in a row.').waitFor();
    await page.getByRole('button', { name: 'Fours, 16 points if scored now' }).tap();
    await scoreButton(page).tap();
    await heading(page, 'Written in ink.').waitFor();
    await goOn(page).tap();
    await page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();
    const game = await keptGame(page, page.url().split('/').at(-1) ?? '');
    expect(game.events.map(({ type }) => type)).toContain('HintTaken');
    expect(game.start.commitment).toBeNull();
    await rollButton(page).tap();
    await openRows(page).first().waitFor();

    // The next time it is Home, and the game waits there.
    await openPage(page, '/');
    await page.getByTestId('home-continue').waitFor();
    await leave();
  });

  test('is left at every step for Home, for good', async () => {
    const { page, leave, forget } = await house.visit(FIRST);
    for (let steps = 0; steps < 3; steps += 1) {
      await openPage(page, '/');
      if (steps > 0) await page.getByRole('button', { name: /^Roll/ }).tap();
      if (steps > 1) await keepAndRoll(page, [1, 3, 4], 'Roll 2 dice');
      await page.getByRole('button', { name: 'I know how to play' }).tap();
      await page.getByRole('link', { name: 'Settings' }).waitFor();
      await openPage(page, '/');
      await page.getByRole('link', { name: 'Settings' }).waitFor();
      await forget();
    }
    await leave();
  });

  test.each([
    ['en-GB', 'Three 4s already.', 'Yahtzee', 'Roll'],
    ['sv-SE', 'Redan tre fyror.', 'Yatzy', 'Kasta'],
    ['de-DE', 'Schon drei Vieren.', 'Kniffel', 'Würfeln'],
  ])('%s: the game that people there know, by keyboard, with what is said', async (locale, title, game, roll) => {
    const { page, leave } = await house.visit({ ...DESK, locale, isFirst: true });
    await openPage(page, '/');
    await page.getByRole('button', { name: new RegExp(`^${roll}`) }).focus();
    await page.keyboard.press('Enter');
    await heading(page, title).waitFor();
    await page.getByRole('status').filter({ hasText: title }).waitFor();
    for (const key of ['1', '3', '4', 'r', '2', 'r']) await page.keyboard.press(key);
    await page.getByTestId('row-fours').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('commit').focus();
    await page.keyboard.press('Enter');
    // The keyboard stays on the one button.
    await page.locator('[data-testid="go-on"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('header').getByText(game, { exact: false }).first().waitFor();
    await rollButton(page).or(page.getByTestId('roll')).first().waitFor();
    await leave();
  });

  test.each(['/daily', '/r/ABCDEF', '/rules/yahtzee', '/new'])(
    'a link to %s leads there, and Home is Home afterwards',
    async path => {
      const { page, leave } = await house.visit(FIRST);
      await openPage(page, path);
      await page.getByRole('heading').first().waitFor();
      await openPage(page, '/');
      await page.getByRole('link', { name: 'Settings' }).waitFor();
      expect(await heading(page, 'Five dice.').count()).toBe(0);
      await leave(/404|room/);
    },
  );

  test('is there before the app has come: what the server has printed is the table', async () => {
    const { page, context, leave } = await house.visit(FIRST);
    await context.route('**/*.js', route => route.abort());
    await page.goto('/');
    await heading(page, 'Five dice.').waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).isVisible()).toBe(false);
    await leave(/Failed to (load|fetch)|ERR_FAILED|dynamically imported/);
  });
});
