import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { touch, withoutChromium, type Visitor } from './lib/browser.ts';
import { clickInOneGo, pressTwice, tapTwice } from './lib/hasty.ts';
import { openHouse } from './lib/house.ts';
import { clearLevel, runAfter } from './lib/run.ts';
import { gameAfter, keptGame, openSaved, turn, type Step } from './lib/saved.ts';

/** Twelve turns of a game; the thirteenth has its dice on the table. */
const ALMOST_OVER = gameAfter(
  'yahtzee',
  ['Ann'],
  [
    ...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight'].flatMap(
      row => turn(0, '12346', row),
    ),
    ...['largeStraight', 'yahtzee'].flatMap(row => turn(0, '12346', row)),
    [0, { type: 'RollDice' }, '12346'],
  ],
);

const wares = { 1: { charms: ['purist', 'moneyMagnet', 'minimalist'], consumables: ['extraDie', 'potteryWheel'] } } as const;

describe.runIf(!withoutChromium)('impatient hands', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await house.visit();
    ({ page } = visitor);
    await touch(page);
  });
  afterAll(() => visitor.leave());

  const at = (id: string) => page.getByTestId(id);
  const dialogs = () => page.getByRole('dialog').count();

  test('whoever takes over from another player has not rolled yet', async () => {
    await openSaved(page, gameAfter('yatzy', ['Ann', 'Ben'], turn(0, '12346', 'chance')));
    await tapTwice(at('handover-ready'), { before: 'roll' });
    await page.getByRole('button', { name: 'Roll 5 dice all dice' }).tap();
    await page.getByText('2 rerolls left').waitFor();
  });

  test('the last score leads to the result, and no further', async () => {
    await openSaved(page, ALMOST_OVER);
    await at('row-chance').tap();
    await tapTwice(at('commit'), { before: 'rematch' });
    await at('rematch').tap();
    await page.getByRole('heading', { name: 'Round 1 of 13' }).waitFor();
  });

  test('the next level and the shop are seen, by touch and by key', async () => {
    await openSaved(page, runAfter({ wishes: [] }));
    await pressTwice(page, 'Enter', { before: 'roll' });
    expect((await keptGame(page, 'run')).events.at(-1)?.type).toBe('TurnStarted');
    await openSaved(page, runAfter({ wares, wishes: clearLevel.slice(0, 2) }));
    await at('bank').tap();
    await tapTwice(at('go-on'), { before: 'leave-shop' });
    await tapTwice(at('leave-shop'), { before: 'begin-level' });
    await tapTwice(at('begin-level'), { before: 'roll' });
    await at('roll').tap();
    await at('die-0').waitFor();
    expect((await keptGame(page, 'run')).events.filter(({ type }) => type === 'LevelStarted')).toHaveLength(2);
  });

  test('ways to score are offered before one is taken, and close with the move they were opened for', async () => {
    const wishes = [...clearLevel, { type: 'BuyWare', ware: 0 }, { type: 'LeaveShop' }, { type: 'RollDice' }] as const;
    const trading = { 1: { ...wares[1], charms: ['tripletTrader', 'moneyMagnet', 'minimalist'] } } as const;
    await openSaved(page, runAfter({ wares: trading, dice: { '2/1': '111234' }, wishes }));
    for (const die of [0, 1, 2]) await at(`die-${die}`).tap();
    await tapTwice(at('commit'), { before: 'take' });
    await at('take').waitFor();
    await clickInOneGo(page, ['take', 'commit']);
    await page.locator('[data-testid="bank"][aria-disabled="false"]').waitFor();
    expect(await dialogs()).toBe(0);
  });

  test('a word about what cannot be is in nobody’s way, and gone with the next tap', async () => {
    const scored: readonly Step[] = [
      [0, { type: 'RollDice' }, '234111'],
      [0, { type: 'ScoreDice', dice: [3, 4, 5], partition: 0 }],
    ];
    await openSaved(page, gameAfter('rollio-classic', ['Ann'], scored));
    await at('bank').waitFor();
    await clickInOneGo(page, ['roll', 'bank']);
    await page.getByRole('alert').waitFor();
    for (const die of [0, 1, 2]) await at(`die-${die}`).tap();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a charm that is moved stays the one that is looked at', async () => {
    const owned = [0, 1, 2].map(ware => ({ type: 'BuyWare', ware }) as const);
    await openSaved(page, runAfter({ wares, wishes: [...clearLevel, ...owned] }));
    await at('charm-2').waitFor();
    await at('charm-0').tap();
    const title = await page.getByRole('dialog').getByRole('heading').innerText();
    await clickInOneGo(page, ['move-right', 'move-right']);
    await page.getByText('2 of 3').waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('heading').innerText()).toBe(title);
    await page.keyboard.press('Escape');
  });

  test('two wares that are bought in one breath are both bought', async () => {
    await openSaved(page, runAfter({ wares, wishes: clearLevel }));
    await at('shop').waitFor();
    await page.evaluate(() => {
      const buttons = [0, 1].map(ware => document.querySelector<HTMLElement>(`[data-testid="shop-item-${ware}"] button`));
      for (const button of buttons) button?.click();
    });
    await at('charm-1').waitFor();
    await expect.poll(() => page.locator('[data-sold="true"]').count()).toBe(2);
  });

  test('the second tap on what cuts a throw short throws nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openSaved(page, gameAfter('yahtzee', ['Ann'], []));
    await at('roll').waitFor();
    // Dice are not long in the air.
    const skipping = clickInOneGo(page, ['roll', 'roll'], 'Skip');
    await at('roll').tap();
    expect(await skipping).toBe(false);
    await page.getByText('2 rerolls left').waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('a key that is held down rolls once', async () => {
    await openSaved(page, gameAfter('yahtzee', ['Ann'], []));
    await at('roll').waitFor();
    await page.keyboard.down('r');
    await page.getByText('2 rerolls left').waitFor();
    // Between two presses of the same key there was another, so they are no double press.
    await page.keyboard.press('Escape');
    await page.keyboard.down('r');
    await page.keyboard.up('r');
    await at('row-chance').tap();
    await at('commit').tap();
    await page.getByRole('heading', { name: 'Round 2 of 13' }).waitFor();
    expect((await keptGame(page, 'seeded')).events.filter(({ type }) => type === 'DiceRolled')).toHaveLength(1);
  });
});
