/** What is seen for a moment only: dice in the air, stamps, a count. It stands still at a time of one's choice. */
import type { Command } from '@yaht/rules';
import type { Page } from 'playwright-core';
import { runAfter } from './run.ts';
import { gameAfter, openSaved, turn, type Step } from './saved.ts';

type Passing = {
  readonly name: string;
  /** Brings the screen to the touch that begins it. */
  readonly show: (page: Page) => Promise<void>;
  /** What is pressed then. */
  readonly press: string;
  /** What is there while it lasts. */
  readonly seen: string;
  /** Milliseconds after its beginning. */
  readonly at: number;
  /** So many steps are taken that the page waits for; none, unless told otherwise. */
  readonly steps?: number;
};

const roll = (dice: string): Step => [0, { type: 'RollDice' }, dice];
const begun = [...turn(0, '33312', 'threes'), ...turn(0, '66612', 'sixes'), ...turn(0, '23456', 'largeStraight')];

/** The row is chosen, and the next touch writes it. */
const before = (steps: readonly Step[], row: string) => async (page: Page) => {
  await openSaved(page, gameAfter('yahtzee', ['Ann'], [...begun, ...steps]));
  await page.locator(`[data-testid="row-${row}"]:visible`).click();
};

const stamp = { press: '[data-testid="commit"]:visible', seen: '[data-testid="celebration"]', at: 700 };
const fly = { press: '[data-testid="roll"]:visible', seen: '[data-part="cube"]' };

async function heldFour(page: Page): Promise<void> {
  await openSaved(page, gameAfter('yahtzee', ['Ann'], [...begun, roll('61451')]));
  await page.getByTestId('die-2').click();
}

/** A level with charms that all have a say in what is scored. */
async function beforeCount(page: Page): Promise<void> {
  const wares = {
    1: { charms: ['oddCollector', 'loneWolf', 'scoreMultiplier'], consumables: ['luckyToken', 'chisel'] },
    2: { charms: ['ember', 'bossHunter', 'piggyBank'], consumables: ['extraDie', 'chisel'] },
  } as const;
  const clear: readonly Command[] = [
    { type: 'RollDice' },
    { type: 'ScoreDice', dice: [0, 1, 2, 3, 4, 5], partition: 0 },
    { type: 'Bank' },
  ];
  const buy = (ware: number): Command => ({ type: 'BuyWare', ware });
  const wishes: readonly Command[] = [...clear, buy(0), buy(1), { type: 'LeaveShop' }, { type: 'RollDice' }];
  await openSaved(page, runAfter({ wares, dice: { '2/1': '111546' }, wishes }));
  for (const die of [0, 1, 2, 3]) await page.getByTestId(`die-${die}`).click();
}

export const passing: readonly Passing[] = [
  ...[110, 330, 540, 640].map(at => ({ name: `dice after ${at} ms`, show: heldFour, ...fly, at })),
  { name: 'the stamp of a bonus', show: before([...turn(0, '55555', 'fives'), roll('44412')], 'fours'), ...stamp },
  { name: 'the stamp of a Yahtzee', show: before([roll('44444')], 'yahtzee'), ...stamp },
  { name: 'the stamp of a second Yahtzee', show: before([...turn(0, '66666', 'yahtzee'), roll('44444')], 'fours'), ...stamp },
  {
    name: 'a count',
    show: beforeCount,
    press: '[data-testid="commit"]',
    seen: '[data-testid="charms-locked"]',
    at: 300,
    steps: 3,
  },
];

/** Shows it, and stops everything that moves at its time. */
export async function stopAt(page: Page, { show, press, seen, at, steps = 0 }: Passing): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await show(page);
  // What flies is built when the page has nothing else to do.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1_000 })));
  await page.evaluate(allowed => {
    const later = globalThis.setTimeout;
    let left = allowed;
    const whenSoon = (work: () => void, wait = 0) => {
      const comes = wait < 100 || left > 0;
      if (wait >= 100) left -= 1;
      return comes ? later(work, wait) : undefined;
    };
    globalThis.setTimeout = whenSoon as typeof setTimeout;
  }, steps);
  await page.locator(press).first().click();
  await page.locator(seen).first().waitFor({ state: 'attached' });
  await page.evaluate(async time => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    for (const moving of document.getAnimations()) {
      moving.pause();
      moving.currentTime = time;
    }
    await new Promise(requestAnimationFrame);
  }, at);
}
