/** Rollio Classic in the whole terminal. */
import { LocalTable } from '@yaht/client';
import { HandClock } from '@yaht/client/testing';
import type { Chance, Game } from '@yaht/rules';
import { newGame } from '@yaht/rules/testing';
import { variantById, fault } from '@yaht/rules';
import { cleanup } from 'ink-testing-library';
import { afterEach, expect, test } from 'vitest';
import { atScreen, type ScreenWish } from '../testing/at-screen.tsx';
import { THROW_LASTS } from './roll-animation.ts';

const classic = variantById('rollio-classic') ?? fault('no Rollio Classic');
const facesOf =
  (...faces: readonly number[]): Chance =>
  (_stream, _at, sides) =>
    sides.map((_, i) => faces[i] ?? 1);
const NOTHING = facesOf(2, 3, 4, 6, 2, 3);

/** Ann and Ben, with so many points each. */
function sit(chance: Chance, totals: readonly number[] = [0, 0], wish: ScreenWish = {}) {
  const game = newGame(classic, chance, { players: [{ name: 'Ann' }, { name: 'Ben' }] });
  const ahead = { ...game, state: { ...game.state, totals } } as Game;
  return atScreen(new LocalTable(ahead, { secret: '', chance, store: () => Promise.resolve() }), new HandClock(), wish);
}

afterEach(cleanup);

test('Enter rolls while no dice are chosen and takes those that are, and the line of keys says so', async () => {
  const { press, text } = sit(facesOf(1, 1, 5, 2, 3, 4));
  const footer = (): string => text().split('\n').at(-1) ?? '';
  expect(text()).toContain('Enter rolls the dice');
  expect(footer()).toMatch(/ Enter roll /);
  expect(footer()).not.toMatch(/take| r roll/);
  await press('enter');
  expect(footer()).not.toMatch(/Enter/);
  await press('1');
  expect(footer()).toMatch(/ Enter take /);
  await press('enter');
  expect(footer()).toMatch(/ Enter roll /);
});

test('of a flop nothing is said before the dice lie', async () => {
  const { press, text, clock } = sit(NOTHING, [0, 0], { settings: { hasAnimation: true } });
  await press('enter');
  expect(text()).not.toContain('nothing scores');
  await clock.move(THROW_LASTS);
  expect(text()).toContain('Flop: nothing scores, Ann gets nothing.');
});

test('points of thousands are written in one way everywhere', () => {
  const { text } = sit(NOTHING, [1_500, 12_350]);
  expect(text()).toMatch(/Ann +1,500/);
  expect(text()).toMatch(/Ben +12,350/);
  expect(text()).toContain('banked 1,500 of 10,000');
  expect(text()).not.toMatch(/\d{4}/);
});
