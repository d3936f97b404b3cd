import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand, Material } from '../die.ts';
import { PRIORITIES, multiply } from '../effects/event.ts';
import { CHAIN_LIMIT, runPipeline, type Scored } from '../effects/pipeline.ts';
import { preview } from '../effects/preview.ts';
import { bankingScene, scoringScene, type Effect, type SceneOptions } from '../effects/scene.ts';
import { bestPartition } from '../partitions.ts';
import { arrange, arrangeSilenced } from './arrange.ts';
import { bosses } from './bosses.ts';
import { CHARM_IDS, type CharmId } from './charms.ts';
import { CONSUMABLE_IDS, consumableOf, type ConsumableId } from './consumables.ts';
import { rowCharms } from './row-charms.ts';

const handOf = (faces: string, material: Material = 'plastic'): Hand =>
  [...faces].map(face => ({ face: Number(face), sides: 6, material }));

const sceneOf = (faces: string, options: SceneOptions = {}, material?: Material) => {
  const hand = handOf(faces, material);
  return scoringScene(hand, bestPartition(hand) ?? { combinations: [], points: 0 }, options);
};

const scored = (ids: readonly CharmId[], faces = '1', options: SceneOptions = {}, material?: Material, lucky = false): Scored =>
  runPipeline(sceneOf(faces, options, material), arrange(ids), () => lucky);

const pointsOf = (...ids: readonly CharmId[]): number => scored(ids).points;

const used = (...ids: readonly ConsumableId[]): readonly Effect[] =>
  ids.flatMap(id => {
    const { inScoring } = consumableOf(id);
    return inScoring ? [{ kind: 'consumable', id, behaviour: inScoring.behaviour } as const] : [];
  });

const boss = (id: keyof typeof bosses): Effect => ({ kind: 'boss', id, behaviour: bosses[id].behaviour ?? {} });

describe('[RT7] copies', () => {
  test('the parrot does what its right neighbour does, and nothing at the end of the row', () => {
    expect(pointsOf('parrot', 'loneWolf')).toBe(100 + 60 + 60);
    expect(pointsOf('loneWolf', 'parrot')).toBe(160);
  });

  test('the copycat does what the first charm does, wherever it stands', () => {
    expect(pointsOf('loneWolf', 'minimalist', 'copycat')).toBe(100 + 60 + 120 + 60);
    expect(pointsOf('copycat', 'loneWolf')).toBe(160);
  });

  test('a copy of a copy does what that one copies, and copies in a circle do nothing', () => {
    expect(pointsOf('parrot', 'parrot', 'loneWolf')).toBe(100 + 3 * 60);
    expect(pointsOf('parrot', 'copycat')).toBe(100);
  });

  test('what counts in levels, shops and flops is not copied, and a silenced charm is copied as silent', () => {
    const [copy] = arrange(['parrot', 'savingsBook']);
    expect(copy?.behaviour.plan).toBeUndefined();
    expect(arrange(['parrot', 'lowHangingFruit'])[0]?.behaviour.rows).toBeUndefined();
    const row = arrangeSilenced(['parrot', 'loneWolf'], (_, place) => place === 1);
    expect(runPipeline(sceneOf('1'), row, () => false).points).toBe(100);
  });
});

describe('[RT8] neighbours', () => {
  test('the encore repeats what its left neighbour did', () => {
    expect(pointsOf('loneWolf', 'encore')).toBe(220);
    expect(pointsOf('encore', 'loneWolf')).toBe(160);
    expect(pointsOf('loneWolf', 'encore', 'encore')).toBe(280);
  });

  test('the megaphone makes the points of its left neighbour louder, not its factor', () => {
    expect(pointsOf('loneWolf', 'megaphone')).toBe(100 + 4 * 60);
    expect(pointsOf('figurehead', 'megaphone')).toBe(120);
  });

  test('the cuckoo keeps its right neighbour from working, and needs one', () => {
    const { points, steps } = scored(['cuckoo', 'loneWolf']);
    expect(points).toBe(170);
    expect(steps.at(-1)).toMatchObject({ source: { id: 'loneWolf' }, op: { kind: 'cancelled' }, changedBy: ['cuckoo'] });
    expect(pointsOf('loneWolf', 'cuckoo')).toBe(160);
  });

  test('the conductor makes the points of all others louder', () => {
    expect(pointsOf('loneWolf', 'conductor', 'minimalist')).toBe(100 + 3 * 60 + 3 * 120);
  });

  test('the crocodile pays for what it ate', () => {
    expect(scored(['crocodile'], '1', { progress: { grown: { crocodile: 6 } } }).points).toBe(100 + 6 * 60);
    expect(pointsOf('crocodile')).toBe(100);
  });
});

describe('[RT9] the row is counted', () => {
  test('by place', () => {
    expect(pointsOf('flopShield', 'coupon', 'congaLine')).toBe(200);
    expect(pointsOf('congaLine')).toBe(100);
    expect(pointsOf('figurehead', 'coupon')).toBe(120);
    expect(pointsOf('coupon', 'figurehead')).toBe(100);
  });

  test('by rarity, by free slots, and by who worked before', () => {
    expect(pointsOf('daisyChain', 'coupon', 'lastStand')).toBe(100 + 2 * 60);
    expect(scored(['hermitCrab'], '1', { progress: { charms: 1, charmSlots: 4 } }).points).toBe(190);
    expect(pointsOf('loneWolf', 'minimalist', 'relayRace')).toBe(Math.ceil(280 * 1.24));
    expect(pointsOf('relayRace', 'loneWolf')).toBe(160);
  });
});

