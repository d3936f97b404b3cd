/** Hands that are faster than the screen. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What comes after it: by its test id. */
type Comes = { readonly before: string };

/** Taps, and taps again at the same place as soon as something else has come there: as early as a tap can, however busy the machine is. */
export async function tapTwice(button: Locator, { before }: Comes): Promise<void> {
  await button.evaluate((first, id) => {
    const { left, top, width, height } = first.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const look = new MutationObserver(() => {
      const next = document.querySelector(`[data-testid="${id}"]`);
      if (!next?.checkVisibility()) return;
      look.disconnect();
      const under = document.elementFromPoint(clientX, clientY);
      under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
      document.body.dataset['tapped'] = `before ${id}`;
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true });
  }, before);
  await button.tap();
  await button.page().locator(`[data-tapped="before ${before}"]`).waitFor();
}

/** The same with a key, which a screen hears when it can have been seen. */
export async function pressTwice(page: Page, key: string, { before }: Comes): Promise<void> {
  await page.evaluate(
    ([name, id]) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(`[data-testid="${id}"]`)) return;
        look.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        document.body.dataset['pressedTwice'] = `before ${id}`;
      });
      look.observe(document.body, { childList: true, subtree: true });
    },
    [key, before] as const,
  );
  const isDone = async (): Promise<boolean> => (await page.locator(`[data-pressed-twice="before ${before}"]`).count()) > 0;
  await expect
    .poll(async () => {
      if (!(await isDone())) await page.keyboard.press(key);
      return isDone();
    })
    .toBe(true);
}

/** Clicks the one, once it says so, and, as soon as the page has drawn what follows from it, the other. Whether the second click began anything. */
export const clickInOneGo = (page: Page, ids: readonly [first: string, second: string], says = ''): Promise<boolean> =>
  page.evaluate(
    async ([first, second, text]) => {
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const isSaid = () => find(first)?.textContent.includes(text);
      if (!isSaid())
        await new Promise<void>(resolve => {
          const look = new MutationObserver(() => isSaid() && (look.disconnect(), resolve()));
          look.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
      find(first)?.click();
      // What a click leads to is drawn at the end of its task, or right after it.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      document.querySelectorAll('[data-pressed]').forEach(button => button.removeAttribute('data-pressed'));
      find(second)?.click();
      return find(second)?.hasAttribute('data-pressed') ?? false;
    },
    [...ids, says] as const,
  );
