import { fault, type Command, type RunGame } from '@yaht/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, withoutChromium, type Visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { clearLevel, runAfter, shortRun } from './lib/run.ts';
import { keptGame, openSaved } from './lib/saved.ts';

const wares = {
  1: { charms: ['tripletTrader', 'moneyMagnet', 'fourOfAKindBooster'], consumables: ['extraDie', 'potteryWheel'] },
} as const;
const inShop: readonly Command[] = clearLevel;
const inLevel2: readonly Command[] = [
  ...inShop,
  { type: 'BuyWare', ware: 0 },
  { type: 'BuyWare', ware: 1 },
  { type: 'LeaveShop' },
];

describe.runIf(!withoutChromium)('a run of Rollio', () => {
  const house = openHouse();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await house.visit();
    ({ page } = visitor);
  });
  afterAll(() => visitor.leave());

  const at = (id: string) => page.getByTestId(id);
  const press = (id: string) => at(id).click();

  /** The game as the device keeps it. */
  async function kept(id = 'run'): Promise<RunGame> {
    const game = await keptGame(page, id);
    return game.family === 'run' ? game : fault('no run is kept');
  }

  const facts = async (type: string): Promise<number> => (await kept()).events.filter(event => event.type === type).length;

  async function pick(dice: readonly number[]): Promise<void> {
    for (const die of dice) await press(`die-${die}`);
  }

  /** Opens the run where it stands, past what a level asks for. */
  async function open(game: RunGame): Promise<void> {
    await openSaved(page, game);
    await at('begin-level').or(at('roll')).or(at('commit')).or(at('shop')).or(at('accept-flop')).first().waitFor();
    if (await at('begin-level').isVisible()) await goOn('begin-level');
  }

  /** A program presses faster than anybody means to, and such a press does nothing: it is pressed until it has led to something. */
  async function pressUntil(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
    await button.waitFor();
    const isPressed = async (): Promise<boolean> => {
      // What it leads to may take the button away before it is pressed again.
      if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => {});
      return isDone();
    };
    await expect.poll(isPressed).toBe(true);
  }

  const goOn = (id: string) => pressUntil(at(id), async () => !(await at(id).isVisible()));

  test('3334441 can be taken in exactly two ways, with the right totals, where another way than the best brings money', async () => {
    const extraDie: readonly Command[] = [
      ...inShop,
      { type: 'BuyWare', ware: 0 },
      { type: 'BuyWare', ware: 3 },
      { type: 'UseConsumable', consumable: 0 },
      { type: 'LeaveShop' },
      { type: 'RollDice' },
    ];
    await open(runAfter({ wares, dice: { '2/1': '3334441' }, wishes: extraDie }));
    await pick([0, 1, 2, 3, 4, 5, 6]);
    await press('commit');
    await expect.poll(() => page.locator('[data-testid^="part-"]').count()).toBe(2);
    await expect
      .poll(() => at('part-0').innerText())
      .toMatch(/BEST\nSingle 1 \+100\n100\nTwo triplets \+2,500\n2,600\nTotal\n2,600$/);
    await expect.poll(() => at('part-1').innerText()).toMatch(/three 3s 300, three 4s 400[\s\S]*800$/);
    await expect.poll(() => at('part-0').getByRole('radio').isChecked()).toBe(true);
    await at('part-1').click();
    await press('take');
    await expect.poll(() => at('pot').innerText()).toBe('800');
  });

  test('where the best way is best in everything, it is scored without a question', async () => {
    await open(runAfter({ dice: { '1/1': '333444' }, wishes: [{ type: 'RollDice' }] }));
    await pick([0, 1, 2, 3, 4, 5]);
    await at('commit').getByText('set 6 dice aside').waitFor();
    await press('commit');
    await expect.poll(() => at('pot').innerText()).toBe('2,500');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('666622 as three pairs triggers the booster, and the ledger says so', async () => {
    const booster: readonly Command[] = [...inShop, { type: 'BuyWare', ware: 2 }, { type: 'LeaveShop' }, { type: 'RollDice' }];
    await open(runAfter({ wares, dice: { '2/1': '666622' }, wishes: booster }));
    await pick([0, 1, 2, 3, 4, 5]);
    await press('commit');
    await expect.poll(() => at('pot').innerText()).toBe('3,000');
    await press('breakdown');
    await expect
      .poll(() => at('steps').innerText())
      .toMatch(/three pairs[\s\S]*\+1,500[\s\S]*Four-of-a-Kind Booster[\s\S]*×2[\s\S]*3,000/i);
    await page.keyboard.press('Escape');
  });

  test('dice that do not fit are named', async () => {
    await open(runAfter({ dice: { '1/1': '123446' }, wishes: [{ type: 'RollDice' }] }));
    await pick([0, 1]);
    await page.getByText('The 2 does not fit. Leave it out.').waitFor();
    await expect.poll(() => at('commit').getAttribute('aria-disabled')).toBe('true');
  });

  test('dice that are picked lie beside what they score, and go back to their seats', async () => {
    await open(runAfter({ wares, dice: { '2/1': '444126' }, wishes: [...inLevel2, { type: 'RollDice' }] }));
    await pick([0, 1, 2]);
    await page.getByText('Three 4s 400', { exact: true }).waitFor();
    await page.getByText(/^\d+ with these$/).waitFor();
    expect(await at('die-0').getAttribute('aria-pressed')).toBe('true');
    await pick([0, 1, 2]);
    await expect.poll(() => page.getByText('three 4s 400').count()).toBe(0);
    expect(await at('die-0').getAttribute('aria-pressed')).toBe('false');
  });

  test('a flop leaves its dice on the table and says once what lay there and what is left', async () => {
    const wishes: readonly Command[] = [
      { type: 'RollDice' },
      { type: 'ScoreDice', dice: [0, 1, 2], partition: 0 },
      { type: 'RollDice' },
    ];
    await open(runAfter({ dice: { '1/1': '111246', '1/2': '111223' }, wishes }));
    await press('accept-flop');
    await at('moment-flopped').getByText('2, 2 and 3 score nothing. The pot is gone.', { exact: true }).waitFor();
    expect(await page.locator('[data-fatal="true"]').count()).toBe(3);
    await page.getByRole('button', { name: /11 rounds and 5 banks left/ }).waitFor();
    await goOn('go-on');
    await at('roll').waitFor();
  });

  test('on a small phone the shop has everything in sight: wares, hand, the next level and what can be done', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(runAfter({ wares, wishes: inShop }));
    const ids = [...[0, 1, 2, 3, 4].map(ware => `shop-item-${ware}`), 'next-level', 'undo', 'reroll-shop', 'leave-shop'];
    const tray = (await at('leave-shop').boundingBox())?.y ?? 0;
    for (const id of ids) {
      const box = (await at(id).boundingBox()) ?? fault(`${id} is not there`);
      expect(box.y, id).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, id).toBeLessThanOrEqual(id.startsWith('shop-item') || id === 'next-level' ? tray : 640);
    }
  });

  test('looking at previews changes nothing that comes', async () => {
    const game = runAfter({ wares, dice: { '2/1': '111555' }, wishes: [...inLevel2, { type: 'RollDice' }] });
    const seen: unknown[] = [];
    for (const isCurious of [false, true]) {
      await open(game);
      if (isCurious) {
        await pick([3]);
        await pick([3]);
        await press('charm-0');
        await page.keyboard.press('Escape');
      }
      await pick([0, 1, 2]);
      await press('commit');
      if (isCurious) {
        await at('part-1').click();
        await at('part-0').click();
      }
      await press('take');
      await expect.poll(() => facts('DiceScored')).toBe(2);
      await press('roll');
      await expect.poll(() => facts('DiceRolled')).toBe(3);
      seen.push((await kept()).events);
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  test('in the shop each press acts once, a purchase can be taken back, and the next level is the one that was shown', async () => {
    await open(runAfter({ wares, wishes: inShop }));
    const next = await at('next-level').innerText();
    const buy = at('shop-item-0').getByRole('button');
    await buy.dblclick();
    await expect.poll(() => at('money').innerText()).toBe('$10');
    // What is sold stays where it was, so that a slow second tap buys nothing else.
    await expect.poll(() => at('shop-item-0').innerText()).toContain('sold');
    await buy.click({ force: true });
    expect(await facts('WareBought')).toBe(1);
    await press('undo');
    await expect.poll(() => at('money').innerText()).toBe('$16');
    await at('shop-item-1').getByRole('button').click();
    // While a purchase is on its way, there is no other.
    await at('shop-item-1').getByText('sold').waitFor();
    await at('shop-item-2').getByRole('button').click();
    await expect.poll(() => at('money').innerText()).toBe('$4');
    // Everything else is too dear now, and says by how much.
    await expect.poll(() => at('shop-item-0').innerText()).toContain('$2 short');
    await expect.poll(() => at('next-level').innerText()).toBe(next);
    await press('charm-0');
    await press('move-right');
    await expect.poll(() => facts('CharmMoved')).toBe(1);
    await page.keyboard.press('Escape');
    await at('charm-1').focus();
    await page.keyboard.press('<');
    await expect.poll(() => facts('CharmMoved')).toBe(2);
    await drag('charm-0', 'charm-1');
    await expect.poll(async () => (await kept()).state.charms).toEqual(['fourOfAKindBooster', 'moneyMagnet']);
    await at('leave-shop').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await at('begin-level').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Level 2 of 15');
    expect(await facts('LevelStarted')).toBe(2);
    await expect.poll(() => at('begin-level').innerText()).toContain('1,900');
    expect(next).toContain('1,900');
  });

  async function drag(from: string, to: string): Promise<void> {
    const [start, end] = await Promise.all([at(from).boundingBox(), at(to).boundingBox()]);
    if (!start || !end) return fault('nothing to drag');
    await page.mouse.move(start.x + start.width / 2, start.y + 30);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + 30, { steps: 5 });
    return page.mouse.up();
  }

  test('the tutorial leads from its first to its last step', async () => {
    // Home leads there only while no run waits.
    await openPage(page, '/learn-rollio');
    const lesson = at('lesson');
    const pressed: Readonly<Record<string, string>> = {
      set: 'choose-set',
      roll: 'roll',
      reroll: 'reroll',
      bank: 'bank',
      score: 'commit',
      'leave-shop': 'leave-shop',
    };
    for (;;) {
      await lesson.waitFor();
      const [id, kind] = await Promise.all([lesson.getAttribute('data-lesson'), lesson.getAttribute('data-press')]);
      if (kind === 'end') break;
      const wanted = at(pressed[kind ?? ''] ?? 'nothing');
      const isPast = async () => (await lesson.getAttribute('data-lesson')) !== id;
      const ware = at('shop-item-0').getByRole('button');
      const next = kind === 'ware' ? ware : kind === 'dice' ? at('die-0') : id === 'ways' ? at('take').or(wanted).last() : wanted;
      // A lesson is there as soon as its moment has come, and the screen of that moment after what is still shown.
      await interlude().or(next).first().waitFor();
      if (await interlude().isVisible()) await pressUntil(interlude(), async () => !(await interlude().isVisible()));
      else if (kind === 'dice') await pickMarked();
      else {
        await expect.poll(() => isInSight(next), { message: `${id} asks for what can be seen` }).toBe(true);
        await pressUntil(next, async () => (await isPast()) || interlude().isVisible());
      }
    }
    await press('tutorial-done');
    await at('choose-set').waitFor();
  });

  test('whoever knows how to play leaves the tutorial for a run of their own', async () => {
    await page.goto('/learn-rollio');
    await press('tutorial-skip');
    // Dice are chosen in the tutorial, too.
    await at('lesson').waitFor({ state: 'detached' });
    await at('choose-set').waitFor();
    expect(page.url()).toContain('/play/');
  });

  test('with a consumable on the paper of a small phone, the line about the selection is in sight above the dice', async () => {
    const withOne: readonly Command[] = [...inShop, { type: 'BuyWare', ware: 3 }, { type: 'LeaveShop' }, { type: 'RollDice' }];
    await open(runAfter({ wares, wishes: withOne }));
    await at('consumable-0').waitFor();
    const [line, dice] = await Promise.all([
      at('breakdown').boundingBox(),
      page.getByRole('group', { name: 'Dice' }).boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(dice?.y ?? 0);
  });

  /** Whether it can be pressed without looking for it, as long as it is there. */
  const isInSight = (button: Locator): Promise<boolean> =>
    button.evaluateAll(found =>
      found.every(element => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    );

  const marks = (): Promise<string> =>
    page.evaluate(() => document.querySelector('[data-dice]')?.getAttribute('data-dice') ?? '');

  /** The dice that the tutorial marks and that are not picked yet; it goes on when it has seen them picked. */
  async function pickMarked(): Promise<void> {
    const marked = await marks();
    if (marked === '') return;
    await pick(marked.split(' ').map(Number));
    await expect.poll(marks).not.toBe(marked);
  }

  test('a whole run: five levels, the shops between them and a boss, won; the result and the collection', async () => {
    const { game: fresh, wishes } = await shortRun();
    await openSaved(page, fresh);
    for (const [made, wish] of wishes.entries()) {
      await expect.poll(pastInterludes).toBe(true);
      await follow(await kept('whole-13'), wish, made);
    }
    await goOn('go-on');
    await page.getByRole('button', { name: 'Go on without end' }).waitFor();
    expect((await kept('whole-13')).state).toMatchObject({ won: true, phase: 'shop', level: { level: 5, boss: 'doorkeeper' } });
    await press('end-run');
    await at('run-over').getByText('Won. Level 5 reached.').waitFor();
    await page.goto('/runs');
    await at('runs').getByText('Beginner, level 5, won', { exact: true }).waitFor();
  });

  test('at the end the figure of a charm stands on its stamp, also beside one with a long name', async () => {
    const rounds = Array.from({ length: 12 }, (_, i) => i + 2);
    const lost: readonly Command[] = [
      ...inShop,
      { type: 'BuyWare', ware: 0 },
      { type: 'BuyWare', ware: 2 },
      { type: 'LeaveShop' },
      ...rounds.flatMap((): readonly Command[] => [{ type: 'RollDice' }, { type: 'AcceptFlop' }]),
    ];
    const dice = Object.fromEntries(rounds.map(round => [`${round}/1`, '223446']));
    await openSaved(page, runAfter({ wares, dice, wishes: lost }));
    await at('run-over').waitFor();
    const stamps = page.getByRole('list', { name: 'Charms' }).locator('li > :first-child');
    const isOnStamp = await stamps.evaluateAll(all =>
      all.map(stamp => {
        const [paper, figure] = [stamp.getBoundingClientRect(), stamp.querySelector('text')?.getBoundingClientRect()];
        const isWhole = Math.abs(paper.height / paper.width - 1.4) < 0.02;
        return (
          isWhole &&
          figure !== undefined &&
          figure.left > paper.left &&
          figure.right < paper.right &&
          figure.bottom < paper.bottom
        );
      }),
    );
    expect(isOnStamp).toEqual([true, true]);
  });

  /** Whether nothing is left to be looked at before the next move. */
  async function pastInterludes(): Promise<boolean> {
    if (!(await interlude().isVisible())) return at('choose-set').or(move()).first().isVisible();
    await interlude()
      .click({ timeout: 2_000 })
      .catch(() => {});
    return false;
  }

  const interlude = () => at('begin-level').or(at('go-on'));
  const move = () => at('roll').or(at('commit')).or(at('shop')).or(at('accept-flop'));

  /** Does on the screen what is wished; so many wishes were made before. */
  async function follow(game: RunGame, command: Command, made: number): Promise<void> {
    const isKept = async () => (await kept(game.start.id)).events.length > game.events.length;
    await pressUntil(await buttonFor(command), isKept);
    expect((await kept(game.start.id)).events.length, `wish ${made}`).toBeGreaterThan(game.events.length);
  }

  /** The button that is left to press. */
  async function buttonFor(command: Command): Promise<Locator> {
    switch (command.type) {
      case 'ChooseSet':
        return at('choose-set');
      case 'RollDice':
        return at('roll');
      case 'ScoreDice': {
        await pick(command.dice);
        const commit = page.locator('[data-testid="commit"][aria-disabled="false"]');
        await commit.waitFor();
        if (!(await commit.innerText()).includes('choose from')) return commit;
        await pressUntil(commit, () => at('take').isVisible());
        return at('take');
      }
      case 'RerollDice':
        return at('reroll');
      case 'AcceptFlop':
        return at('accept-flop');
      case 'Bank':
        return at('bank');
      case 'BuyWare':
        return at(`shop-item-${command.ware}`).getByRole('button').first();
      case 'UseConsumable':
        await press(`consumable-${command.consumable}`);
        if (command.die !== undefined) await page.getByRole('dialog').locator('label').nth(command.die).click();
        return at('use');
      case 'SellCharm':
        await press(`charm-${command.charm}`);
        return at('sell-charm');
      case 'RerollShop':
        return at('reroll-shop');
      case 'LeaveShop':
        return at('leave-shop');
      default:
        return fault(`the screen has no way to ${command.type}`);
    }
  }

  test('while a score is counted charms stay where they are; a reload shows where it ends', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('yaht.settings', JSON.stringify({ countPace: 'slow' })));
    await open(runAfter({ wares, dice: { '2/1': '444123' }, wishes: [...inLevel2, { type: 'RollDice' }] }));
    await pick([0, 1, 2, 3]);
    // Time stands still, so that the count does not end before everything was tried.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await press('commit');
    await at('charms-locked').waitFor();
    // What is counted first stands out, with what it does.
    await expect.poll(() => page.locator('[data-at-work="true"]').count()).toBeGreaterThan(0);
    await expect.poll(() => at('charm-0').getAttribute('aria-disabled')).toBe('true');
    await at('charm-0').focus();
    await page.keyboard.press('>');
    await at('charm-0').click({ force: true });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await facts('CharmMoved')).toBe(0);
    await page.clock.resume();
    const { pot } = (await kept()).state.turn ?? fault('no round');
    await page.reload();
    await expect.poll(() => at('pot').innerText()).toBe(pot.toLocaleString('en-GB'));
    expect(await at('charms-locked').count()).toBe(0);
  });
});
