import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, KEPT, keptByDevice, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { faces, openRows, playTurn, rollButton } from './lib/play.ts';
import { playUntil } from './lib/run-by-screen.ts';

describe.runIf(!withoutChromium)('the game of the day', () => {
  // Nobody here plays past midnight.
  const house = openHouse('noon');

  async function begin(page: Page, name: string): Promise<string> {
    await page.goto('/');
    await page.getByTestId('home-daily').click();
    await page.getByRole('textbox', { name: 'Your name on the board' }).fill(name);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await rollButton(page).waitFor();
    return title;
  }

  test('two people in two time zones get the same dice; the result, the board and a second attempt', async () => {
    const [ann, ben] = await Promise.all([
      house.visit({ ...PHONE, timezoneId: 'Pacific/Auckland' }),
      house.visit({ ...DESK, timezoneId: 'America/Los_Angeles' }),
    ]);
    const titles = await Promise.all([begin(ann.page, 'Ann'), begin(ben.page, 'Ben')]);
    expect(titles[1]).toBe(titles[0]);
    const rolled = await Promise.all(
      [ann.page, ben.page].map(async page => {
        await rollButton(page).click();
        await openRows(page).first().waitFor();
        return faces(page);
      }),
    );
    expect(rolled[1]).toEqual(rolled[0]);
    await expect.poll(() => ann.page.getByTestId('hint').getAttribute('aria-disabled')).toBe('true');

    // In the middle of it the page is loaded again: the same attempt, the same dice.
    await ann.page.goto('/daily');
    await ann.page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => faces(ann.page)).toEqual(rolled[0]);
    await playTurn(ann.page);
    const result = ann.page.getByTestId('daily-score');
    const nextTurn = () => rollButton(ann.page).or(result).first().waitFor();
    for (await nextTurn(); !(await result.isVisible()); await nextTurn()) await playTurn(ann.page);
    const text = ann.page.getByTestId('share-text');
    await expect.poll(() => text.innerText()).toContain('lost to perfect play');
    const lines = (await text.innerText()).split('\n');
    expect(lines[0]).toMatch(/^Dice Daily #\d+ - (Yatzy|Yahtzee)$/);
    expect(lines[2]).toMatch(/^[✓~x]{5} [✓~x]{5} [✓~x]{3,5} \(/);
    expect(lines).toHaveLength(4);

    const [picture] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('button', { name: 'Share a picture' }).click(),
    ]);
    const png = await readFile(await picture.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);

    // Nobody gave permission for the clipboard.
    await ann.page.getByTestId('copy-words').click();
    await ann.page.getByText('Copied.').waitFor();
    await expect.poll(() => ann.page.getByTestId('board').locator('li').count()).toBe(1);
    await expect.poll(() => ann.page.getByText('Rank 1 of 1 so far').count()).toBe(1);

    await ann.page.getByRole('button', { name: 'Play again, unranked' }).click();
    const toTheDay = ann.page.getByRole('button', { name: 'To the board of the day' });
    const nextAgain = () => rollButton(ann.page).or(toTheDay).first().waitFor();
    for (await nextAgain(); !(await toTheDay.isVisible()); await nextAgain()) await playTurn(ann.page);
    await toTheDay.click();
    await expect.poll(() => result.getAttribute('aria-label')).toBe(lines[1]?.split(',')[0]);
    await expect.poll(() => ann.page.getByTestId('board').locator('li').count()).toBe(1);
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('the run of the day is played to its end, and is on its board with levels and points', async () => {
    const { page, leave } = await house.visit();
    await page.goto('/');
    await page.getByTestId('home-daily-run').click();
    await page.getByRole('textbox', { name: 'Your name on the board' }).fill('Dee');
    await page.getByTestId('daily-play').click();
    await page.getByTestId('choose-set').waitFor();
    await playUntil(page, '[data-testid="moment-lost"]');
    await playUntil(page, '[data-testid="run-over"]');
    await page.getByRole('button', { name: 'To the board of the day' }).click();
    await page.getByText('Rank 1 of 1 so far').waitFor();
    const [, scored, link] = (await page.getByTestId('share-text').innerText()).split('\n');
    await expect.poll(() => page.getByTestId('daily-score').getAttribute('aria-label')).toBe(scored);
    expect(scored).toMatch(/^[\d,]+ points, \d+ levels? cleared$/);
    expect(link).toMatch(/\/d\/\d+\/rollio$/);
    const [points = '', levels = ''] = scored?.split(/ points, /) ?? [];
    const line = await page.getByTestId('board').locator('li').innerText();
    for (const part of ['Dee', points, levels]) expect(line).toContain(part);

    // The card of the day is another game, which nobody here has played.
    await page.getByTestId('daily-card').click();
    await page.getByTestId('daily-play').getByText('Play', { exact: true }).waitFor();
    await page.goto('/boards');
    await page.getByRole('radio', { name: 'Daily', exact: true }).check();
    await page.getByRole('radio', { name: 'Rollio run' }).check();
    await page.getByTestId('board').getByText('Dee').waitFor();
    await page.goto('/daily/rollio');
    await page.getByTestId('check-own').click();
    await page.getByText(/Its seed is told when the day is over/).waitFor();
    await leave();
  });

  test('of a day that is over it is not said that somebody could be the first', async () => {
    const ann = await house.visit();
    await openPage(ann.page, '/daily');
    await ann.page.getByRole('link', { name: 'The day before' }).click();
    await ann.page.getByText('Nobody finished it.').waitFor();
    await ann.leave();
  });

  test('without a connection the day is played on other dice, and the page says so', async () => {
    const { page, goOffline, leave } = await house.visit(KEPT);
    await page.goto('/');
    await keptByDevice(page);
    await goOffline();
    await page.goto('/daily');
    await page.getByRole('textbox', { name: 'Your name on the board' }).fill('Cem');
    await page.getByText('These dice come from this device alone.').waitFor();
    await page.getByTestId('daily-offline').click();
    await rollButton(page).click();
    await leave();
  });
});
