import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { run, yaht } from '../lib/programs.ts';
import { Client } from '../server/lib/client.ts';
import { DESK, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { finishedGames } from './lib/finished.ts';

describe.runIf(!withoutChromium)('people and their games', () => {
  // This morning is the same for everything that happens here.
  const house = openHouse('noon');

  const figure = (page: Page, name: string) =>
    page.getByTestId('figures').locator('div', { hasText: name }).locator('dd').innerText();

  async function importFile(page: Page, path: string): Promise<void> {
    await page.goto('/profile');
    await page.getByTestId('import').setInputFiles(path);
  }

  test('the numbers of the profile are those of the records; what is exported is read again, and deleted is gone', async () => {
    const { page, leave } = await house.visit(PHONE);
    const { document, scores, faces } = finishedGames(6);
    const path = join(house.folder, 'games.json');
    await writeFile(path, JSON.stringify(document));
    await importFile(page, path);
    await page.getByText('7 games added.').waitFor();
    // The seventh had a hint, so it is in the history and in no figure.
    expect(await figure(page, 'Games')).toBe('6');
    expect(await figure(page, 'Best')).toBe(String(Math.max(...scores)));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(await figure(page, 'Average')).toBe(mean.toFixed(1));
    const rolled = faces.reduce((sum, times) => sum + times, 0);
    await page.getByText(`${rolled.toLocaleString('en')} dice thrown.`).waitFor();
    await page.getByText('Show as table').first().click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2);

    const exporting = page.waitForEvent('download');
    await page.getByTestId('export-json').click();
    const copy = join(house.folder, 'copy.json');
    await (await exporting).saveAs(copy);
    expect((JSON.parse(await readFile(copy, 'utf8')) as typeof document).games).toHaveLength(7);
    await page.goto('/history');
    await expect.poll(() => page.getByTestId('history').locator('li').count()).toBe(7);
    await expect.poll(() => page.getByText('assisted').count()).toBe(1);

    await page.goto('/profile');
    await page.getByTestId('delete-all').click();
    await page.getByTestId('delete-yes').click();
    await page.getByText('Everything is deleted.').waitFor();
    await page.goto('/history');
    await page.getByText('No finished game on this device yet.').waitFor();
    await importFile(page, copy);
    await page.getByText('7 games added.').waitFor();
    expect(await figure(page, 'Best')).toBe(String(Math.max(...scores)));

    // Older copies have the name that a list of games to play has.
    const older = join(house.folder, 'older.json');
    await writeFile(older, JSON.stringify({ ...document, schema: 'yaht.games/1' }));
    await importFile(page, older);
    await page.getByText('7 games were here already.').waitFor();
    const list = join(house.folder, 'list.json');
    await writeFile(list, (await run(yaht, ['rules', '--json'])).stdout);
    await importFile(page, list);
    await page.getByText('This file holds no games of yaht.').waitFor();

    // Nobody knows what a game says about somebody who was helped, but it was played.
    await page.getByTestId('delete-all').click();
    await page.getByTestId('delete-yes').click();
    await page.getByText('Everything is deleted.').waitFor();
    const helped = join(house.folder, 'helped.json');
    await writeFile(helped, JSON.stringify({ ...document, games: document.games.slice(-1) }));
    await importFile(page, helped);
    await page.getByText('1 assisted game, not counted.').waitFor();
    await leave();
  });

  test('a profile is made, opened on a second device by a code, leads a board that is still shown offline, and is deleted', async () => {
    const [phone, desk] = await Promise.all([house.visit(PHONE), house.visit(DESK)]);
    await phone.page.goto('/profile');
    await phone.page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await phone.page.getByTestId('save-profile').click();
    await phone.page.getByText('Saved.').waitFor();
    await phone.page.getByText('On another device').click();
    await phone.page.getByTestId('get-code').click();
    const code = await phone.page.getByTestId('transfer-code').innerText();

    await desk.page.goto('/profile');
    await desk.page.getByText('On another device').click();
    await desk.page.getByRole('textbox', { name: /code/ }).fill(code);
    await desk.page.getByTestId('use-code').click();
    await desk.page.getByText('Saved.').waitFor();
    const { key } = await desk.page.evaluate(() => JSON.parse(localStorage.getItem('yaht.profile') ?? '{}') as { key: string });
    await finishAlone(key, {});
    await finishAlone(key, { hints: true }, true);

    await desk.page.goto('/boards');
    await expect
      .poll(async () => {
        await desk.page.reload();
        await desk.page
          .getByText(/(1 game|Nobody here)/)
          .first()
          .waitFor();
        return desk.page.getByTestId('board').locator('li').count();
      })
      .toBe(1);
    // Ann has played two games, but one of them with a hint; she is the only one she knows, and was not here this morning.
    await desk.page.getByText('you, 1 game').waitFor();
    await desk.page.getByText('new since this morning').waitFor();
    await desk.page.getByText('From the first game on.').waitFor();
    await desk.page.getByRole('link', { name: 'Check the dice of Ann' }).click();
    await desk.page.getByTestId('verdict').waitFor();
    await desk.page.goto('/history');
    await expect.poll(() => desk.page.getByTestId('history').getByText('online').count()).toBe(2);
    await expect.poll(() => desk.page.getByTestId('history').getByRole('link', { name: 'Replay' }).count()).toBe(2);
    await desk.page.goto('/boards');
    await desk.page.getByText('you, 1 game').waitFor();
    await desk.goOffline();
    await desk.page.getByRole('radio', { name: 'Week' }).check();
    await desk.page.getByText('This needs a connection').waitFor();
    await desk.page.getByRole('radio', { name: 'Played with' }).check();
    await desk.page.getByText(/^Last seen/).waitFor();
    await desk.context.setOffline(false);

    await phone.page.getByTestId('delete-all').click();
    await phone.page.getByTestId('delete-yes').click();
    await phone.page.getByText('Everything is deleted.').waitFor();
    await desk.page.reload();
    await desk.page.getByText('Make a profile first.').waitFor();
    await desk.page.getByRole('radio', { name: 'All time' }).check();
    await desk.page.getByText('Nobody is on this board yet.').waitFor();
    await Promise.all([phone.leave(), desk.leave(/401/)]);
  });

  /** A game of Yahtzee alone at the server, one roll a turn. */
  async function finishAlone(profile: string, options: object, withHint = false): Promise<void> {
    const client = await Client.connect({ tcp: house.server.document.tcp.port, http: house.server.document.http.port }, 'tcp');
    await client.ask({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 1, autoFirstRoll: true, profile, ...options });
    await client.ask({ type: 'StartGame' });
    if (withHint) await client.ask({ type: 'Hint' });
    for (const category of YAHTZEE) await client.ask({ type: 'ScratchCategory', category });
    client.socket.destroy();
  }
});

const YAHTZEE =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance'.split(' ');
