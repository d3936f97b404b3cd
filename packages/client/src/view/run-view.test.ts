import {
  arrange,
  charmOf,
  CHARM_IDS,
  fault,
  noProgress,
  play,
  rememberWays,
  waysInRun,
  type Command,
  type DieKind,
  type RunGame,
  type Hold,
} from '@yaht/rules';
import { chanceFrom, chanceOf, changed, freshRun, wished } from '@yaht/rules/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectDice } from '../selection.ts';
import { localState } from '../table.ts';
import { pickFrom } from '../testing/play-by-view.ts';
import { playedRun } from '../testing/run-play.ts';
import { lastGains, standingOf } from './run-charm.ts';
import type { RunView } from './run-view.ts';
import { tableView } from './table-view.ts';

const selecting = (game: RunGame, dice: readonly number[]): Hold | null =>
  dice.reduce<Hold | null>((chosen, die) => selectDice(game, chosen, { type: 'toggle', die }), null);

function boardOf(game: RunGame, dice: readonly number[] = [], way = 0): RunView {
  const { board } = tableView(localState(game), { dice: selecting(game, dice), way });
  return board?.family === 'run' ? board : fault('no run');
}

/** A round with these dice on the table, and these charms. */
function rolled(faces: string, charms: RunGame['state']['charms'] = [], kinds?: readonly DieKind[]): RunGame {
  const chosen = wished(freshRun(chanceOf()), { type: 'ChooseSet', set: 'beginner' }, chanceOf());
  const own = kinds ?? [...faces].map((): DieKind => ({ sides: 6, material: 'plastic' }));
  const set = changed(chosen, state => ({
    ...state,
    charms,
    kinds: own,
    turn: state.turn && { ...state.turn, kinds: own, aside: own.map(() => false) },
  }));
  return wished(set, { type: 'RollDice' }, chanceOf(faces));
}

const all = (faces: string): readonly number[] => [...faces].map((_, die) => die);

/** What the view says of every action is what the rules then do with it. */
function expectActionsToBeTrue(game: RunGame, selected: readonly number[]): void {
  const board = boardOf(game, selected);
  const refusalOf = (command: Command) => {
    const played = play(game, 0, command, chanceFrom(9));
    return played.ok ? null : played.error;
  };
  if (board.phase === 'round') {
    expect(refusalOf({ type: 'RollDice' })).toBe(board.roll.refusal);
    expect(refusalOf({ type: 'Bank' })).toBe(board.bank.refusal);
    expect(refusalOf({ type: 'ScoreDice', dice: board.selected, partition: 0 })).toBe(board.scoring.refusal);
    if (board.selected.length > 0) expect(refusalOf({ type: 'RerollDice', dice: board.selected })).toBe(board.reroll.refusal);
    for (const { place, preview } of board.ways.slice(0, 3)) {
      const played = play(game, 0, { type: 'ScoreDice', dice: board.selected, partition: place }, chanceFrom(9));
      const [fact] = played.ok ? played.value.events : [];
      const points = fact?.type === 'DiceScored' ? fact.points : -1;
      if (preview.exact) expect(points).toBeGreaterThanOrEqual(preview.lowest);
      if (preview.exact) expect(points).toBeLessThanOrEqual(preview.highest);
    }
  }
  if (board.phase === 'shop') {
    board.wares.forEach((ware, place) => ware && expect(refusalOf({ type: 'BuyWare', ware: place })).toBe(ware.refusal));
    expect(refusalOf({ type: 'RerollShop' })).toBe(board.rerollShop.refusal);
  }
}

test('in random runs every action and every range is what the rules then grant', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const pick = pickFrom(seed);
      playedRun(seed, 80, (_, game) => {
        if (game.over) return;
        const dice = game.state.turn?.dice?.length ?? 0;
        expectActionsToBeTrue(game, dice > 0 ? [...new Set([pick(dice), pick(dice)])] : []);
      });
    }),
    { numRuns: 4 },
  );
});

test('3334441 can be scored in exactly two ways, the best first and chosen', () => {
  const board = boardOf(rolled('3334441'), all('3334441'));
  expect(board.ways.map(({ preview, best, chosen }) => [preview.average, best, chosen])).toEqual([
    [2_600, true, true],
    [800, false, false],
  ]);
});

