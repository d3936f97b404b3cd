import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touch, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { scoreButton } from './lib/play.ts';
import { gameAfter, keptGame, openSaved, turn } from './lib/saved.ts';

/** A throw that fills no straight, with a roll left. */
const rolled = () => gameAfter('yahtzee', ['Ann'], [[0, { type: 'RollDice' }, '66655']]);

const factsOf = async (page: Page): Promise<readonly string[]> => (await keptGame(page, 'seeded')).events.map(({ type }) => type);

describe.runIf(!withoutChromium)('what is asked before it is done', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await house.visit();
    ({ page } = visitor);
    await touch(page);
  });
  afterAll(() => visitor.leave(/ERR_FAILED/));

  const at = (id: string) => page.getByTestId(id);
  const zeroQuestion = () => page.getByRole('dialog', { name: 'Score 0 in Large straight? Three of a kind would give 28.' });

  test('a needless zero is asked about each time, and no more once somebody says so', async () => {
    await openSaved(page, rolled());
    for (let time = 0; time < 2; time++) {
      await at('row-largeStraight').tap();
      await at('commit').tap();
      await zeroQuestion().waitFor();
      await page.getByRole('button', { name: 'Another row' }).tap();
      await zeroQuestion().waitFor({ state: 'detached' });
      expect(await scoreButton(page).count()).toBe(0);
    }
    await at('row-largeStraight').tap();
    await at('commit').tap();
    await page.getByText('Ask before a zero').tap();
    await page.keyboard.press('Escape');
    await at('row-largeStraight').tap();
    await at('commit').tap();
    await page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();
    expect(await factsOf(page)).toContain('ScoreRecorded');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/settings');
  });

  test('two quick taps on a row choose it and do not score; a third, later one does', async () => {
    await openSaved(page, rolled());
    const row = at('row-fullHouse');
    await row.waitFor();
    await row.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await scoreButton(page).waitFor();
    await at('commit').tap();
    await page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();
    expect((await factsOf(page)).filter(type => type === 'ScoreRecorded')).toHaveLength(1);
  });

  test('a hint says first that it marks the game; a no marks nothing, and after a yes it is not asked again', async () => {
    await openSaved(page, rolled());
    const question = page.getByRole('dialog', { name: 'Take a hint? The game then counts as assisted.' });
    await at('hint').tap();
    await question.waitFor();
    await at('no').tap();
    await question.waitFor({ state: 'detached' });
    expect(await factsOf(page)).not.toContain('HintTaken');
    await page.keyboard.press('h');
    await at('yes').tap();
    await at('coach-note').waitFor();
    await expect.poll(() => factsOf(page)).toContain('HintTaken');
    await at('roll').tap();
    await at('coach-note').waitFor({ state: 'detached' });
    await at('hint').tap();
    await at('coach-note').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('screen readers hear of the joker’s bonus, of a takeback and of a hint', async () => {
    await openSaved(page, gameAfter('yahtzee', ['Ann'], [...turn(0, '55555', 'yahtzee'), [0, { type: 'RollDice' }, '55555']]));
    await at('row-fives').tap();
    await at('commit').tap();
    const status = at('status');
    await expect.poll(() => status.innerText()).toContain('Ann scored 25 in Fives. Yahtzee bonus: 100 points more.');
    await at('undo').tap();
    await expect.poll(() => status.innerText()).toContain('Taken back: Fives is open again.');
    await at('hint').tap();
    await at('yes').tap();
    await expect.poll(() => status.innerText()).toContain('Ann took a hint. The game counts as assisted.');
  });

  test('a hint that nobody can give marks nothing', async () => {
    await page.route('**/*worker*.js', route => route.abort());
    await page.route('**/v1/**', route => route.abort());
    await page.goto('/settings');
    await openSaved(page, rolled());
    await at('hint').tap();
    await at('yes').tap();
    await at('coach-note').getByText('This device cannot solve the game').waitFor();
    expect(await factsOf(page)).not.toContain('HintTaken');
    await page.unrouteAll();
  });
});
