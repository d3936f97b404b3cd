import { LocalTable, PacedClock, ReplayTable, type Saved } from '@yaht/client';
import { HandClock, pickFrom, settled } from '@yaht/client/testing';
import { bestInRun, type Chance, type CharmId, type DieKind, type RunGame, type RunState } from '@yaht/rules';
import { chanceFrom, changed, freshRun, wished } from '@yaht/rules/testing';
import { cleanup } from 'ink-testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { THROW_LASTS } from '../table/roll-animation.ts';
import { atScreen, type ScreenWish } from '../testing/at-screen.tsx';

const chance = chanceFrom(7);
const fresh = freshRun(chance);
const begun = wished(fresh, { type: 'ChooseSet', set: 'beginner' }, chance);

/** The run on a screen; `saved` is what was kept last. */
function show(game: RunGame, wish: ScreenWish = {}, dice: Chance = chance) {
  const kept: Saved[] = [];
  const clock = new HandClock();
  const store = (saved: Saved): Promise<void> => {
    kept.push(saved);
    return Promise.resolve();
  };
  return { ...atScreen(new LocalTable(game, { secret: '', chance: dice, store }), clock, wish), kept };
}

const plain = (count: number, sides = 6): readonly DieKind[] =>
  Array.from({ length: count }, () => ({ sides, material: 'plastic' }));

/** The first level with these dice on the table. */
const rolled = (faces: readonly number[], kinds: readonly DieKind[], change: Partial<RunState> = {}): RunGame =>
  changed(begun, state => ({
    ...state,
    kinds,
    turn: state.turn && { ...state.turn, kinds, dice: faces, aside: faces.map(() => false), rolls: 1 },
    ...change,
  }));

const CHARMS: readonly CharmId[] = ['fourOfAKindBooster', 'flopShield', 'scoreMultiplier'];

/** Seven dice of four materials, two ways to score all of them, and three charms. */
const seven = rolled(
  [3, 3, 3, 4, 4, 4, 1],
  plain(7).map((kind, die) => ({ ...kind, material: die === 1 ? 'crystal' : die === 3 ? 'golden' : 'plastic' })),
  { charms: CHARMS, money: 14, level: { ...begun.state.level, total: 900, banksLeft: 3 } },
);

const twelve = rolled(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 1],
  plain(12, 20).map((kind, die) => ({ sides: die < 6 ? 6 : kind.sides, material: die === 11 ? 'mirror' : 'plastic' })),
  { charms: CHARMS },
);

/** The level is cleared with the next bank. */
const nearly = changed(rolled([1, 1, 1, 5, 2, 2], plain(6)), state => ({
  ...state,
  turn: state.turn && { ...state.turn, scored: true, pot: 1_500, aside: [true, true, true, true, false, false] },
}));

/** A boss level with the last bank gone: whatever happens now, the run is over. */
const last = changed(rolled([2, 3, 4, 6, 2, 3], plain(6)), state => ({
  ...state,
  level: { ...state.level, level: 5, boss: 'silencer', banksLeft: 1, roundsLeft: 1, total: 700 },
  charms: CHARMS,
}));

afterEach(cleanup);

const frameFile = (name: string): string => `./frames/${name}.txt`;

describe('frames', () => {
  const looks: [string, RunGame, ScreenWish, readonly string[]][] = [
    ['set', fresh, {}, ['down', 'down', '5']],
    ['level', begun, {}, []],
    ['chooser', seven, {}, ['1', '2', '3', '4', '5', '6', '7']],
    ['chooser-ascii', seven, { settings: { isAscii: true } }, ['a']],
    ['chooser-60x20', seven, { size: { columns: 60, rows: 20 } }, ['a']],
    ['chooser-120x40', seven, { size: { columns: 120, rows: 40 } }, ['a', 'down']],
    ['chooser-sv', seven, { settings: { language: 'sv' } }, ['a']],
    ['chooser-de', seven, { settings: { language: 'de' } }, ['a']],
    ['twelve-dice', twelve, {}, ['right', 'right', ' ', '0']],
    ['does-not-fit', seven, {}, ['1', '4', 'enter']],
    ['charms', seven, {}, ['c', 'down', '<']],
    ['boss', last, {}, ['c']],
    ['lost', last, {}, ['f']],
    ['cleared', nearly, {}, ['b']],
    ['shop', nearly, {}, ['b', 'enter', 'enter', 'down', 'down', 'down', 'x']],
    ['shop-60x20-de', nearly, { size: { columns: 60, rows: 20 }, settings: { language: 'de' } }, ['b', 'enter', 'down']],
  ];
  test.each(looks)('%s', async (name, game, wish, keys) => {
    const { press, text } = show(game, wish);
    await press(...keys);
    await expect(text()).toMatchFileSnapshot(frameFile(name));
  });
});

