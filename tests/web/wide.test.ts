import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { newGame } from './lib/play.ts';
import { gameAfter, openSaved, turn } from './lib/saved.ts';

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

describe.runIf(!withoutChromium)('everybody at one table', () => {
  const house = openHouse();
  const names = ['Ann', 'Ben', 'Bartholomew', 'Dee', 'Eve', 'Finn'];

  /** The game in the first turn of its last player, who has rolled. */
  const lastInTurn = (players: number) =>
    gameAfter('yahtzee', names.slice(0, players), [
      ...Array.from({ length: players - 1 }, (_, seat) => turn(seat, '12346', 'chance')).flat(),
      [players - 1, { type: 'RollDice' }, '66655'],
    ]);

  test.each([
    [768, 1_024],
    [1_024, 768],
    [1_280, 800],
  ])('the player in turn never scores blind at %i by %i', async (width, height) => {
    const { page, leave } = await house.visit({ ...DESK, viewport: { width, height } });
    for (const players of [1, 2, 3, 6]) {
      await openSaved(page, lastInTurn(players));
      const [row, ready] = [page.getByTestId('row-ones'), page.getByTestId('handover-ready')];
      await row.or(ready).first().waitFor();
      if (await ready.isVisible()) await ready.click();
      await row.waitFor();
      const isSeen = await row.evaluate(button => {
        const cell = button.closest('td') ?? button;
        const [of, name, paper] = [cell, cell.closest('tr')?.querySelector('th'), cell.closest('table')?.parentElement].map(
          part => part?.getBoundingClientRect() ?? new DOMRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        return name.left >= paper.left - 1 && of.left >= name.right - 1 && of.right <= paper.right + 1;
      });
      expect([players, isSeen]).toEqual([players, true]);
    }
    await leave();
  });

  test('six tabs on the smallest phone show marks and points, and nothing of a name that is cut', async () => {
    const { page, leave } = await house.visit({ ...PHONE, viewport: { width: 320, height: 568 } });
    await openSaved(page, lastInTurn(6));
    const tabs = page.locator('[data-testid^="player-"]');
    await page.getByTestId('row-ones').or(page.getByTestId('handover-ready')).first().waitFor();
    if (await page.getByTestId('handover-ready').isVisible()) await page.getByTestId('handover-ready').tap();
    await tabs.first().waitFor();
    const cut = await tabs.evaluateAll(
      all =>
        all.flatMap(tab =>
          [...tab.querySelectorAll<HTMLElement>('span')].filter(
            part => part.clientWidth > 1 && part.scrollWidth > part.clientWidth,
          ),
        ).length,
    );
    expect(cut).toBe(0);
    expect(await tabs.first().innerText()).toContain('16');
    await leave();
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