describe('[RE12] what came to nothing is heard', () => {
  test('silver lining answers what was cancelled, once for each', () => {
    const { points, steps } = scored(['silverLining', 'highStakes'], '15');
    expect(points).toBe((150 + 150) * 3);
    expect(steps.map(({ source, op }) => [source.id, op.kind])).toEqual([
      ['single', 'cancelled'],
      ['silverLining', 'add'],
      ['single', 'cancelled'],
      ['silverLining', 'add'],
      ['highStakes', 'multiply'],
    ]);
  });

  test('an answer that is cancelled itself is not answered again', () => {
    const { steps } = scored(['cuckoo', 'silverLining', 'highStakes'], '1');
    expect(steps.filter(({ source }) => source.id === 'silverLining')).toHaveLength(1);
    const twice = scored(['cuckoo', 'copycat', 'silverLining', 'highStakes'], '1');
    expect(twice.steps.some(({ op }) => op.kind === 'stopped')).toBe(false);
  });

  test('the consolation prize answers a chance that failed, in play as in the preview', () => {
    const unlucky = scored(['consolationPrize'], '1', {}, 'rainbow');
    expect(unlucky.points).toBe(100 + 3 * 40);
    const told = preview(sceneOf('1', {}, 'rainbow'), arrange(['consolationPrize']));
    expect([told.certain, told.exact]).toEqual([220, true]);
    expect(told.average).toBeCloseTo(100 + 0.2 * 200 + 40 * (0.8 + 0.9 + 0.99));
  });

  test('the grudge has grown by what was cancelled', () => {
    const grudge = rowCharms.grudge.behaviour;
    const { steps } = scored(['highStakes'], '15');
    expect(grudge.grows?.({ kind: 'steps', steps })).toBe(2);
    expect(scored(['grudge'], '1', { progress: { grown: { grudge: 10 } } }).points).toBe(130);
  });
});

describe('[RE13] consumables inside a scoring', () => {
  const withUsed = (charms: readonly CharmId[], ...ids: readonly ConsumableId[]): Scored =>
    runPipeline(sceneOf('15'), [...arrange(charms), ...used(...ids)], () => false);

  test('they are events of their own kind, behind the charms', () => {
    const { steps, points } = withUsed(['loneWolf'], 'pepper');
    expect(steps.at(-1)).toMatchObject({ source: { kind: 'consumable', id: 'pepper' }, op: multiply(1.5) });
    expect(points).toBe((150 + 120) * 1.5);
  });

  test('each does what its text says', () => {
    expect(withUsed([], 'firecracker').points).toBe(350);
    expect(withUsed(['loneWolf'], 'earTrumpet').points).toBe(150 + 240);
    expect(runPipeline(bankingScene(1_000), used('goldLeaf'), () => false).points).toBe(1_250);
    expect(withUsed([], 'goldLeaf').points).toBe(150);
  });

  test('the pepper mill makes them count three times', () => {
    expect(withUsed(['pepperMill'], 'pepper').points).toBe(375);
    expect(withUsed(['pepperMill'], 'firecracker').points).toBe(750);
  });
});

test.each<[keyof typeof bosses, string, number]>([
  ['pedant', '1', 0],
  ['pedant', '15', 150],
  ['fox', '15', 100],
  ['fox', '5', 50],
])('[RU23] %s makes %s worth %i', (id, faces, points) => {
  expect(runPipeline(sceneOf(faces), [boss(id)], () => false).points).toBe(points);
});

test('[RU23] the frost is felt when no die is left, the sieve at the bank', () => {
  expect(runPipeline(sceneOf('15', { usesAll: true }), [boss('frost')], () => false).points).toBe(75);
  expect(runPipeline(bankingScene(1_000), [boss('sieve')], () => false).points).toBe(850);
  expect(runPipeline(bankingScene(100), [boss('sieve')], () => false).points).toBe(0);
});

test('[RE5] whatever stands in a row with whatever was used, no chain is cut and every step follows from the one before', () => {
  const rows = fc.uniqueArray(fc.constantFrom(...CHARM_IDS), { minLength: 1, maxLength: 12 });
  const consumables = fc.array(fc.constantFrom(...CONSUMABLE_IDS), { maxLength: 4 });
  const materials = fc.constantFrom<Material>('plastic', 'crystal', 'wooden', 'golden', 'volcano', 'mirror', 'rainbow');
  fc.assert(
    fc.property(rows, consumables, materials, fc.boolean(), (ids, spent, material, lucky) => {
      const scene = sceneOf(
        '115',
        { usesAll: true, progress: { charms: ids.length, charmSlots: 12, grown: { grudge: 9 } } },
        material,
      );
      const { steps, points } = runPipeline(scene, [...arrange(ids), ...used(...spent), boss('solvent')], () => lucky);
      expect(steps.length).toBeLessThan(CHAIN_LIMIT * 4);
      expect(steps.some(({ op }) => op.kind === 'stopped')).toBe(false);
      expect(Number.isSafeInteger(points) && points >= 0).toBe(true);
      steps.forEach((step, i) => expect(step.before).toBe(steps[i - 1]?.after ?? 0));
      expect(preview(scene, [...arrange(ids), ...used(...spent)]).scored).toEqual(
        runPipeline(scene, [...arrange(ids), ...used(...spent)], () => false),
      );
    }),
    { numRuns: 300 },
  );
  expect(PRIORITIES.charms).toBeLessThan(PRIORITIES.final);
});
