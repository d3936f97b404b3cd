import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Guest } from '../online/lib/guest.ts';
import { DESK, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { openRows, rollButton, scoreButton } from './lib/play.ts';
import { joinRoom } from './lib/rooms.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

describe.runIf(!withoutChromium && !withoutTmux)('one voice', () => {
  const house = openHouse();

  test('screen reader, log, terminal and line mode say the same sentence about the same fact', async () => {
    const [ann, ben, cy] = await Promise.all([
      house.visit(DESK),
      Guest.open(`${house.folder}/ben`),
      Guest.open(`${house.folder}/cy`, { COLUMNS: '200' }),
    ]);
    const { page } = ann;
    await openPage(page, '/new?online');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByTestId('start').click();
    const code = await page.getByTestId('room-code').innerText();
    const join = `join 127.0.0.1:${house.server.document.tcp.port} --room ${code}`;
    await ben.start(`${join} --name Ben --no-animation`, 'Ben (you)');
    await cy.start(`${join} --name Cy --plain`, 'You are in room');
    await ben.press('r');
    await cy.terminal.type('ready');
    await rollButton(page).waitFor();
    const spoken = await listen(page);

    const everybodyHears = async (sentence: RegExp): Promise<void> => {
      await expect.poll(spoken).toMatch(sentence);
      const [said = ''] = sentence.exec(await spoken()) ?? [];
      await expect.poll(() => page.getByRole('region', { name: 'What happened' }).innerText()).toContain(said);
      await ben.sees(said);
      await cy.terminal.untilScreen(screen => screen.replaceAll(/\s+/g, ' ').includes(said));
    };

    await rollButton(page).click();
    await openRows(page).last().click();
    await scoreButton(page).click();
    await everybodyHears(/Player 1 scored \d+ in Chance\./);

    await page.getByRole('button', { name: 'Undo' }).click();
    const asked = 'Player 1 would like the last score back.';
    await ben.sees(`${asked} Y agrees, N declines.`);
    await cy.sees(asked, 'Answer yes or no.');
    await ben.press('Y');
    await cy.terminal.type('yes');
    await everybodyHears(/Taken back: Chance is open again\./);

    await page.keyboard.press('/');
    await page.keyboard.type('Good luck');
    await page.keyboard.press('Enter');
    await everybodyHears(/Player 1: Good luck/);
    await Promise.all([ann.leave(), ben.close(), cy.close()]);
  });
});

describe.runIf(!withoutChromium)('a seat that is away', () => {
  const house = openHouse();

  /** A room that waits no longer for somebody who is away than any room can; who opened it looks on. */
  async function openImpatientRoom(): Promise<string> {
    const call = async (path: string, body: object, token?: string) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(`${house.server.document.http.url}/v1/rooms${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify(body),
      });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as { readonly token: string; readonly room: { readonly room: string } };
    };
    const { token, room } = await call('', { name: 'Opener', variant: 'yahtzee', seats: 2, start: 'ready', awaySeconds: 5 });
    await call(`/${room.room}/leave-seat`, {}, token);
    return room.room;
  }

  test('its passed turn is told in the status for screen readers and in the log, and a hint waits for one’s own', async () => {
    const [ann, ben] = await Promise.all([house.visit(DESK), house.visit(PHONE)]);
    const code = await openImpatientRoom();
    for (const [{ page }, name] of [[ann, 'Ann'] as const, [ben, 'Ben'] as const]) {
      await joinRoom(page, code, name);
      await page.getByRole('button', { name: /^(I am ready|Ready)$/ }).click();
    }
    const { page } = ann;
    await rollButton(page).click();
    const spoken = await listen(page);
    await openRows(page).last().click();
    await scoreButton(page).click();
    await page.getByTestId('hint').getByText("It is Ben's turn. Wait until yours comes.").waitFor({ state: 'attached' });
    await ben.leave();
    const log = page.getByRole('region', { name: 'What happened' });
    for (const sentence of [/Ben's turns are passed for now\./, /Ben's turn is passed: a zero in [A-Z][a-z ]+\./]) {
      await expect.poll(spoken).toMatch(sentence);
      await expect.poll(() => log.innerText()).toMatch(sentence);
    }
    await rollButton(page).waitFor();
    await ann.leave();
  });
});

/** Everything the status has said since. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const status = document.querySelector('[data-testid="status"]');
    if (!status) throw new Error('nothing speaks');
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard.join('\n'));
}
