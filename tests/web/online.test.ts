import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { lastingPort } from '../lib/port.ts';
import { startYahtServer } from '../lib/server.ts';
import { Guest } from '../online/lib/guest.ts';
import { DESK, openPage, PHONE, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { joinRoom, nameIn, openRoom } from './lib/rooms.ts';
import { faces, openRows, playTurn, rollButton, scoreButton } from './lib/play.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

describe.runIf(!withoutChromium)('a game in a room', () => {
  const house = openHouse();

  /** The last one to come has begun the game. */
  async function begin(host: Page, guest: Page): Promise<void> {
    await rollButton(host).waitFor();
    await guest.getByRole('button', { name: /is playing/ }).waitFor();
  }

  test('two browsers meet by a code, see each other’s dice and holds, talk, and a reload keeps the seat', async () => {
    const [ann, ben] = await Promise.all([house.visit(PHONE), house.visit(DESK)]);
    await ann.page.clock.install();
    const room = await openRoom(ann.page);
    const code = await ann.page.getByTestId('room-code').innerText();
    // Nobody comes for a while, so Ann plays a bot until somebody does.
    await ann.page.clock.fastForward(30_000);
    await ann.page.getByRole('button', { name: 'Play a bot meanwhile' }).click();
    await rollButton(ann.page).waitFor();
    await openPage(ben.page, '/join');
    await ben.page.getByText('No room is open.').waitFor();
    await ben.page.getByRole('textbox', { name: 'Room code or link' }).fill(code.toLowerCase());
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await ben.page.getByRole('button', { name: 'Join as Ben the second seat of two' }).click();
    await expect.poll(() => nameIn(ben.page)).toBe(room);
    await ann.page.getByRole('link', { name: `Room ${code}: somebody has come` }).click();
    await begin(ann.page, ben.page);
    await rollButton(ann.page).click();
    await openRows(ann.page).first().waitFor();
    const dice = await faces(ann.page);
    await expect.poll(() => faces(ben.page)).toEqual(dice);
    await ann.page.getByTestId('die-1').click();
    await ben.page.locator('[data-testid="die-1"][aria-pressed="true"]').waitFor();
    await ben.page.getByRole('button', { name: /^Chat/ }).click();
    await ben.page.getByRole('button', { name: 'Nice roll' }).click();
    await ann.page.getByRole('button', { name: 'Chat, 1 new' }).waitFor();
    await ann.page.reload();
    await openRows(ann.page).first().waitFor();
    expect(await faces(ann.page)).toEqual(dice);
    expect(ann.page.url()).not.toMatch(/token/i);
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('dice and row in hand stay there while others talk, look on, go and come back', async () => {
    const [ann, ben, eve] = await Promise.all([house.visit(DESK), house.visit(PHONE), house.visit(PHONE)]);
    const code = await openRoom(ann.page, async page => {
      await page.getByText('More choices').click();
      await page.getByRole('checkbox', { name: 'Those who watch may write' }).check();
    });
    await joinRoom(ben.page, code, 'Ben');
    await begin(ann.page, ben.page);
    await rollButton(ann.page).click();
    await openRows(ann.page).first().waitFor();
    await ann.page.getByTestId('die-1').click();
    await ann.page.getByTestId('die-3').click();
    await openRows(ann.page).last().click();
    const inHand = async () => ({
      held: await ann.page
        .locator('[data-testid^="die-"][aria-pressed="true"]')
        .evaluateAll(dice => dice.map(one => one.dataset['testid'])),
      row: await ann.page.getByTestId('commit').innerText(),
      dice: await faces(ann.page),
    });
    const before = await inHand();
    expect(before.held).toEqual(['die-1', 'die-3']);
    const stays = async (news: Locator): Promise<void> => {
      await news.waitFor();
      expect(await inHand()).toEqual(before);
    };
    const talk = async (page: Page, heard: string): Promise<void> => {
      await page.getByRole('button', { name: /^Chat/ }).click();
      await page.getByRole('button', { name: 'Nice roll' }).click();
      await page.keyboard.press('Escape');
      await stays(ann.page.getByRole('button', { name: heard }));
    };
    await talk(ben.page, 'Chat, 1 new');
    await openPage(eve.page, `/r/${code}`);
    await eve.page.getByTestId('spectate').click();
    await eve.page.getByRole('button', { name: /^Watching .+ is playing$/ }).waitFor();
    await talk(eve.page, 'Chat, 2 new');
    await ben.page.goto('/');
    await stays(ann.page.getByText(/^away/).first());
    await ben.page.goBack();
    await stays(ann.page.getByText('online', { exact: true }).first());
    await Promise.all([ann.leave(), ben.leave(), eve.leave()]);
  });

  test('dice and row in hand stay there when the host leaves for good, and somebody else is the host', async () => {
    const [ann, ben] = await Promise.all([house.visit(DESK), house.visit(PHONE)]);
    const code = await openRoom(ben.page);
    await joinRoom(ann.page, code, 'Ann');
    await begin(ben.page, ann.page);
    await playTurn(ben.page);
    await rollButton(ann.page).click();
    await openRows(ann.page).first().waitFor();
    await ann.page.getByTestId('die-2').click();
    await openRows(ann.page).last().click();
    const row = await ann.page.getByTestId('commit').innerText();
    const answer = await ben.page.evaluate(async room => {
      const seats = JSON.parse(localStorage.getItem('yaht.seats') ?? '[]') as readonly { room: string; token: string }[];
      const token = seats.find(seat => seat.room === room)?.token ?? '';
      const left = await fetch(`/v1/rooms/${room}/leave`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      return left.status;
    }, code);
    expect(answer).toBe(200);
    await ann.page.getByRole('region', { name: 'What happened' }).getByText('Ann is the host.').waitFor();
    expect(await ann.page.locator('[data-testid="die-2"][aria-pressed="true"]').count()).toBe(1);
    expect(await ann.page.getByTestId('commit').innerText()).toBe(row);
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('a player who resigns in a room is out of it, and the other plays on', async () => {
    const [ann, ben] = await Promise.all([house.visit(DESK), house.visit(PHONE)]);
    const code = await openRoom(ann.page);
    await joinRoom(ben.page, code, 'Ben');
    await begin(ann.page, ben.page);
    await ben.page.getByRole('button', { name: 'Menu' }).click();
    await ben.page.getByTestId('menu-resign').click();
    await ben.page.getByRole('dialog').getByText('The house plays your seat to the end.').waitFor();
    await ben.page.getByTestId('yes').click();
    await ann.page.getByRole('region', { name: 'What happened' }).getByText('Ben resigned.').waitFor();
    await ann.page.getByText('resigned', { exact: true }).first().waitFor();
    await playTurn(ann.page);
    await ben.page.getByRole('button', { name: 'Menu' }).click();
    await ben.page.getByTestId('menu-leave').waitFor();
    expect(await ben.page.getByTestId('menu-resign').count()).toBe(0);
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('the turn of somebody who is away is passed, and that is said to those who listen and to those who look', async () => {
    const url = house.server.document.http.url;
    const ann = await house.visit(DESK);
    const away = { variant: 'yahtzee', seats: 2, whenAway: 'zero', awaySeconds: 5 } as const;
    const { code, ann: token } = await begunRoom(url, away);
    await takeSeat(ann.page, { room: code, token, name: 'Ann' });
    await playTurn(ann.page);
    const passed = /^Ben's turn is passed: a zero in \w+/;
    const log = ann.page.getByRole('region', { name: 'What happened' });
    await log.getByText(passed).waitFor();
    await expect.poll(() => ann.page.getByTestId('status').innerText()).toMatch(/Ben's turn is passed: a zero in \w+\..*/);
    await rollButton(ann.page).waitFor();
    await ann.leave();
  });

  test('the line for a terminal leads to the server; on a phone there is none, nor through a proxy, which has no way for terminals', async () => {
    const ann = await house.visit(DESK);
    await openRoom(ann.page);
    const code = await ann.page.getByTestId('room-code').innerText();
    await ann.page.getByText(`yaht join 127.0.0.1:${house.server.document.tcp.port} --room ${code}`).waitFor();
    await ann.page.getByText('Only this computer can open the link.').waitFor();
    await ann.page.setViewportSize({ width: 360, height: 640 });
    await ann.page.getByText('yaht join').waitFor({ state: 'detached' });
    await ann.page.setViewportSize({ width: 1280, height: 800 });
    await ann.page.getByText('yaht join').waitFor();
    await ann.context.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.7' });
    const asked = ann.page.waitForResponse('**/v1/server');
    await ann.page.reload();
    await (await asked).finished();
    await ann.page.getByTestId('room-qr').waitFor();
    expect(await ann.page.getByText('yaht join').count()).toBe(0);
    await ann.leave();
  });

  test('a server that thinks, and is then killed: the button stays down meanwhile, and the same dice are there when it is back', async () => {
    const own = await emptyFolder();
    const place = ['--data', own.path, '--http-port', `${await lastingPort()}`];
    const first = await startYahtServer(place);
    const ann = await house.visitTo(first.document.http.url);
    const code = await openRoom(ann.page);
    await ann.page.getByRole('combobox', { name: 'Add a bot' }).selectOption({ label: 'Bot, easy' });
    await rollButton(ann.page).waitFor();
    first.signal('SIGSTOP');
    await rollButton(ann.page).click();
    await ann.page.locator('[data-testid="roll"][data-pressed="true"]').waitFor();
    first.signal('SIGCONT');
    await openRows(ann.page).first().waitFor();
    await ann.page.locator('[data-testid="roll"]:not([data-pressed])').waitFor();
    const dice = await faces(ann.page);
    await first.stop('SIGKILL');
    await ann.page.locator('[data-testid="conn"]:not([data-state="online"])').waitFor();
    const second = await startYahtServer(place);
    await ann.page.locator('[data-testid="conn"][data-state="online"]').waitFor();
    expect(await faces(ann.page)).toEqual(dice);
    await openRows(ann.page).last().click();
    await ann.page.getByRole('button', { name: /^Score \d+/ }).click();
    await rollButton(ann.page).waitFor();
    expect(code).toMatch(/^[A-Z0-9]{16}$/);
    await ann.leave(/WebSocket connection/);
    await second.stop('SIGTERM');
    await own.remove();
  });

  test('an unknown room is said, and what was typed stays', async () => {
    const ann = await house.visit();
    await openPage(ann.page, '/join');
    await ann.page.getByRole('textbox', { name: 'Room code or link' }).fill('zzz zzz');
    await ann.page.getByRole('button', { name: 'Join', exact: true }).click();
    await ann.page.getByRole('heading', { name: 'There is no such room' }).waitFor();
    await ann.page.getByRole('button', { name: 'Another code' }).click();
    await expect.poll(() => ann.page.getByRole('textbox', { name: 'Room code or link' }).inputValue()).toBe('ZZZZZZ');
    await ann.leave(/404/);
  });

  test('whoever sat second in a room reviews their own decisions, and not those of the first', async () => {
    const { code, ben } = await playedRoom(house.server.document.http.url);
    const visitor = await house.visit();
    const { page } = visitor;
    await takeSeat(page, { room: code, token: ben, name: 'Ben' });
    await page.getByTestId('review-open').click();
    await expect.poll(() => page.getByRole('heading', { name: /^Review, / }).innerText()).toBe('Review, Ben');
    await visitor.leave();
  });

  test('whoever only watched a game is told why there is no other one for them', async () => {
    const { code } = await playedRoom(house.server.document.http.url);
    const { page, leave } = await house.visit();
    await openPage(page, `/r/${code}`);
    await page.getByRole('heading', { name: 'Ann and Ben have finished' }).waitFor();
    await page.getByRole('button', { name: 'See how it ended' }).click();
    const again = page.getByRole('button', { name: 'Play again You have no seat here.' });
    await again.waitFor();
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('link', { name: /^Review of Ann/ }).waitFor();
    await leave();
  });

  test('a game in a room waits on Home, with whose turn it is by now', async () => {
    const [ann, ben] = await Promise.all([house.visit(PHONE), house.visit(DESK)]);
    const code = await openRoom(ann.page);
    await joinRoom(ben.page, code, 'Ben');
    await begin(ann.page, ben.page);
    await ben.page.goto('/');
    const slip = ben.page.getByTestId('home-continue');
    await slip.getByText('Yahtzee, round 1, Player 1 to play').waitFor();
    await slip.getByText('waiting').waitFor();
    await playTurn(ann.page);
    await ben.page.reload();
    await slip.getByText('your turn').waitFor();
    await expect.poll(() => ben.page.title()).toBe('(1) yaht');
    await slip.click();
    await rollButton(ben.page).waitFor();
    await Promise.all([ann.leave(), ben.leave()]);
  });

  test('a game that ended meanwhile waits on Home no longer', async () => {
    const { code, ben } = await playedRoom(house.server.document.http.url);
    const { page, leave } = await house.visit();
    await openPage(page, '/settings');
    const seats = ['Ann', 'Ben'].map(name => ({ name, score: 0 }));
    const line = { room: code, phase: 'playing', variant: SHORT, seats, own: [1], turn: [1], round: 1, waits: true, until: null };
    await page.evaluate(
      ([seat, game]) => {
        localStorage.setItem('yaht.seats', JSON.stringify([seat]));
        localStorage.setItem('yaht.open-games', JSON.stringify([game]));
      },
      [{ room: code, token: ben, name: 'Ben' }, line],
    );
    // The printed page, which knows of no game, is not what is looked at: it asks nothing.
    const asked = page.waitForResponse(response => new URL(response.url()).pathname === `/v1/rooms/${code}`);
    await page.goto('/');
    await asked;
    await page.getByText('Play on this device, no account needed.').waitFor();
    expect(await page.getByTestId('home-continue').count()).toBe(0);
    await leave();
  });

  test.each(['yahtzee', 'rollio-classic'])(
    'whoever watches %s is told so, and offered nothing that only players can do',
    async variant => {
      const { code } = await begunRoom(house.server.document.http.url, { variant, whenAway: 'wait' });
      const { page, leave } = await house.visit();
      await openPage(page, `/r/${code}`);
      await page.getByTestId('spectate').click();
      await page.getByRole('button', { name: /^Watching .+ is playing$/ }).waitFor();
      expect(await page.getByRole('button', { name: /^(Undo|Sort|Hint|Bank)/ }).count()).toBe(0);
      await leave();
    },
  );

  test.runIf(!withoutTmux)('a phone, a desk and a terminal play one game; a score is taken back by consent', async () => {
    const [ann, ben, cy] = await Promise.all([house.visit(PHONE), house.visit(DESK), Guest.open(house.folder)]);
    const code = await openRoom(ann.page, async page => {
      await page.getByRole('button', { name: 'Add a seat' }).click();
      await page.getByRole('radio', { name: '90 s' }).check();
      await page.getByRole('radio', { name: 'A bot plays' }).check();
    });
    await joinRoom(ben.page, code, 'Ben');
    await cy.start(`join 127.0.0.1:${house.server.document.tcp.port} --room ${code} --name Cy --no-animation`, 'Cy (you)');
    // Where turns are short, everybody says that they are ready.
    await cy.press('r');
    for (const { page } of [ben, ann]) await page.getByRole('button', { name: 'I am ready' }).click();
    await begin(ann.page, ben.page);
    for (const { page } of [ann, ben]) expect(await page.getByTestId('turn-clock').innerText()).toMatch(/^1:[0-3]\d/);

    await ben.page.keyboard.press('/');
    await ben.page.keyboard.type('Good luck, all');
    await ben.page.keyboard.press('Enter');
    await cy.sees('Good luck, all');
    await ann.page.getByRole('button', { name: 'Chat, 1 new' }).waitFor();

    await rollButton(ann.page).click();
    await openRows(ann.page).last().click();
    const dice = await faces(ann.page);
    await scoreButton(ann.page).click();
    await rollButton(ben.page).waitFor();
    await ann.page.getByRole('button', { name: 'Undo' }).click();
    await ben.page.getByTestId('takeback').getByText('would like the last score back').waitFor();
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    await cy.sees('would like the last score back');
    await cy.press('Y');
    await ben.page.getByRole('button', { name: /is playing/ }).waitFor();
    await scoreRowAgain(ann.page, dice);

    await rollButton(ben.page).waitFor();
    await playTurn(ben.page);
    await cy.terminal.untilScreen(screen => /Cy \(you\).* to play/.test(screen));
    await cy.press('Space');
    // Keys are quicker than the server.
    await cy.sees('Roll 1 of 3');
    await cy.press('Tab', 'Enter');
    await cy.sees('Enter again scores');
    await cy.press('Enter');
    const asked = await cy.terminal.untilScreen(screen => screen.includes('(y/N') || screen.includes('Round 2'));
    if (asked.includes('(y/N')) await cy.press('y');
    await ann.page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();

    await ben.leave();
    await ann.page.getByText(/away, \d:\d\d/).waitFor();
    await ann.leave();
    await cy.close();
  });

  /** The same dice lie there as before the score was taken back; they are scored once more. */
  async function scoreRowAgain(page: Page, dice: readonly string[]): Promise<void> {
    await openRows(page).last().click();
    expect(await faces(page)).toEqual(dice);
    await scoreButton(page).click();
  }
});

const SHORT = {
  id: 'two-lines',
  name: 'Two lines',
  dice: 5,
  rolls: 2,
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

type Call = (path: string, body: object, token?: string) => Promise<{ token: string; room: { room: string } }>;

const callTo =
  (url: string): Call =>
  async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}/v1/rooms${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) expect.fail(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { token: string; room: { room: string } };
  };

/** A room in which Ann and Ben have begun a game by HTTP; with the secrets of their seats. */
async function begunRoom(
  url: string,
  options: object,
): Promise<{ readonly code: string; readonly ann: string; readonly ben: string }> {
  const call = callTo(url);
  const { token: ann, room } = await call('', { name: 'Ann', seats: 2, ...options });
  const at = `/${room.room}`;
  const { token: ben } = await call(`${at}/join`, { name: 'Ben' });
  await call(`${at}/ready`, { ready: true }, ben);
  await call(`${at}/start`, {}, ann);
  return { code: room.room, ann, ben };
}

/** A room in which Ann and Ben have played a short game to its end. */
async function playedRoom(url: string): ReturnType<typeof begunRoom> {
  const room = await begunRoom(url, { variant: SHORT });
  const call = callTo(url);
  for (const category of Object.keys(SHORT.categories))
    for (const token of [room.ann, room.ben]) {
      await call(`/${room.code}/roll`, {}, token);
      await call(`/${room.code}/score`, { category }, token);
    }
  return room;
}

/** The device has this seat, and goes to its room. */
async function takeSeat(
  page: Page,
  seat: { readonly room: string; readonly token: string; readonly name: string },
): Promise<void> {
  await openPage(page, '/settings');
  await page.evaluate(kept => localStorage.setItem('yaht.seats', JSON.stringify([kept])), seat);
  await page.goto(`/r/${seat.room}`);
}
