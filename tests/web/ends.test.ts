import { readSave } from '@yaht/client';
import { fault } from '@yaht/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, withoutChromium } from './lib/browser.ts';
import { finishedGames } from './lib/finished.ts';
import { openHouse } from './lib/house.ts';
import { scoreButton } from './lib/play.ts';
import { gameAfter, openSaved, putSaved, turn, type Step } from './lib/saved.ts';

const saved = finishedGames(5);
const games = saved.document.games.map(({ save }) => {
  const read = readSave(save);
  return read.ok ? read.value.game : fault('a save that cannot be read');
});

/** Everything but Chance is a zero; one row of it is left to write. */
const ROWS = 'ones,twos,threes,fours,fives,sixes,threeOfAKind,fourOfAKind,fullHouse,smallStraight,largeStraight,yahtzee';
const almostOver: readonly Step[] = ROWS.split(',').flatMap(row => turn(0, row === 'largeStraight' ? '23456' : '12346', row));

describe.runIf(!withoutChromium)('the end of a game', () => {
  const house = openHouse();
  const again = (page: Page) => page.getByRole('button', { name: /^Play again/ });

  test('alone it says the score, the place among one’s own games, one goal, and what went right', async () => {
    const visitor = await house.visit();
    const { page } = visitor;
    for (const game of games) await putSaved(page, game);
    const [score = 0, ...others] = saved.scores;
    await openSaved(page, games[0] ?? fault('no game'));
    await page.getByRole('heading', { name: `${score} points` }).waitFor();
    const rank = 1 + others.filter(other => other > score).length;
    await page.getByText(new RegExp(`^${rank}(st|nd|rd|th) of your 5 games`)).waitFor();
    await page.getByRole('img', { name: /^Your games by score: / }).waitFor();
    await page.getByText(/^Next: /).waitFor();
    await page.getByRole('link', { name: /to learn from You played \d+ of \d+ like a perfect player/ }).waitFor();
    await again(page).tap();
    await page.getByRole('heading', { name: 'Round 1 of 13' }).waitFor();
    await visitor.leave();
  });

  test('a personal best is stamped; a game with a hint has no place', async () => {
    const visitor = await house.visit();
    const { page } = visitor;
    for (const game of games) await putSaved(page, game);
    const best = Math.max(...saved.scores);
    const before = Math.max(...saved.scores.toSorted((one, other) => other - one).slice(1));
    await openSaved(page, games[saved.scores.indexOf(best)] ?? fault('no game'));
    await page.getByText('Personal best').waitFor();
    await page.getByText(`points, ${best - before} more than ever`).waitFor();
    await openSaved(page, games.at(-1) ?? fault('no game'));
    await page.getByText('assisted game').waitFor();
    await page.getByText(/to learn from|Your moves again/).waitFor();
    expect(await page.getByText(/of your \d games/).count()).toBe(0);
    await visitor.leave();
  });

  test('the last row of a first game leads to its end without a word of a record', async () => {
    const visitor = await house.visit({ ...PHONE, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await openSaved(page, gameAfter('yahtzee', ['Ann'], [...almostOver, [0, { type: 'RollDice' }, '66666']]));
    await page.getByTestId('row-chance').tap();
    await scoreButton(page).tap();
    await again(page).waitFor();
    expect(await page.getByText('Personal best').count()).toBe(0);
    await visitor.leave();
  });

  test('level players stand equally high, read by place', async () => {
    const level = ROWS.concat(',chance')
      .split(',')
      .flatMap(row => [0, 1].flatMap(seat => turn(seat, '12346', row)));
    const visitor = await house.visit();
    const { page } = visitor;
    await openSaved(page, gameAfter('yahtzee', ['Ann', 'Ben'], level));
    await page.getByRole('heading', { name: 'Ann and Ben win' }).waitFor();
    const places = page.getByTestId('podium').getByRole('listitem');
    expect(await places.allInnerTexts()).toEqual([expect.stringMatching(/Ann[^]*1st/), expect.stringMatching(/Ben[^]*1st/)]);
    const tops = await places.evaluateAll(all => all.map(place => place.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
    await visitor.leave();
  });

  test('the result is shared as a picture without a network, or as text with the way to it', async () => {
    const visitor = await house.visit();
    const { page } = visitor;
    await openSaved(page, games[0] ?? fault('no game'));
    await again(page).waitFor();
    await visitor.goOffline();
    await page.getByRole('button', { name: 'Share' }).tap();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share a picture' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('yaht.png');
    await page.getByRole('button', { name: 'Copy as text' }).tap();
    await page.getByRole('button', { name: 'Copied.' }).waitFor();
    await visitor.leave();
  });
});
