import { LocalTable } from '@yaht/client';
import { HandClock, settled } from '@yaht/client/testing';
import { fault } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { cleanup } from 'ink-testing-library';
import { afterEach, expect, test } from 'vitest';
import { atScreen } from '../testing/at-screen.tsx';

afterEach(cleanup);

/** Five fours lie. */
async function beforeYahtzee(hasAnimation: boolean) {
  const clock = new HandClock();
  const opened = await LocalTable.open(
    { id: 'flash', variant: variantOf('yahtzee'), players: [{ name: 'Ann' }] },
    {
      secret: 'ab'.repeat(32),
      chance: (_, __, sides) => sides.map(() => 4),
      store: () => Promise.resolve(),
      bots: { move: () => fault('no bot sits here'), clock },
    },
  );
  const screen = atScreen(opened.ok ? opened.value : fault('no table'), clock, { settings: { hasAnimation } });
  await screen.press('r');
  await clock.move(1_000);
  const score = async (): Promise<void> => {
    screen.desk.score('yahtzee');
    await settled();
  };
  return { ...screen, clock, score };
}

test('a Yahtzee flashes on the card and is named beside it, then the table is as always', async () => {
  const { score, text, clock, desk } = await beforeYahtzee(true);
  await score();
  expect(text()).toContain('Yahtzee  five fours  50');
  expect(desk.state.get().flash).toMatchObject({ isLit: true, award: { category: 'yahtzee' } });
  await clock.move(200);
  expect(desk.state.get().flash).toMatchObject({ isLit: false });
  await clock.move(2_000);
  expect(text()).not.toContain('five fours');
});

test('a key ends the flash and still does what it was meant to do', async () => {
  const { score, press, text, desk } = await beforeYahtzee(true);
  await score();
  await press('r');
  expect(text()).not.toContain('five fours');
  expect(desk.view.board).toMatchObject({ roll: 1 });
});

test('without animation nothing flashes', async () => {
  const { score, text, desk } = await beforeYahtzee(false);
  await score();
  expect(text()).not.toContain('five fours');
  expect(desk.view.board).toMatchObject({ roll: 0 });
});