test('the combinations of a way come as they are counted', () => {
  const [best] = boardOf(rolled('3334441'), all('3334441')).ways;
  expect(best?.counted.map(({ type }) => type)).toEqual(['single', 'twoTriplets']);
});

test('666622 as three pairs triggers the booster', () => {
  const board = boardOf(rolled('666622', ['fourOfAKindBooster']), all('666622'));
  expect(board.ways[0]?.partition.combinations.map(({ type }) => type)).toEqual(['threePairs']);
  expect(board.ways[0]?.preview.average).toBe(3_000);
});

test.each([
  ['one way is best in everything', '333444', [], false],
  ['another one brings money', '333444', ['tripletTrader'], true],
  ['there is one way only', '123446', ['tripletTrader'], false],
] as const)('whether there is anything to choose: %s', (_, faces, charms, isChoice) => {
  expect(boardOf(rolled(faces, charms), faces === '123446' ? [0] : all(faces)).hasChoice).toBe(isChoice);
});

test('dice that do not fit are named', () => {
  expect(boardOf(rolled('123446'), [0, 1]).problem).toEqual({ code: 'unused-dice', dice: [1] });
});

test('ways that bring equally much say what works only in them', () => {
  const board = boardOf(rolled('111111', ['tripletTrader']), all('111111'));
  const equal = board.ways.filter(({ preview }) => preview.average === 600);
  const types = (way: (typeof equal)[number]) => way.partition.combinations.map(({ type }) => type).join(' ');
  expect(Object.fromEntries(equal.map(way => [types(way), way.special]))).toEqual({
    'single nOfAKind': ['tripletTrader'],
    'single single single single single single': [],
  });
});

test('whoever is patient gets many dice without their ways, and with them once they are listed', () => {
  const faces = '111115555522';
  const game = rolled(faces);
  const patient = (): RunView => {
    const { board } = tableView(localState(game), { dice: selecting(game, all('1111155555')), isPatient: true });
    return board?.family === 'run' ? board : fault('no run');
  };
  expect(patient()).toMatchObject({ isListing: true, ways: [], problem: null });
  expect(patient().scoring.refusal).not.toBeNull();
  const listed = waysInRun(game.start.variant, { ...game.state }, all('1111155555'));
  rememberWays(game.state, all('1111155555'), structuredClone(listed));
  expect(patient().isListing).toBe(false);
  expect(patient().ways).toHaveLength(22);
});

test('looking changes nothing: the same wishes bring the same facts with and without previews', () => {
  const run = (isLooking: boolean) => {
    const seen: unknown[] = [];
    playedRun(12, 60, (facts, game) => {
      seen.push(facts);
      if (isLooking && game.state.turn?.dice) boardOf(game, all('123456').slice(0, game.state.turn.dice.length));
    });
    return seen;
  };
  expect(run(true)).toEqual(run(false));
});

test('what a charm does whatever the dice show is told as it stands', () => {
  const progress = { ...noProgress, money: 9, flops: 2, charms: 3 };
  expect(standingOf(arrange(['moneyMagnet']), 0, progress)).toEqual({ kind: 'add', points: 45 });
  expect(standingOf(arrange(['flopCollector']), 0, progress)).toEqual({ kind: 'add', points: 100 });
  expect(standingOf(arrange(['gallery']), 0, progress)).toEqual({ kind: 'add', points: 120 });
  expect(standingOf(arrange(['scoreMultiplier']), 0, progress)).toEqual({ kind: 'multiply', thousandths: 1_250 });
  expect(standingOf(arrange(['roundMultiplier']), 0, progress)).toEqual({ kind: 'multiply', thousandths: 1_250 });
  for (const id of ['minimalist', 'purist', 'oddCollector', 'fullSweep', 'flopShield'] as const)
    expect(standingOf(arrange([id]), 0, progress)).toBeNull();
  for (const id of CHARM_IDS) expect(() => standingOf(arrange([id]), 0, progress), charmOf(id).name).not.toThrow();
});

test('what a charm brought the last time is found in the facts', () => {
  const game = rolled('111246', ['purist']);
  expect(lastGains(game).size).toBe(0);
  const scored = wished(game, { type: 'ScoreDice', dice: [0, 1, 2] }, chanceOf());
  expect(boardOf(scored).charms).toMatchObject([{ id: 'purist', last: { points: 400, money: 0 } }]);
});
