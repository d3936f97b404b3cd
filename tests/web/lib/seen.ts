/** Everything a screen shows while nobody looks, so that what passes quickly is found afterwards. */
import type { JSHandle, Page } from 'playwright-core';

/** What there was to see at one moment. */
type Seen = {
  /** The faces of the dice, when all of them lie still. */
  readonly lying: string | null;
  /** The player whose card is shown. */
  readonly viewed: string | null;
  /** The rows of that card that are filled. */
  readonly written: readonly string[];
};

/** Looks whenever something changes, from now on. */
export const recordSeen = (page: Page): Promise<JSHandle<readonly Seen[]>> =>
  page.evaluateHandle(() => {
    const seen: Seen[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const look = (): void => {
      const dice = all('[data-testid^="die-"] .unseen').map(({ textContent }) => textContent.split(', ')[1] ?? '');
      seen.push({
        lying: all('[data-thrown="true"]').length === 0 ? dice.map(name => names.indexOf(name) + 1).join() : null,
        viewed: all('[data-testid^="player-"][aria-pressed="true"]')[0]?.dataset['testid'] ?? null,
        written: all('[data-testid^="row-"][data-kind="ink"]').map(row => row.dataset['testid'] ?? ''),
      });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    return seen;
  });
