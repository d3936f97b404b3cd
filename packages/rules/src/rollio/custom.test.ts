import { describe, expect, test } from 'vitest';
import { parseCustom } from '../custom.ts';
import { recordOf, readRecord } from '../record.ts';
import { startGame } from '../game.ts';
import { fault } from '../result.ts';
import { parseVariant } from '../scorecard/custom.ts';
import { changed, chanceFrom, freshRun, wished } from '../testing/index.ts';
import { pickFrom } from '../testing/random.ts';
import { rollioClassic } from '../variants/rollio-classic.ts';
import { rollio } from '../variants/rollio.ts';
import { choicesInRun } from './run/best-dice.ts';
import { faultsOf, sceneFaults, wildFile } from './testing/wild-custom.ts';

const run = { family: 'run', id: 'my-run', name: 'My Run' };
const classic = { family: 'rollio', id: 'my-game', name: 'My Game' };

/** `field code` of each problem. */
const problemsOf = (json: unknown): readonly string[] => {
  const read = parseCustom(json);
  return read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`);
};

test('[CR1] a game has an id and a name, and everything else that it leaves out is as in the game of the house', () => {
  expect(parseCustom(run)).toEqual({ ok: true, value: { ...rollio, id: 'my-run', name: 'My Run' } });
  expect(parseCustom(classic)).toEqual({ ok: true, value: { ...rollioClassic, id: 'my-game', name: 'My Game' } });
  expect(problemsOf({ family: 'run' })).toEqual(['id missing', 'name missing']);
});

test('[CR2] a wrong family is told alone, whatever else is there', () => {
  expect(problemsOf({ family: 'duell', sides: 3, nonsense: 1 })).toEqual(['family not-a-choice']);
  expect(problemsOf({ family: 7 })).toEqual(['family wrong-type']);
  const asCard = parseVariant({ family: 'rollio', sides: 8 });
  expect(asCard.ok ? [] : asCard.error).toMatchObject([{ field: 'family', code: 'not-a-choice' }]);
  expect(problemsOf([])).toEqual([' wrong-type']);
});

test('[CR3] lists name content by its id, each once', () => {
  const read = parseCustom({ ...run, charms: ['echo', 'cuckoo'], sets: ['crystal@2'], bosses: [] });
  expect(read).toMatchObject({ ok: true, value: { charms: ['echo', 'cuckoo'], sets: ['crystal@2'], bosses: [] } });
  expect(problemsOf({ ...run, charms: ['echo', 'cukoo', 'echo', 5] })).toEqual([
    'charms[1] unknown-content',
    'charms[2] twice',
    'charms[3] wrong-type',
  ]);
  expect(parseCustom({ ...run, charms: ['cukoo'] })).toMatchObject({ error: [{ nearest: 'cuckoo' }] });
  expect(problemsOf({ ...run, sets: [], materials: [] })).toEqual(['sets wrong-count', 'materials wrong-count']);
  expect(problemsOf({ ...run, charms: Array.from({ length: 10_000 }, () => 'echo') })).toEqual(['charms wrong-count']);
});

describe('[CR4] a table has rows by their shape', () => {
  const table = (...rows: readonly unknown[]) => problemsOf({ ...classic, combinations: rows });

  test('each with its fields and no others', () => {
    expect(table({ type: 'pair', shape: 'alike', size: 2, perFace: 10 })).toEqual([]);
    expect(table({ type: 'pair', shape: 'alike', size: 2 })).toEqual(['combinations[0].perFace missing']);
    expect(table({ type: 'pair', shape: 'single', face: 2, points: 5, size: 3 })).toEqual(['combinations[0].size unknown-field']);
    expect(table({ shape: 'pairs' })).toEqual(['combinations[0].type missing', 'combinations[0].shape not-a-choice']);
    expect(table(7)).toEqual(['combinations[0] wrong-type']);
    expect(problemsOf({ ...classic, combinations: {} })).toEqual(['combinations wrong-type']);
    expect(problemsOf({ ...classic, combinations: [] })).toEqual(['combinations wrong-count']);
  });

  test('within what can be counted and can be met', () => {
    expect(table({ type: 'a', shape: 'single', face: 1, points: 2 ** 53 })).toEqual(['combinations[0].points out-of-range']);
    expect(table({ type: 'a', shape: 'single', face: 1, points: 0.5 })).toEqual(['combinations[0].points wrong-type']);
    expect(table({ type: 'long', shape: 'run', length: 9, points: 5 })).toEqual(['combinations[0] never-met']);
    expect(table({ type: 'many', shape: 'groups', sizes: [4, 4], points: 5 })).toEqual(['combinations[0] never-met']);
  });

  test('none twice, and no names that only look alike', () => {
    const pair = { type: 'pair', shape: 'alike', size: 2, perFace: 10 };
    expect(table(pair, { ...pair, perFace: 20 })).toEqual(['combinations[1] twice']);
    expect(table(pair, { ...pair, type: 'рair', size: 3 })).toEqual(['combinations[1].type look-alike']);
    expect(table(pair, { ...pair, type: 'Pair ', size: 3 })).toEqual(['combinations[1].type bad-name']);
    expect(table(pair, { ...pair, type: 'PAIR', size: 3 })).toEqual(['combinations[1].type look-alike']);
  });
});

test('[CR5] levels, flops, income and shop are numbers within limits; what is left out is usual', () => {
  const read = parseCustom({ ...run, levels: { thresholds: [100], banks: 2 }, shop: { charms: 5 } });
  expect(read).toMatchObject({
    value: { levels: { ...rollio.levels, thresholds: [100], banks: 2 }, shop: { ...rollio.shop, charms: 5 } },
  });
  expect(problemsOf({ ...run, levels: { banks: 0, bankz: 4, thresholds: [5, 1.5] } })).toEqual([
    'levels.bankz unknown-field',
    'levels.banks out-of-range',
    'levels.thresholds[1] wrong-type',
  ]);
  expect(problemsOf({ ...run, shop: { odds: { common: 99 } } })).toEqual(['shop.odds wrong-sum']);
  expect(problemsOf({ ...run, shop: 4, engine: 99 })).toEqual(['engine out-of-range', 'shop wrong-type']);
});

test('[CR6] it cannot pass for a game of the house', () => {
  expect(problemsOf({ ...run, id: 'rollio' })).toEqual(['id id-taken']);
  expect(problemsOf({ ...run, name: 'R0llio' })).toEqual(['name look-alike']);
  expect(problemsOf({ ...classic, name: 'rollio  classic'.replace('  ', ' ') })).toEqual(['name look-alike']);
  expect(parseCustom(JSON.parse(JSON.stringify(rollio)))).toEqual({ ok: true, value: rollio });
  expect(parseCustom(JSON.parse(JSON.stringify(rollioClassic)))).toEqual({ ok: true, value: rollioClassic });
});

test('[CR7] a record carries the whole game, and is read as what it was', () => {
  const read = parseCustom({ ...run, levels: { thresholds: [100] }, charms: ['echo'] });
  const variant = read.ok ? read.value : fault('not read');
  const started = startGame({ id: 'x', variant, players: [{ name: 'Ann' }] }, chanceFrom(1));
  const game = started.ok ? started.value.game : fault(started.error);
  expect(readRecord(JSON.parse(JSON.stringify(recordOf(game))))).toEqual({ ok: true, value: game });
});

test('[CR8] mirrors that score only with unlike faces are found by whoever looks for dice to set aside', () => {
  const read = parseCustom({ ...run, sets: ['mirror'], combinations: [{ type: 'three', shape: 'run', length: 3, points: 100 }] });
  const variant = read.ok && read.value.family === 'run' ? read.value : fault('not read');
  const begun = wished(freshRun(chanceFrom(1), variant), { type: 'ChooseSet', set: 'mirror' }, chanceFrom(1));
  const mirrors = begun.state.kinds.slice(-2);
  const game = changed(begun, state => ({
    ...state,
    turn: state.turn && {
      ...state.turn,
      rolls: 1,
      kinds: [...mirrors, { sides: 6, material: 'plastic' }],
      dice: [6, 6, 4],
      aside: [false, false, false],
    },
  }));
  expect(choicesInRun(variant, game.state)[0]).toEqual({ dice: [0, 1, 2], points: 100 });
});

test('[CR8] wild files are refused with a place and a reason, or are played within bounds', () => {
  for (let seed = 1; seed <= 3_000; seed++)
    expect(faultsOf(wildFile(pickFrom(seed * 7_919)), pickFrom(seed)), `${seed}`).toEqual([]);
});

test('[RE5] no chain is cut and no two runs differ, whatever stands beside each other', () => {
  for (let seed = 1; seed <= 3_000; seed++) expect(sceneFaults(pickFrom(seed * 104_729)), `${seed}`).toEqual([]);
});
