import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE, touch, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { rollButton } from './lib/play.ts';
import { clearLevel, runAfter } from './lib/run.ts';
import { gameAfter, keptGame, openSaved, turn } from './lib/saved.ts';

const games: readonly [string, () => Parameters<typeof openSaved>[1], string][] = [
  ['a game with a card', () => gameAfter('yatzy', ['Ann', 'Ben'], [[0, { type: 'RollDice' }, '66655']]), 'row-fullHouse'],
  ['classic Rollio', () => gameAfter('rollio-classic', ['Ann'], [[0, { type: 'RollDice' }, '111234']]), 'bank'],
  ['a round of a run', () => runAfter({ wishes: [{ type: 'RollDice' }] }), 'bank'],
  ['the shop of a run', () => runAfter({ wishes: clearLevel }), 'shop'],
];

describe.runIf(!withoutChromium)('the menu of a game', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await house.visit();
    ({ page } = visitor);
    await touch(page);
  });
  afterAll(() => visitor.leave());

  const at = (id: string) => page.getByTestId(id);
  const menu = () => page.getByRole('dialog', { name: 'Menu' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu().waitFor();
  };

  test.each(games)(
    '%s: sound, rules, settings, the way out and giving up, and the game stays as it is',
    async (_, game, there) => {
      await openSaved(page, game());
      await at(there).waitFor();
      await open();
      await page.getByText('Sound', { exact: true }).tap();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('yaht.settings'))).toContain('"sound":false');
      await page.getByText('Sound', { exact: true }).tap();
      await at('menu-rules').tap();
      await page.getByRole('dialog').getByText('Rules', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await open();
      await at('menu-settings').tap();
      await page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'Black' }).check();
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('black');
      await page.getByRole('radio', { name: 'Light' }).check();
      await page.keyboard.press('Escape');
      await at(there).waitFor();
      await open();
      await at('menu-resign').waitFor();
      await at('menu-leave').tap();
      await page.getByTestId('home-continue').first().waitFor();
    },
  );

  test('resigning is asked about; a no changes nothing, and a yes ends a game that nobody else plays', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann'], [[0, { type: 'RollDice' }, '66655']]));
    const question = page.getByRole('dialog', { name: 'Resign this game?' });
    const ask = async (): Promise<void> => {
      await open();
      await at('menu-resign').tap();
      await question.getByText('That ends the game, and it is not counted.').waitFor();
    };
    await ask();
    await page.getByRole('button', { name: 'Play on' }).tap();
    await question.waitFor({ state: 'detached' });
    await rollButton(page).waitFor();
    await ask();
    await at('yes').tap();
    await at('rematch').waitFor();
    expect((await keptGame(page, 'seeded')).events.map(({ type }) => type)).toContain('Resigned');
  });

  test('“Why?” of a joker opens its own sentence with the rule, and from there all rules', async () => {
    await openSaved(page, gameAfter('yahtzee', ['Ann'], [...turn(0, '55555', 'yahtzee'), [0, { type: 'RollDice' }, '55555']]));
    await at('joker').getByRole('button', { name: 'Why?' }).tap();
    await page.getByRole('dialog', { name: 'Joker' }).waitFor();
    expect(await at('joker-why').innerText()).toBe('Yahtzee again: +100. Rule: it must go in Fives (25).');
    await page.getByRole('button', { name: 'All rules' }).tap();
    await page.getByRole('dialog', { name: 'Yahtzee' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('a Yahtzee that was scratched offers no bonus', async () => {
    const bonus = () => page.locator('[data-kind="ink"]').filter({ hasText: 'Yahtzee bonus' });
    await openSaved(page, gameAfter('yahtzee', ['Ann'], []));
    await bonus().getByText('100 each').waitFor();
    await openSaved(page, gameAfter('yahtzee', ['Ann'], turn(0, '12345', 'yahtzee')));
    await bonus().getByText('out of reach').waitFor();
  });

  test('with text twice as large four rows of the card are in view, and on the smallest screen every row can be with the dice', async () => {
    const small = await house.visit(PHONE);
    await openSaved(small.page, gameAfter('yahtzee', ['Ann', 'Ben'], [[0, { type: 'RollDice' }, '66655']]));
    await small.page.getByTestId('row-ones').waitFor();
    for (const [width, height, text] of [
      [360, 640, 200],
      [320, 568, 200],
      [320, 568, 100],
    ] as const) {
      await small.page.setViewportSize({ width, height });
      await small.page.evaluate(size => (document.documentElement.style.fontSize = `${size}%`), text);
      for (const scrolledTo of ['row-ones', 'row-chance']) {
        await small.page.getByTestId(scrolledTo).scrollIntoViewIfNeeded();
        await expect.poll(() => rowsInView(small.page), { message: `${scrolledTo} at ${width}` }).toBeGreaterThanOrEqual(4);
        for (const id of ['die-0', 'roll', scrolledTo]) expect(await isInView(small.page, id), `${id} at ${width}`).toBe(true);
      }
    }
    await small.leave();
  });
});

/** Lines of the card that are seen whole, above the tray. */
const rowsInView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-band]')].filter(row => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [top + 1, bottom - 2].every(y => row.contains(document.elementFromPoint((left + right) / 2, y)));
      }).length,
  );

const isInView = (page: Page, id: string): Promise<boolean> =>
  page.getByTestId(id).evaluate(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
