import { choiceText, lessonsOf, packOf, type Puzzle } from '@yaht/coach';
import { messagesFor } from '@yaht/messages';
import { fault } from '@yaht/rules';
import { advise, cardStateOf, compileTables, reviewGame, solveHere } from '@yaht/solver';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, sideways, smallTargets } from './lib/access.ts';
import { KEPT, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { faces } from './lib/play.ts';
import { playedGame } from './lib/played.ts';
import { putSaved } from './lib/saved.ts';

const { puzzles: words } = messagesFor('en');
const game = playedGame(4);
const { variant } = game.start;
const tables = compileTables(variant);
const solution = tables.ok ? solveHere(tables.value, { precision: 'f64' }) : fault(tables.error);

const TODAY = Date.UTC(2026, 10, 16, 12);

/** The position of a puzzle with its best row; these puzzles are all about rows. */
function rowsOf({ position: { card, dice, rollsLeft } }: Puzzle): { readonly best: string; readonly worst: string } {
  const advice = advise(solution, { card: cardStateOf(solution.tables, card), dice, rerollsLeft: rollsLeft });
  const rows = advice.ok ? advice.value.categories.toSorted((one, other) => other.expected - one.expected) : [];
  return { best: rows[0]?.id ?? '', worst: rows.at(-1)?.id ?? '' };
}

describe.runIf(!withoutChromium)('puzzles', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await house.visit(KEPT);
    ({ page } = visitor);
  });
  afterAll(() => visitor.leave());

  const said = () => page.getByTestId('lesson-said').innerText();
  async function answer(row: string): Promise<void> {
    await page.getByTestId(`row-${row}`).tap();
    await page.getByTestId('lesson-answer').tap();
    await page.getByTestId('puzzle-next').waitFor();
  }

  test('a pack: the same puzzles as everywhere, no answer on the page before one is given, and progress is kept', async () => {
    const pack = packOf(solution, 'three-alike');
    const [first, second] = [pack[0] ?? expect.fail('an empty pack'), pack[1] ?? expect.fail('a pack of one')];
    await page.goto('/puzzles');
    await page.getByText(words.noneYet).waitFor();
    await page.getByTestId('theme-three-alike').tap();
    await page.getByRole('heading', { name: words.askRow }).waitFor();
    const names = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
    expect((await faces(page)).map(name => name.split(', ')[1])).toEqual(first.position.dice.map(face => names[face]));
    expect(await page.getByTestId('alternatives').count()).toBe(0);
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/best|Why/i);
    expect([await barriers(page, 'all'), await smallTargets(page), await sideways(page)]).toEqual([[], [], []]);

    await answer(rowsOf(first).best);
    expect(await said()).toBe(words.right);
    await page
      .getByTestId('why')
      .getByText(/brings|better/)
      .waitFor();
    await page.getByTestId('puzzle-next').tap();
    await page.waitForURL(/three-alike\/2$/);
    await answer(rowsOf(second).worst);
    expect(await said()).toMatch(/^Not the best: it costs \d+\.\d points\.$/);
    expect([await barriers(page, 'all'), await smallTargets(page), await sideways(page)]).toEqual([[], [], []]);

    await page.goto('/puzzles');
    await page.getByTestId('theme-three-alike').getByText(`of ${pack.length}`).waitFor();
    // The one that was not solved comes next.
    await expect.poll(() => page.getByTestId('theme-three-alike').getAttribute('href')).toMatch(/three-alike\/2$/);
  });

  test('mistakes of a review come back tomorrow, once, and without a network', async () => {
    const [review] = reviewGame(solution, game.events);
    const lessons = lessonsOf(review ?? fault('no review'));
    // No day ends before it is meant to.
    await page.clock.setFixedTime(TODAY);
    await putSaved(page, game);
    await page.goto(`/g/${game.start.id}/review`);
    await page.getByTestId('kept').getByText(words.fromReview(lessons.length)).waitFor();
    await page.goto('/puzzles');
    expect(await page.getByTestId('puzzles-state').innerText()).toBe(
      `${words.noneDue} ${words.nextDue(1)} ${words.kept(lessons.length, 0)}`,
    );

    await page.clock.setFixedTime(TODAY + 86_400_000);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await visitor.goOffline();
    await page.goto('/');
    await page.getByRole('link', { name: `${words.title} ${words.due(lessons.length)}` }).tap();
    await page.getByTestId('puzzles-due').tap();
    // The costliest first: a row, of which the best is nowhere to be read.
    const [worst] = lessons;
    const [best] = worst?.best ?? [];
    if (!worst || best?.type !== 'end') return expect.fail('the costliest decision of this game is a row');
    await page.getByRole('heading', { name: words.askRow }).waitFor();
    expect(await page.content()).not.toContain(choiceText(messagesFor('en'), variant, worst.dice, best));
    await answer(Object.keys(variant.categories)[best.ending.category] ?? '');
    expect(await said()).toBe(`${words.right} ${words.backIn(3)}`);
    await page.goto('/puzzles');
    await page
      .getByTestId('puzzles-due')
      .getByText(words.solveDue(lessons.length - 1))
      .waitFor();
    await visitor.context.setOffline(false);

    // Whoever looks at the review again gets nothing twice; any decision can be kept by hand.
    await page.goto(`/g/${game.start.id}/review?at=0`);
    await page.getByTestId('save-puzzle').tap();
    await page.getByText(words.saved).waitFor();
    expect(await page.getByTestId('kept').count()).toBe(0);
    await page.goto('/puzzles');
    await page
      .getByTestId('puzzles-state')
      .getByText(words.kept(lessons.length + 1, 0))
      .waitFor();
  });

  test('puzzles that cannot be read cost nothing but themselves', async () => {
    await page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const opening = indexedDB.open('yaht-puzzles');
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('kept', 'readwrite');
            for (const text of ['', '{', '{"position":7}']) writing.objectStore('kept').put(text, `damaged ${text}`);
            writing.addEventListener('complete', () => resolve());
          });
        }),
    );
    await page.goto('/puzzles');
    await page.getByTestId('puzzles-state').getByText(/kept/).waitFor();
    await page.goto('/history');
    await expect.poll(() => page.getByTestId('history').locator('li').count()).toBe(1);
  });
});
