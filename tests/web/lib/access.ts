/** What keeps somebody from using a screen, found by measuring it. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Findings of axe that would keep people out, as `rule: place` each. */
export async function barriers(page: Page, rules: 'all' | 'colour'): Promise<readonly string[]> {
  // Evaluated through the debugger: the page itself lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async only => {
    const { axe: here } = globalThis as unknown as { readonly axe: { readonly run: (options: object) => Promise<AxeResults> } };
    const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const wanted = {
      all: { runOnly: standards, rules: { 'label-content-name-mismatch': { enabled: true } } },
      colour: { runOnly: ['color-contrast'] },
    };
    const { violations } = await here.run({ ...wanted[only], resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}

/** Things to press that a thumb would miss: 48 × 48, rows of the card 40 high. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, a[href], input, select, summary')];
    const areas = controls.map(control => control.closest('label') ?? control);
    return areas.flatMap(area => {
      const { width, height } = area.getBoundingClientRect();
      const isRow = area.dataset['testid']?.startsWith('row-') || area.dataset['testid']?.startsWith('player-');
      // Half a pixel is what rounding costs.
      const isFine = width === 0 || (height >= (isRow ? 40 : 48) - 0.5 && width >= 47.5);
      return isFine ? [] : [`${area.innerText || area.ariaLabel} ${Math.round(width)} × ${Math.round(height)}`];
    });
  });

/** What must be pushed sideways to be seen whole. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const areas = [
      document.documentElement,
      ...document.querySelectorAll('[tabindex="0"]'),
      ...(dialog?.querySelectorAll('*') ?? []),
    ];
    return areas
      .filter(area => area.scrollWidth > area.clientWidth && area.clientWidth > 1)
      .map(area => `${area.tagName} ${area.className} runs ${area.scrollWidth - area.clientWidth} pixels out`);
  });

/** Titles, and what stands below them in a bar, of which only a part can be read: cut off at an edge, or reaching out of the bar. */
export const cutTitles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const titles = [...(dialog ?? document).querySelectorAll<HTMLElement>('h1, h2, h3, header p')];
    return titles
      .filter(title => title.checkVisibility() && !title.closest('.unseen'))
      .filter(title => {
        const around = title.closest('header, dialog');
        const bar = around?.tagName === 'HEADER' ? around.getBoundingClientRect() : null;
        const { top, bottom } = title.getBoundingClientRect();
        const isClipped = getComputedStyle(title).overflowY !== 'visible' && title.scrollHeight > title.clientHeight + 1;
        const isOut = bar !== null && (top < bar.top - 0.5 || bottom > bar.bottom + 0.5);
        return title.scrollWidth > title.clientWidth || isClipped || isOut;
      })
      .map(({ innerText }) => `"${innerText}" is not to be read whole`);
  });

/** What cannot be brought whole into sight, or comes to rest behind the tray, where somebody with a keyboard would not see it. */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, a[href], input, select, summary')];
    const cut = [...document.querySelectorAll('main')]
      .filter(screen => getComputedStyle(screen).overflowY === 'hidden' && screen.scrollHeight > screen.clientHeight + 1)
      .map(screen => `the screen is ${screen.scrollHeight - screen.clientHeight} pixels higher than what is seen of it`);
    const stops = controls.map(control => control.closest('label') ?? control).filter(stop => stop.checkVisibility());
    const all = stops.reduce<readonly string[]>((found, stop) => {
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height, bottom } = stop.getBoundingClientRect();
      // What fills half of the screen is seen in parts.
      if (height > window.innerHeight / 2) return found;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOut = top < -0.5 || bottom > window.innerHeight + 0.5;
      const isCovered = there?.closest('footer') && !stop.closest('footer');
      return isOut || isCovered ? [...found, `${stop.innerText || stop.ariaLabel} is ${isOut ? 'cut off' : 'covered'}`] : found;
    }, cut);
    for (const area of document.querySelectorAll('*')) area.scrollTop = 0;
    return all;
  });

/** Pairs of neighbours in the order of the keyboard that stand the other way round for the eye. */
export const outOfOrder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const stops = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
      .map(stop => stop.closest('label') ?? stop)
      .filter(stop => stop.checkVisibility());
    return stops.flatMap((stop, i) => {
      const following = stops[i + 1];
      if (!following || following === stop) return [];
      stop.scrollIntoView({ block: 'nearest' });
      const [box, next] = [stop.getBoundingClientRect(), following.getBoundingClientRect()];
      const isAbove = next.bottom <= box.top && next.left < box.right;
      const isBefore = next.top < box.bottom - 4 && next.bottom > box.top + 4 && next.right <= box.left;
      return isAbove || isBefore ? [`${stop.innerText} before ${following.innerText}`] : [];
    });
  });
