import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choiceText, courseOf, lessonsOf } from '@yaht/coach';
import { messagesFor } from '@yaht/messages';
import { compileTables, reviewGame, solveHere, type SeatReview } from '@yaht/solver';
import { fault, replay, type GameStarted, type ScorecardGame } from '@yaht/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT, PHONE, turnTo, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { faces, openRows, rollButton, scoreButton } from './lib/play.ts';
import { playedGame } from './lib/played.ts';
import { gameAfter, openSaved, putSaved, turn } from './lib/saved.ts';

const words = messagesFor('en');

const tables = compileTables(playedGame(0).start.variant);
const solution = tables.ok ? solveHere(tables.value, { precision: 'f64' }) : fault(tables.error);

/** What the solver itself says of a game of Yahtzee, to compare the screen with. */
const reviewed = ({ events }: ScorecardGame): SeatReview => reviewGame(solution, events)[0] ?? fault('not reviewed');

describe.runIf(!withoutChromium)('a game looked at again', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  const come = async (options = PHONE): Promise<void> => {
    visitor = await house.visit(options);
    ({ page } = visitor);
  };
  const figure = async (id: string): Promise<number> => {
    const text = await page.getByTestId(id).innerText();
    return Math.round(10 * Number(text.replace('−', '-')));
  };

  describe('on this device', () => {
    // One device for all: the game is solved once.
    beforeAll(() => come(KEPT));
    afterAll(() => visitor.leave());

    test('expected, luck and decisions add up to the score, to the last digit, in twenty games', async () => {
      const games = Array.from({ length: 20 }, (_, seed) =>
        playedGame(seed, 'yahtzee', ['Ann'], seed % 2 === 0 ? 'easy' : 'normal'),
      );
      for (const game of games) await putSaved(page, game);
      for (const { start, over } of games) {
        // A way inside the app, as a link is: the table that was solved for the first one is still there.
        await page.evaluate(path => history.pushState(null, '', path), `/g/${start.id}/review`);
        const total = over?.totals[0] ?? expect.fail('a game without an end');
        await expect.poll(() => page.getByTestId('account-score').innerText()).toBe(String(total));
        const [begin, luck, loss] = [await figure('account-start'), await figure('account-luck'), await figure('account-loss')];
        expect(begin + luck + loss).toBe(10 * total);
        expect(begin).toBe(2545);
        await page.evaluate(() => history.pushState(null, '', '/settings'));
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
      }
    });

    test('the chart is a table too, with a line for every roll and decision', async () => {
      const game = playedGame(3);
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}/review`);
      await page.getByTestId('chart-table').tap();
      const rows = page.getByRole('table').first().locator('tbody tr');
      const steps = courseOf(reviewed(game));
      await expect.poll(() => rows.count()).toBe(steps.length);
      await expect.poll(() => rows.last().innerText()).toContain(words.review.points(steps.at(-1)?.after ?? 0));
    });

    test('while somebody learns, the answer is nowhere on the page until it is shown', async () => {
      const game = playedGame(4);
      const review = reviewed(game);
      const [lesson] = lessonsOf(review);
      const [best] = lesson?.best ?? [];
      if (!lesson || !best || lesson.rollsLeft > 0) expect.fail('the first lesson of this game is a row');
      const answer = choiceText(words, game.start.variant, lesson.dice, best);
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}/learn?seat=0`);
      await page.getByRole('heading', { name: 'Which row?' }).waitFor();
      expect(await page.content()).not.toContain(answer);
      expect(await page.locator('body').ariaSnapshot()).not.toContain(answer);
      expect(await page.getByTestId('alternatives').count()).toBe(0);
      // What was played is not good enough.
      const played =
        lesson.chosen.type === 'end' ? Object.keys(game.start.variant.categories)[lesson.chosen.ending.category] : '';
      await page.getByTestId(`row-${played}`).tap();
      await page.getByTestId('lesson-answer').tap();
      await page.getByText('That is what was played.').waitFor();
      expect(await page.content()).not.toContain(answer);
      await page.getByTestId('lesson-show').tap();
      await page.getByTestId('alternatives').getByText(answer).waitFor();
    });

    test('with opponents, the end of a game, its review, its lessons and its puzzles count the same mistakes, and never others', async () => {
      const game = playedGame(26, 'yahtzee', ['Ann', 'Ben']);
      await putSaved(page, game);
      const counted = await countedMistakes(page);
      await turnTo(page, `/play/${game.start.id}`);
      await page.getByTestId('review-open').getByText('to learn from').waitFor();
      await page.getByTestId('review-open').tap();
      await page.getByTestId('kept').waitFor();
      const judged = await Promise.all(
        ['mistake', 'blunder'].map(name => page.getByTestId(`class-${name}`).locator('dd').innerText()),
      );
      const mistakes = judged.reduce((sum, count) => sum + Number(count), 0);
      await page.getByRole('contentinfo').getByTestId('mistake-next').tap();
      await page.getByRole('heading', { name: words.review.lesson(1, mistakes) }).waitFor();
      expect(await counted()).toEqual([mistakes]);
      // By points there are more: what counts here is the chance to win.
      expect(mistakes).toBeGreaterThan(0);
      expect(mistakes).toBeLessThan(lessonsOf(reviewed(game)).length);
    });

    test('a link leads to the same position, and the best answer solves it', async () => {
      const game = playedGame(4);
      const [lesson] = lessonsOf(reviewed(game));
      const [best] = lesson?.best ?? [];
      await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}/review`);
      await page.locator('[data-testid^="review-row-"]').first().tap();
      await page.getByTestId('copy-link').tap();
      await page.getByTestId('copy-link').getByText('Copied.').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto(link);
      const shown = (await faces(page)).map(name => name.split(', ')[1]);
      const names = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
      expect(shown).toEqual(lesson?.dice?.map(face => names[face]));
      const category = best?.type === 'end' ? Object.keys(game.start.variant.categories)[best.ending.category] : '';
      await page.getByTestId(`row-${category}`).tap();
      await page.getByTestId('lesson-answer').tap();
      await page.getByText('That is the best there is.').waitFor();
    });

    test('somebody tries from a decision: the same dice, in a game of its own', async () => {
      const game = playedGame(4);
      const [lesson] = lessonsOf(reviewed(game));
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}/review`);
      await page.locator('[data-testid^="review-row-"]').first().tap();
      await page.getByTestId('try-from-here').tap();
      await page.waitForURL(/\/play\//);
      await openRows(page).first().waitFor();
      const names = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
      expect((await faces(page)).map(name => name.split(', ')[1])).toEqual(lesson?.dice?.map(face => names[face]));
    });

    test('a replay opens where its address says, goes by keys, and one step back leaves it', async () => {
      const game = playedGame(5, 'yatzy', ['Ann', 'Ben']);
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}?at=17`);
      const scrubber = page.getByTestId('scrubber');
      await expect.poll(() => scrubber.inputValue()).toBe('17');
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(/at=18$/);
      await page.keyboard.press('Home');
      await page.waitForURL(/at=0$/);
      await page.keyboard.press('End');
      await expect.poll(() => scrubber.inputValue()).toBe((await scrubber.getAttribute('max')) ?? '');
      for (const [seat, total] of (game.over?.totals ?? []).entries())
        await page.getByTestId(`player-${seat}`).getByText(String(total), { exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL(/settings$/);
    });

    test('without a network a review is as good as with one', async () => {
      const game = playedGame(6);
      await putSaved(page, game);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await page.reload();
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await visitor.goOffline();
      await page.goto(`/g/${game.start.id}/review`);
      await expect.poll(() => page.getByTestId('account-score').innerText()).toBe(String(game.over?.totals[0]));
      await visitor.context.setOffline(false);
    });

    test('the coach asks before a mistake without giving the answer away, and the game is marked', async () => {
      await page.goto('/settings');
      await page.getByRole('radio', { name: 'Ask before a mistake' }).check();
      const game = gameAfter('yahtzee', ['Ann'], [[0, { type: 'RollDice' }, '66665']]);
      await openSaved(page, game);
      await rollButton(page).tap();
      const doubt = page.getByTestId('coach-doubt');
      await expect.poll(() => doubt.innerText()).toMatch(/^This keep costs \d+\.\d points\. Best keep is hidden\.$/);
      expect(await page.locator('body').ariaSnapshot()).not.toContain('Hold 6 6 6 6');
      expect(await page.getByTestId('no').getAttribute('data-look')).toBe('main');
      await page.getByTestId('coach-show').tap();
      await expect.poll(() => doubt.innerText()).toContain('Hold 6 6 6 6');
      await page.getByTestId('yes').tap();
      await page.getByRole('button', { name: /^Roll \d.*1 reroll left/ }).waitFor();
      await openRows(page).first().tap();
      await scoreButton(page).waitFor();
      expect(await savedText(page, game.start.id)).toContain('HintTaken');
    });

    test('a coach that always shows says it without being asked; where nobody may be helped, it says that', async () => {
      await page.goto('/settings');
      await page.getByRole('radio', { name: 'Always show' }).check();
      const game = gameAfter('yahtzee', ['Ann'], [[0, { type: 'RollDice' }, '66665']]);
      await openSaved(page, game);
      await page.getByTestId('coach-note').getByText('Hold 6 6 6 6').waitFor();
      // As a rated room is: its games begin without hints.
      const strict = replay(game.events.map(event => (event.type === 'GameStarted' ? withoutHints(event) : event)));
      await openSaved(page, strict);
      await page.getByTestId('hint').getByText('Hints are off in this game').waitFor({ state: 'attached' });
      expect(await page.getByTestId('coach-note').count()).toBe(0);
      expect(await savedText(page, game.start.id)).not.toContain('HintTaken');
    });

    test('where nobody can know a hint, none is offered, and nobody counts as helped', async () => {
      await page.goto('/settings');
      await page.getByRole('radio', { name: 'Always show' }).check();
      const game = gameAfter('maxi-yatzy', ['Ann'], [[0, { type: 'RollDice' }, '666654']]);
      await openSaved(page, game);
      const reason = 'Maxi Yatzy cannot be solved: the solver knows games with exactly five dice.';
      await page.getByTestId('hint').getByText(reason).waitFor({ state: 'attached' });
      await page.getByTestId('hint').dispatchEvent('click');
      await page.keyboard.press('h');
      await page.getByTestId('row-sixes').tap();
      await scoreButton(page).tap();
      await expect.poll(() => savedText(page, game.start.id)).toContain('ScoreRecorded');
      expect(await savedText(page, game.start.id)).not.toContain('HintTaken');
    });

    test('who will win is shown to whoever wants to know, with the scores that may come', async () => {
      const begun = gameAfter('yahtzee', ['Ann', 'Ben'], [...turn(0, '66666', 'yahtzee'), [1, { type: 'RollDice' }, '11234']]);
      await openSaved(page, begun);
      await openRows(page).first().waitFor();
      expect(await page.getByTestId('winprob').count()).toBe(0);
      await page.goto('/settings');
      await page.getByRole('checkbox', { name: 'Show who will win' }).check();
      await openSaved(page, begun);
      const bar = page.getByTestId('winprob');
      const [ann = 0, ben = 0] = ((await bar.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
      expect([ann + ben, ann > ben]).toEqual([100, true]);
      await bar.tap();
      await page.getByRole('img', { name: 'Ann' }).waitFor();
      await page.getByRole('button', { name: 'Show as table' }).first().tap();
      const shares = await page.getByRole('dialog').locator('tbody td:last-child').allInnerTexts();
      const sum = shares.reduce((all, share) => all + (Number.parseFloat(share.replace('<', '')) || 0), 0);
      expect(shares.length).toBeGreaterThan(10);
      expect(Math.abs(sum - 100)).toBeLessThan(10);
    });

    test('the result is a picture to give away', async () => {
      const game = playedGame(5, 'yatzy', ['Ann', 'Ben']);
      await putSaved(page, game);
      await page.goto(`/g/${game.start.id}`);
      await page.getByTestId('share').tap();
      const saving = page.waitForEvent('download');
      await page.getByTestId('share-image').tap();
      const file = join(house.folder, 'result.png');
      await (await saving).saveAs(file);
      const picture = await readFile(file);
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1080]);
    });

    test('a table that was damaged on the device is solved again', async () => {
      const game = playedGame(6);
      await putSaved(page, game);
      await page.evaluate(
        () =>
          new Promise<void>(resolve => {
            const opening = indexedDB.open('yaht-tables');
            opening.addEventListener('success', () => {
              const writing = opening.result.transaction('tables', 'readwrite');
              const shelf = writing.objectStore('tables');
              const reading = shelf.getAllKeys();
              reading.addEventListener('success', () => {
                for (const name of reading.result) shelf.put(new Uint8Array([1, 2, 3]), name);
              });
              writing.addEventListener('complete', () => resolve());
            });
          }),
      );
      await page.goto(`/g/${game.start.id}/review`);
      await expect.poll(() => page.getByTestId('account-score').innerText()).toBe(String(game.over?.totals[0]));
    });
  });

  test('a device that cannot solve asks the server, and a game that is not here comes from there', async () => {
    await come();
    await page.route('**/*worker*.js', route => (/library/.test(route.request().url()) ? route.abort() : route.continue()));
    const { url } = house.server.document.http;
    const opened = (await (await fetch(`${url}/game/new`, { method: 'POST' })).json()) as Record<string, string>;
    const [id, token] = [opened['game_id'] ?? opened['id'] ?? '', opened['token'] ?? ''];
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    await fetch(`${url}/game/${id}/roll`, { method: 'POST', headers });
    await fetch(`${url}/game/${id}/score`, { method: 'POST', headers, body: '{"category":"chance"}' });
    await page.goto(`/g/${id}/review`);
    await page.getByTestId('account-score').waitFor();
    expect(await figure('account-start')).toBe(2545);
    await page.goto('/g/nothing-here');
    await page.getByText('There is no such game').waitFor();
    await visitor.leave(/Failed to load resource|worker|ERR_FAILED|404/);
  });
});

const withoutHints = (start: GameStarted): GameStarted => ({ ...start, options: { ...start.options, hints: false } });

/** Every number of mistakes that comes to be read from now on, however shortly. */
async function countedMistakes(page: Page): Promise<() => Promise<readonly number[]>> {
  const seen = await page.evaluateHandle(() => {
    const numbers = new Set<number>();
    const look = (): void => {
      const places = ['review-open', 'mistake-next', 'kept'].map(name => `[data-testid="${name}"]`).join();
      for (const { innerText } of document.querySelectorAll<HTMLElement>(places)) {
        const [number] = /\d+(?= mistake)/.exec(innerText) ?? [];
        if (number !== undefined) numbers.add(Number(number));
      }
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    return numbers;
  });
  return () => seen.evaluate(numbers => [...numbers]);
}

/** The text of a game as the device keeps it. */
const savedText = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    name =>
      new Promise<string>(resolve => {
        const opening = indexedDB.open('yaht');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').get(name);
          reading.addEventListener('success', () => resolve(String(reading.result)));
        });
      }),
    id,
  );