describe('keys', () => {
  const refused: [string, RunGame, readonly string[], string][] = [
    ['a key of another place', fresh, ['b'], 'b does nothing here'],
    ['a die before rolling', begun, ['enter', '1'], 'Nothing has been rolled yet'],
    ['a die that is not there', seven, ['8'], 'There is no die at that position. There are 7 dice'],
    ['banking before scoring', seven, ['b'], 'Nothing of this roll is set aside yet'],
    ['rolling before scoring', seven, ['r'], 'Nothing of this roll is set aside yet'],
    ['a reroll of nothing', seven, ['e'], 'Choose the dice to throw again first'],
    ['a flop that is none', seven, ['f'], 'Some dice score, so this is no flop'],
    ['a way of one', seven, ['7', 'down'], 'There is no other way to score these dice'],
    ['another way of nothing', seven, ['down'], 'No dice are selected'],
    ['a die set aside', nearly, ['1'], 'set aside already'],
    ['charms of nobody', begun, ['enter', 'c'], 'You own no charms and no consumables yet'],
    ['using a charm', seven, ['c', 'x'], 'Charms work by themselves'],
    ['selling what is not owned', nearly, ['b', 'enter', 's'], 'That is not yours to sell'],
    ['ending a run that is not won', nearly, ['b', 'enter', 'E'], 'The run is not won yet'],
    ['counting before anything is scored', seven, ['d'], 'Nothing has been scored yet'],
  ];
  test.each(refused)('%s is explained', async (_, game, keys, sentence) => {
    const { press, text } = show(game);
    await press(...keys);
    expect(text()).toContain(sentence);
  });

  test('nothing scores: Enter takes no flop by itself, e throws all dice again, f takes the flop', async () => {
    const { press, text, desk } = show(rolled([2, 3, 4, 6, 2, 3], plain(6)));
    await press('enter');
    expect(text()).toContain('! Nothing scores. e throws dice again, f takes the flop.');
    await press('e');
    expect(desk.view.board).toMatchObject({ level: { rerollsLeft: 1 } });
  });

  const footer = (text: string): string => text.split('\n').at(-1) ?? '';

  test('the line of keys says what Enter does, and names f where nothing scores', async () => {
    const { press, text } = show(begun);
    await press('enter');
    expect(footer(text())).toMatch(/ Enter roll /);
    expect(footer(text())).not.toMatch(/take| r roll|f flop/);
    const round = show(seven);
    await round.press('a');
    expect(footer(round.text())).toMatch(/ Enter take /);
    const flop = show(rolled([2, 3, 4, 6, 2, 3], plain(6)));
    expect(footer(flop.text())).toMatch(/ e reroll {2}f flop /);
    expect(footer(flop.text())).not.toContain('Enter');
  });

  test('that nothing scores is not said, and no flop is shown, before the dice lie', async () => {
    const NONE = [2, 3, 4, 6, 2, 3];
    const nothing: Chance = (_stream, _at, sides) => sides.map((_, i) => NONE[i] ?? 2);
    const level = { ...begun.state.level, rerollsLeft: 2 };
    const animated = { settings: { hasAnimation: true } };
    const { press, text, clock } = show(rolled(NONE, plain(6), { level }), animated, nothing);
    await press('e');
    expect(text()).not.toMatch(/Nothing scores|f flop/);
    await clock.move(THROW_LASTS);
    expect(text()).toContain('Nothing scores. e throws dice again (1');
    expect(footer(text())).toContain('f flop');
    await press('e');
    expect(text()).not.toMatch(/Nothing scores|FLOP/);
    await clock.move(THROW_LASTS);
    expect(text()).toMatch(/FLOP[^]*Enter goes on/);
  });

  test('buying, taking back, selling, and the level that the shop promised', async () => {
    const { press, text, desk, kept } = show(nearly);
    const board = () => (desk.view.board?.family === 'run' ? desk.view.board : undefined);
    await press('b', 'enter');
    const promised = board()?.nextLevel;
    const money = board()?.money ?? 0;
    await press('enter');
    expect(board()).toMatchObject({ money: money - 4, charms: [{ id: 'coupon' }] });
    await press('down', 'down', 'down', 'down', 'down', 's');
    expect(board()).toMatchObject({ money: money - 2, charms: [] });
    await press('n');
    expect(text()).toContain(`Reach ${promised?.plan.threshold.toLocaleString('en')} points`);
    expect(kept.at(-1)?.game.events).toEqual(desk.parts.table.state().game?.events);
  });
});

