import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { heldAnswers, heldFile } from './lib/held-up.ts';
import { openHouse } from './lib/house.ts';
import { chooseGame } from './lib/play.ts';
import { joinRoom, nameIn } from './lib/rooms.ts';
import { playUntil } from './lib/run-by-screen.ts';

describe.runIf(!withoutChromium)('a duel of Rollio', () => {
  const house = openHouse();

  /** Ann has opened a room, Ben has come in, and the duel begins. */
  async function begin() {
    const [ann, ben] = await Promise.all([house.visit(PHONE), house.visit(DESK)]);
    await openPage(ann.page, '/new');
    await chooseGame(ann.page, 'Rollio Duel');
    for (const choice of ['Time for a turn', 'Rated', 'People on this device'])
      expect(await ann.page.getByText(choice, { exact: true }).count()).toBe(0);
    await ann.page.getByRole('button', { name: /^Make the link/ }).click();
    await ann.page.getByTestId('room-code').waitFor();
    const room = nameIn(ann.page);
    await joinRoom(ben.page, room, 'Ben');
    return { ann, ben, room };
  }

  const over = (page: Page) => page.getByTestId('duel-over');
  test('two browsers play the same run side by side, one goes away and comes back, and the end is the same for both', async () => {
    const { ann, ben, room } = await begin();

    // Ann is in her first round; Ben sees it without doing anything.
    await playUntil(ann.page, '[data-testid="die-0"]');
    await ben.page.getByTestId('rival-0').getByText('playing').waitFor();
    await expect.poll(() => ben.page.getByTestId('rival-1').innerText()).toContain('choosing dice');
    await expect.poll(() => ann.page.getByTestId('rivals').innerText()).toMatch(/Ben\s+L1\s+choosing dice/);

    // Ben goes away and comes back to where he was.
    await ben.page.goto('about:blank');
    await ann.page.getByTestId('rivals').getByText('away').waitFor();
    await ben.page.goto(`/r/${room}`);
    await ben.page.getByTestId('choose-set').waitFor();
    await ann.page.getByTestId('rivals').getByText('choosing dice').waitFor();

    // In the middle of a round the page is loaded again: the same dice.
    await playUntil(ann.page, '[data-testid="reroll"][aria-disabled="false"]');
    const dice = () => ann.page.locator('[data-testid^="die-"] .unseen').allTextContents();
    const before = await dice();
    await ann.page.reload();
    await expect.poll(dice).toEqual(before);

    await playUntil(ann.page, '[data-testid="duel-waits"]');
    await expect.poll(() => ann.page.getByTestId('new-run').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => ben.page.getByTestId('rival-0').innerText()).toMatch(/out/);

    // Whoever is out may look on, and only that; whoever plays may not.
    expect(await ben.page.getByTestId('watch-0').count()).toBe(0);
    await ann.page.getByRole('button', { name: 'Watch Ben' }).click();
    await ann.page.getByText('Ben, Rollio run').waitFor();
    expect(await ann.page.getByTestId('choose-set').count()).toBe(0);
    await playUntil(ben.page, '[data-testid="reroll"][aria-disabled="false"]');
    await ann.page.getByTestId('pot').waitFor();
    await ann.page.getByTestId('rivals').click();
    await ann.page.getByRole('button', { name: 'Your run' }).click();
    await ann.page.getByTestId('duel-waits').waitFor();
    await playUntil(ben.page, '[data-testid="duel-over"]');
    await over(ann.page).waitFor();
    const [seenByAnn, seenByBen] = await Promise.all([ann, ben].map(({ page }) => over(page).innerText()));
    expect(seenByBen).toBe(seenByAnn);
    expect(seenByAnn).toMatch(/^(Player 1 wins|Ben wins|Player 1 and Ben win)\n/);
    await ben.page.getByTestId('new-run').click();
    await ann.page.getByTestId('room-code').waitFor();
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('ways that take long to list come, whatever the other does meanwhile; once the best is taken, another tap opens nothing', async () => {
    const { ann, ben } = await begin();
    const answers = await heldAnswers(ann.page);
    await ann.page.reload();
    const worker = await heldFile(ann.page, '**/ways.worker*');
    await ann.page.getByTestId('set-mirror@2').click();
    await playUntil(ann.page, '[data-testid="roll"][aria-disabled="false"]');
    await ann.page.getByTestId('roll').click();
    // Mirrors, which count as any face.
    for (const die of ['die-4', 'die-5']) await ann.page.getByTestId(die).click();
    await expect.poll(worker.isAsked).toBe(true);
    await expect.poll(() => ann.page.getByTestId('commit').getAttribute('aria-disabled')).toBe('true');
    await ben.page.getByTestId('choose-set').click();
    await ann.page.getByTestId('rivals').getByText('playing').nth(1).waitFor();
    worker.release();
    const commit = ann.page.locator('[data-testid="commit"][aria-disabled="false"]');
    await commit.waitFor();
    answers.hold();
    await commit.click();
    await ann.page.getByTestId('commit').click();
    expect(await ann.page.getByRole('dialog').count()).toBe(0);
    answers.release();
    await ann.page.locator('[data-testid="bank"][aria-disabled="false"]').click();
    await Promise.all([ann.leave(), ben.leave()]);
  });
});
