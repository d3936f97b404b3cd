/**
 * `npm run pictures`: the pictures of the README, and every screen in every look as a file of `dist/pictures`, taken from the built app
 * in a real browser. Names, or parts of them, take these screens alone: `npm run pictures -- shop "a boss"`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { emptyFolder, root } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { DESK, launch, openPage, PHONE, visit } from './lib/browser.ts';
import { playedGame } from './lib/played.ts';
import { barriers } from './lib/access.ts';
import { passing, stopAt } from './lib/passing.ts';
import { screens } from './lib/screens.ts';
import { gameAfter, openSaved, putSaved, turn, type Step } from './lib/saved.ts';

/** Six rounds of three players, and a seventh that has begun. */
const rounds: readonly (readonly [string, string])[][] = [
  [
    ['66626', 'sixes'],
    ['55512', 'fives'],
    ['44413', 'fours'],
  ],
  [
    ['12345', 'largeStraight'],
    ['33326', 'threeOfAKind'],
    ['22244', 'fullHouse'],
  ],
  [
    ['44421', 'fours'],
    ['66612', 'sixes'],
    ['12346', 'smallStraight'],
  ],
  [
    ['22256', 'twos'],
    ['11124', 'ones'],
    ['65541', 'chance'],
  ],
  [
    ['55551', 'fourOfAKind'],
    ['23456', 'largeStraight'],
    ['33312', 'threes'],
  ],
  [
    ['66666', 'yahtzee'],
    ['44425', 'fours'],
    ['66552', 'ones'],
  ],
];
const steps: readonly Step[] = [
  ...rounds.flatMap(round => round.flatMap(([dice, category], seat) => turn(seat, dice, category))),
  [0, { type: 'RollDice' }, '33355'],
];
const game = gameAfter('yahtzee', ['Alice', 'Bob', 'Cy'], steps);

const to = (name: string): string => join(root, 'docs/pictures', `${name}.png`);

async function playing(page: Page, name: string): Promise<void> {
  await openSaved(page, game);
  for (const die of [0, 1, 2]) await page.getByTestId(`die-${die}`).click();
  await page.locator('[data-testid="row-fullHouse"]:visible').click();
  await page.screenshot({ path: to(name) });
}

/** A game that was played well enough to have something to learn from. */
const finished = playedGame(5, 'yahtzee', ['Alice'], 'normal');

async function lookingBack(page: Page, name: string): Promise<void> {
  await putSaved(page, finished);
  await page.goto(`/g/${finished.start.id}/review`);
  await page.getByTestId('account-score').waitFor();
  await page.screenshot({ path: to(name) });
}

async function forReaders(browser: Browser, origin: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const phone = await visit(browser, origin, { ...PHONE, colorScheme });
    await playing(phone.page, `play-${colorScheme}`);
    if (colorScheme === 'light') {
      await phone.page.goto('/');
      await phone.page.getByTestId('home-continue').waitFor();
      await phone.page.getByTestId('home-run-picture').locator('svg').first().waitFor();
      await phone.page.screenshot({ path: to('home') });
      await lookingBack(phone.page, 'review');
      await screens.find(({ name }) => name === 'ways of a run')?.show(phone.page);
      await phone.page.screenshot({ path: to('run') });
    }
    await phone.leave();
  }
  const desk = await visit(browser, origin, DESK);
  await playing(desk.page, 'play-wide');
  await desk.leave();
}

/** In what everything is looked at; forced colours stand for what a reader of the screen has chosen. */
const looks: readonly (BrowserContextOptions & { readonly name: string })[] = [
  { ...PHONE, name: 'phone light', colorScheme: 'light' },
  { ...PHONE, name: 'phone dark', colorScheme: 'dark' },
  { ...PHONE, name: 'phone forced colours', forcedColors: 'active' },
  { ...DESK, name: 'desk light', colorScheme: 'light' },
  { ...DESK, name: 'desk dark', colorScheme: 'dark' },
];

/** Each of the screens as a file, and what would keep somebody from using it. */
async function everyScreen(browser: Browser, origin: string, isWanted: (name: string) => boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name: look, ...options } of looks) {
    const folder = join(root, 'dist/pictures', look.replaceAll(' ', '-'));
    await mkdir(folder, { recursive: true });
    const { page, context } = await visit(browser, origin, options);
    page.setDefaultTimeout(60_000);
    await openPage(page, '/');
    const take = async (name: string): Promise<void> => {
      await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`) });
      found.push(...(await barriers(page, 'all')).map(barrier => `${name}, ${look}: ${barrier}`));
    };
    for (const { name, show } of screens.filter(screen => isWanted(screen.name))) {
      await show(page);
      await take(name);
    }
    for (const one of passing.filter(screen => isWanted(screen.name))) {
      await openPage(page, '/settings');
      await stopAt(page, one);
      await take(one.name);
    }
    await context.close();
  }
  return found;
}

const wanted = process.argv.slice(2);
const folder = await emptyFolder();
const [browser, server] = await Promise.all([launch(), startYahtServer(['--data', folder.path])]);
const origin = server.document.http.url;
try {
  if (wanted.length === 0) await forReaders(browser, origin);
  const found = await everyScreen(browser, origin, name => wanted.length === 0 || wanted.some(part => name.includes(part)));
  for (const barrier of found) process.stderr.write(`${barrier}\n`);
  if (found.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