describe('the count', () => {
  const animated = { settings: { hasAnimation: true } };

  test('comes step by step to the number of the rules; any key ends it, and Enter does nothing else then', async () => {
    const { press, text, clock, desk, sizes } = show(seven, animated);
    await press('a', 'enter');
    expect(text()).toContain('any key ends the count');
    expect(text()).not.toContain('POT 3,250');
    await clock.move(350);
    expect(text()).toMatch(/Two triplets|Single 1/);
    sizes.set({ columns: 60, rows: 20 });
    await settled();
    sizes.set({ columns: 80, rows: 24 });
    await press(' ');
    expect(text()).toContain('POT 3,250 at risk');
    expect(text()).not.toContain('any key ends the count');
    expect(desk.view.board).toMatchObject({ pot: 3_250 });
    expect(clock.size).toBe(0);
  });

  test('left alone it ends by itself within its time', async () => {
    const { press, text, clock } = show(seven, animated);
    await press('a', 'enter');
    await clock.move(2_500);
    expect(text()).toContain('POT 3,250 at risk');
    expect(text()).toContain('= 3,250');
  });

  test('the breakdown tells every step again', async () => {
    const { press, text } = show(seven);
    await press('a', 'enter', 'd');
    expect(text()).toMatch(/Score Multiplier +×1.25 +3,250\s+Total +3,250/);
  });
});

describe('sizes', () => {
  test('whatever is pressed in whatever size and language, every frame fits the terminal', async () => {
    const keys = [...'aaabrrefcdux<>snw120?R', 'enter', 'enter', 'enter', 'up', 'down', 'left', 'right', ' ', 'escape'];
    for (const [language, game] of [
      ['en', twelve],
      ['sv', nearly],
      ['de', seven],
    ] as const) {
      const { press, text, sizes } = show(game, { settings: { language } });
      const pick = pickFrom(5);
      for (let i = 0; i < 60; i++) {
        sizes.set({ columns: 60 + pick(80), rows: 20 + pick(30) });
        await press(keys[pick(keys.length)] ?? 'enter');
        const lines = text().split('\n');
        expect(lines.length).toBeLessThanOrEqual(sizes.get().rows);
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(sizes.get().columns);
        expect(text()).not.toMatch(/undefined|NaN|\[object/);
      }
      cleanup();
    }
  });
});

test('a run is told again step by step, and back: nothing of a later score stays on the screen', async () => {
  const chanceHere = chanceFrom(3);
  let game = wished(freshRun(chanceHere), { type: 'ChooseSet', set: 'beginner' }, chanceHere);
  game = wished(game, { type: 'RollDice' }, chanceHere);
  game = wished(game, { type: 'ScoreDice', dice: bestInRun(game.start.variant, game.state).dice }, chanceHere);
  const clock = new HandClock();
  const table = new ReplayTable(game, new PacedClock(clock, { speed: 1, isPaused: true }));
  const { text, press } = atScreen(table, clock);
  table.step(table.place.last - 1);
  table.step(1);
  await settled();
  expect(text()).toContain('= 450');
  await press('d');
  expect(text()).toContain('How the points come about');
  await press('escape');
  table.step(-1);
  await settled();
  expect(text()).toContain('What scores');
});
