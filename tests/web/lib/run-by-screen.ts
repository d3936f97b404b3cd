/** A run played by what the screen offers, and by nothing else: for rooms, whose game only the server keeps. */
import type { Page } from 'playwright-core';

/** What leads on, in the order in which it is looked for. A pot is banked as soon as it may be, so that the run ends soon. */
const WAYS_ON = ['choose-set', 'begin-level', 'go-on', 'take', 'leave-shop', 'bank', 'accept-flop', 'roll', 'commit'] as const;

/** One press. Where dice wait to be picked, the best of them are. */
export async function playOn(page: Page): Promise<void> {
  const next = await page.evaluate(
    ids => ids.find(id => document.querySelector(`[data-testid="${id}"][aria-disabled="false"]`)) ?? null,
    WAYS_ON,
  );
  if (next === null) return page.keyboard.press('a');
  // What it leads to may take the button away before it is pressed.
  return page
    .getByTestId(next)
    .click({ timeout: 2_000 })
    .catch(() => {});
}
