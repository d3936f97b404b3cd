/** The link of a room, as those open it who were sent it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { openRows, playTurn, rollButton } from './lib/play.ts';
import { joinRoom, nameIn, openRoom } from './lib/rooms.ts';

describe.runIf(!withoutChromium)('an invitation', () => {
  const house = openHouse();

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const named = (page: Page, name: string) => page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const forThree = (page: Page) => page.getByRole('button', { name: 'Add a seat' }).click();

  test('says who invites, who sits where and when it begins, and takes the seat by keyboard alone', async () => {
    const [ann, ben, cleo] = await Promise.all([house.visit(PHONE), house.visit(PHONE), house.visit(DESK)]);
    const room = await openRoom(ann.page, async page => {
      await named(page, 'Ann');
      await forThree(page);
      await page.getByRole('radio', { name: '1 day' }).check();
    });
    await openPage(ben.page, `/r/${room}`);
    await heading(ben.page, 'Ann would like to play Yahtzee');
    await ben.page.getByText('when all seats are taken').waitFor();
    await joinRoom(ben.page, room, 'Ben');
    await openPage(cleo.page, `/r/${room}`);
    const seats = cleo.page.getByRole('list', { name: 'Who sits where' }).getByRole('listitem');
    await expect.poll(() => seats.allInnerTexts()).toEqual(['A\nAnn\ninvites you', 'B\nBen\nplays too', '?\nYou\nthis seat']);
    await cleo.page.getByText('within 1 day').waitFor();
    await cleo.page.getByText('when you join').waitFor();
    // A name that is none is asked for where it is written.
    await cleo.page.getByRole('button', { name: 'Join the third seat of three' }).focus();
    await cleo.page.keyboard.press('Enter');
    await cleo.page.getByRole('alert').getByText('A name has 1 to 20 characters.').waitFor();
    await cleo.page.keyboard.type('Cleo');
    await cleo.page.getByRole('button', { name: 'Join as Cleo the third seat of three' }).waitFor();
    await cleo.page.keyboard.press('Enter');
    await rollButton(ann.page).waitFor();
    await cleo.page.getByRole('button', { name: 'Ann is playing' }).waitFor();
    await Promise.all([ann.leave(), ben.leave(), cleo.leave()]);
  });

  test('of twenty people who open it at once, one gets the seat and the others hear the truth', async () => {
    const [ann, ben] = await Promise.all([house.visit(PHONE), house.visit(PHONE)]);
    const room = await openRoom(ann.page, page => named(page, 'Ann'));
    await openPage(ben.page, `/r/${room}`);
    await named(ben.page, 'Ben');
    const join = (name: string): Promise<Response> =>
      fetch(`${house.server.document.http.url}/v1/rooms/${room}/join`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    const answers = await Promise.all(Array.from({ length: 19 }, (_, i) => join(`Guest ${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const codes = await Promise.all(
      answers.filter(({ ok }) => !ok).map(async answer => ((await answer.json()) as { code: string }).code),
    );
    expect(new Set(codes)).toEqual(new Set(['room-full']));
    await ben.page.getByRole('button', { name: /^Join as Ben/ }).click();
    await heading(ben.page, 'Every seat is taken');
    await ben.page.getByRole('alert').getByText('Somebody was faster').waitFor();
    await ben.page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
    await ben.page.getByRole('button', { name: /^A table of your own/ }).click();
    await ben.page.getByRole('radio', { name: 'Somebody I send a link' }).waitFor();
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('tells of a game that is on, and shows it to those who want to watch', async () => {
    const [ann, ben, eve] = await Promise.all([house.visit(PHONE), house.visit(PHONE), house.visit(PHONE)]);
    const room = await openRoom(ann.page, page => named(page, 'Ann'));
    await joinRoom(ben.page, room, 'Ben');
    await rollButton(ann.page).waitFor();
    await openPage(eve.page, `/r/${room}`);
    await heading(eve.page, 'Ann and Ben are playing');
    await eve.page.getByText('Yahtzee, round 1 of 13.').waitFor();
    expect(await eve.page.getByRole('textbox').count()).toBe(0);
    await eve.page.getByRole('button', { name: 'Watch', exact: true }).click();
    await eve.page.getByRole('button', { name: /^Watching/ }).waitFor();
    // The short code led into the lobby only.
    await openPage(eve.page, `/r/${room.slice(0, 6)}`);
    await heading(eve.page, 'There is no such room');
    await Promise.all([ann.leave(), ben.leave(), eve.leave(/404/)]);
  });

  test('a private room is on no list; one for anybody is, and its host begins with one press', async () => {
    const [ann, ben, cy] = await Promise.all([house.visit(PHONE), house.visit(PHONE), house.visit(DESK)]);
    const hidden = await openRoom(ann.page);
    const shown = await openRoom(ben.page, async page => {
      await named(page, 'Ben');
      await page.getByRole('radio', { name: 'Anybody now' }).check();
    });
    expect(shown).toMatch(/^[A-Z0-9]{6}$/);
    await openPage(cy.page, '/join');
    await cy.page.getByRole('link', { name: new RegExp(`^${shown}`) }).waitFor();
    expect(await cy.page.getByText(hidden.slice(0, 6)).count()).toBe(0);
    await cy.page.getByRole('link', { name: new RegExp(`^${shown}`) }).click();
    await cy.page.getByText('when Ben starts it').waitFor();
    await named(cy.page, 'Cy');
    await cy.page.getByTestId('enter').click();
    await ben.page.getByRole('button', { name: 'Start', exact: true }).click();
    await rollButton(ben.page).waitFor();
    await Promise.all([ann.leave(), ben.leave(), cy.leave()]);
  });

  test('a rated room makes a profile for those who have none, and never waits without a clock', async () => {
    const [ann, ben] = await Promise.all([house.visit(PHONE), house.visit(PHONE)]);
    const room = await openRoom(ann.page, async page => {
      await named(page, 'Ann');
      await page.getByRole('radio', { name: 'On', exact: true }).check();
      await expect.poll(() => page.getByRole('radio', { name: '3 days' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: 'No limit' }).count()).toBe(0);
      expect(await page.getByRole('combobox', { name: 'Seat 2' }).count()).toBe(0);
    });
    await openPage(ben.page, `/r/${room}`);
    await ben.page.getByText('it changes your rating').waitFor();
    await joinRoom(ben.page, room, 'Ben');
    await rollButton(ann.page).waitFor();
    for (const { page } of [ann, ben]) expect(await page.evaluate(() => localStorage.getItem('yaht.profile'))).toContain('key');
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('closing the tab loses nothing: the other sees “away”, and who comes back reads what happened and goes on to the next game', async () => {
    const [ann, ben, cy] = await Promise.all([house.visit(PHONE), house.visit(PHONE), house.visit(DESK)]);
    const slow = (page: Page) => page.getByRole('radio', { name: '3 days' }).check();
    const first = await openRoom(ann.page, page => named(page, 'Ann'));
    await joinRoom(ben.page, first, 'Ben');
    await playTurn(ann.page);
    await ann.page.close();
    await ben.page.getByText(/^away/).first().waitFor();
    await playTurn(ben.page);
    const again = await ann.context.newPage();
    const second = await openRoom(again, slow);
    await joinRoom(cy.page, second, 'Cy');
    // A device knows who plays once it has seen them come.
    await rollButton(again).waitFor();
    // Home has both, and one tap leads to the dice.
    await openPage(again, '/');
    const slips = again.getByTestId('home-continue');
    await expect.poll(() => slips.count()).toBe(2);
    await expect.poll(() => again.title()).toBe('(2) yaht');
    await slips.filter({ hasText: 'Ben' }).click();
    await again
      .getByRole('region', { name: 'While you were away' })
      .getByText(/^Ben (scored \d+|put a zero) in /)
      .waitFor();
    await rollButton(again).click();
    await openRows(again).first().waitFor();
    await scoreLast(again);
    await expect.poll(() => again.getByTestId('while-away').count()).toBe(0);
    await again.getByRole('link', { name: 'Next game Yahtzee with Cy' }).click();
    await expect.poll(() => nameIn(again)).toBe(second);
    await rollButton(again).waitFor();
    await Promise.all([ann.leave(), ben.leave(), cy.leave()]);
  });

  /** The rest of a turn that has begun: the row that asks nothing. */
  async function scoreLast(page: Page): Promise<void> {
    await openRows(page).last().click();
    // A program presses faster than anybody means to, and such a press does nothing.
    await expect
      .poll(async () => {
        await page
          .getByTestId('commit')
          .click({ timeout: 1_000 })
          .catch(() => {});
        return page.getByTestId('commit').isVisible();
      })
      .toBe(false);
  }

  test('a profile finds its seats on a new device', async () => {
    const [ann, ben, other] = await Promise.all([house.visit(PHONE), house.visit(PHONE), house.visit(DESK)]);
    const room = await openRoom(ann.page, async page => {
      await named(page, 'Ann');
      await page.getByRole('radio', { name: 'On', exact: true }).check();
    });
    await joinRoom(ben.page, room, 'Ben');
    await rollButton(ann.page).waitFor();
    const profile = await ann.page.evaluate(() => localStorage.getItem('yaht.profile') ?? '');
    await openPage(other.page, '/settings');
    await other.page.evaluate(text => localStorage.setItem('yaht.profile', text), profile);
    await openPage(other.page, '/games');
    await heading(other.page, 'Your games');
    await other.page.getByTestId('home-continue').click();
    await rollButton(other.page).waitFor();
    await Promise.all([ann.leave(/WebSocket/), ben.leave(), other.leave()]);
  });
});
