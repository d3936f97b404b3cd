/** A run played by what the screen offers, and by nothing else: for rooms, whose game only the server keeps. */
import type { Page } from 'playwright-core';

/** What leads on, in the order in which it is looked for. A pot is banked as soon as it may be, so that the run ends soon, whatever dice come. */
const WAYS_ON = ['choose-set', 'begin-level', 'go-on', 'take', 'leave-shop', 'bank', 'accept-flop', 'roll', 'commit'] as const;

/** More presses than the longest run takes. */
const MOST = 20_000;

/** Plays until something is there, and not a press further. Where that never comes, what the screen showed instead is told. */
export async function playUntil(page: Page, there: string): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await playOn(page, there)) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`${there} never came. What was there:\n${await page.locator('body').innerText()}`);
}

/**
 * Whether it is there; if not, one press. Where dice wait to be picked, it is a single one that brings little; where none is worth
 * anything by itself, or a boss wants more of them, it is the best there are.
 */
async function playOn(page: Page, there: string): Promise<boolean> {
  const { next, single } = await page.evaluate(
    ([wanted, ids]) => {
      const isThere = document.querySelector(wanted) !== null;
      const wayOn = ids.find(id => document.querySelector(`[data-testid="${id}"][aria-disabled="false"]`));
      const dice = [...document.querySelectorAll('[data-testid^="die-"]')];
      const isPicked = dice.some(die => die.ariaPressed === 'true');
      const name = (die: Element): string => die.querySelector('.unseen')?.textContent ?? '';
      const place = dice.findIndex(die => die.ariaDisabled === 'false' && /^Die \d+, [15](,|$)/.test(name(die)));
      return { next: isThere ? 'there' : wayOn, single: isPicked ? -1 : place };
    },
    [there, WAYS_ON] as const,
  );
  if (next === 'there') return true;
  if (next === undefined) await page.keyboard.press(single === -1 ? 'a' : `${(single + 1) % 10}`);
  // What it leads to may take the button away before it is pressed.
  else
    await page
      .locator(`[data-testid="${next}"]`)
      .click({ timeout: 1_000 })
      .catch(() => {});
  return false;
}
