import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { newGame } from './lib/play.ts';
import { gameAfter, openSaved } from './lib/saved.ts';

describe.runIf(!withoutChromium)('a wide window', () => {
  const house = openHouse();
  let desk: Visitor;
  beforeAll(async () => {
    desk = await house.visit(DESK);
  });
  afterAll(() => desk.leave());

  test.each([
    ['yahtzee', ['Ann', 'Ben', 'Cy', 'Dee'], '33355'],
    ['yatzy', ['Ann'], '33355'],
  ])('%s is seen as a whole: large dice, and no row to scroll to', async (variant, names, dice) => {
    const { page } = desk;
    await openSaved(page, gameAfter(variant, names, [[0, { type: 'RollDice' }, dice]]));
    await page.getByTestId('row-chance').waitFor();
    const found = await page.evaluate(() => {
      const lower = [...document.querySelectorAll('tfoot td, [data-testid="roll"], [data-testid="die-4"]')];
      return {
        die: document.querySelector('[data-testid="die-0"] svg')?.getBoundingClientRect().width ?? 0,
        lowest: Math.max(...lower.map(part => part.getBoundingClientRect().bottom)),
        farthest: Math.max(...lower.map(part => part.getBoundingClientRect().right)),
      };
    });
    expect(found.die).toBeGreaterThanOrEqual(96);
    expect(found.lowest).toBeLessThanOrEqual(800);
    // The card begins where the tray ends and reaches the other side.
    expect(found.farthest).toBeGreaterThan(1_280 - 40);
  });
});

describe.runIf(!withoutChromium)('a new game', () => {
  const house = openHouse();

  test.each([
    ['en-GB', 'Yahtzee', ['Yahtzee', 'Yatzy', 'Rollio']],
    ['sv-SE', 'Yatzy', ['Yatzy', 'Yahtzee', 'Rollio']],
    ['de-DE', 'Kniffel', ['Kniffel', 'Yatzy', 'Rollio']],
  ])('%s: the game of the language comes first of three, and the others are folded', async (locale, usual, three) => {
    const { page, leave } = await house.visit({ ...PHONE, locale });
    await openPage(page, '/new');
    await page.getByTestId('start').waitFor();
    const offered = page.locator('input[name="game"]:visible');
    expect(await offered.evaluateAll(all => all.map(each => each.closest('label')?.innerText))).toEqual(three);
    expect(await page.getByRole('radio', { name: usual, exact: true }).isChecked()).toBe(true);
    await leave();
  });

  test('who begins is rolled by somebody: nothing is told before', async () => {
    const { page, leave } = await house.visit();
    await openPage(page, '/new');
    await page.getByRole('radio', { name: 'Roll for it' }).check();
    await page.getByRole('button', { name: /^Start/ }).tap();
    const roll = page.getByRole('button', { name: 'Roll', exact: true });
    await roll.waitFor();
    expect(await page.getByRole('status').innerText()).toBe('');
    await roll.tap();
    await page
      .getByRole('status')
      .filter({ hasText: / begins$/ })
      .waitFor();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await leave();
  });

  test('a game behind a picture and one of the folded ones can be begun', async () => {
    for (const game of ['Yatzy', 'Maxi Yatzy']) {
      const { page, leave } = await house.visit();
      await newGame(page, { game, players: ['Person'] });
      await page.locator('header').getByText(game, { exact: true }).waitFor();
      await leave();
    }
  });
});
