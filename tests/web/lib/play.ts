/** Playing in the app by what a player finds there: roles and names. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './browser.ts';

/** Chooses a game by its name; the ones without a picture are folded. */
export async function chooseGame(page: Page, game: string): Promise<void> {
  const radio = page.getByRole('radio', { name: game, exact: true });
  const more = page.locator('details').filter({ hasText: 'More games' });
  await page.getByTestId('start').waitFor();
  if (!(await radio.isVisible()) && (await more.getAttribute('open')) === null) await more.locator('summary').click();
  await radio.check();
}

/** Begins a game on this device; who sits where is said as the page says it. */
export async function newGame(
  page: Page,
  { game = 'Yahtzee', players }: { readonly game?: string; readonly players: readonly string[] },
) {
  await openPage(page, '/new');
  await chooseGame(page, game);
  for (const [seat, who] of players.entries()) {
    if (seat > 1) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByRole('combobox', { name: `Who is player ${seat + 1}` }).selectOption({ label: who });
  }
  if (players.length === 1)
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  await page.getByRole('button', { name: /^Start/ }).click();
}

export const die = (page: Page, place: number): Locator => page.getByRole('button', { name: new RegExp(`^Die ${place},`) });
export const rollButton = (page: Page): Locator => page.getByRole('button', { name: /^Roll \d/ });
export const scoreButton = (page: Page): Locator => page.getByRole('button', { name: /^Score \d+/ });
/** Rows that would be granted now. */
export const openRows = (page: Page): Locator => page.locator('button[data-testid^="row-"]:not([aria-disabled="true"]):visible');

export const faces = async (page: Page, count = 5): Promise<readonly string[]> =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, i) =>
        (await die(page, i + 1)
          .locator('.unseen')
          .textContent()) ?? '',
    ),
  );

/**
 * One whole turn: a roll, the first open row, and a yes to whatever is asked. A program presses faster than anybody means to, and such a
 * press does nothing, or comes when another has been answered already: each press is one that the screen asks for, until the turn is over.
 */
export async function playTurn(page: Page): Promise<void> {
  await rollButton(page).waitFor();
  const before = await roundOf(page);
  await expect.poll(() => isPlayed(page, before), { interval: 10 }).toBe(true);
}

const roundOf = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { name: /^Round \d+ of/ }).allTextContents()).join();

/** Whether it is another round, or somebody else's turn, or the end; if not, one press. */
async function isPlayed(page: Page, before: string): Promise<boolean> {
  const next = page.getByRole('button', { name: /^(I’m |Play again|To the board of the day|.* is playing)/ });
  if ((await next.first().isVisible()) || (await roundOf(page)) !== before) return true;
  const zero = page.getByRole('button', { name: 'Score 0', exact: true });
  for (const button of [zero, page.getByTestId('commit'), openRows(page).first(), rollButton(page)]) {
    if (!(await button.isVisible())) continue;
    // What the press before leads to may take the button away.
    await button.click({ timeout: 1_000 }).catch(() => {});
    return false;
  }
  return false;
}
