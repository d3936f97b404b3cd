import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../testing/index.ts';
import { arrange } from '../content/arrange.ts';
import { CHARM_IDS, type CharmId } from '../content/charms.ts';
import { MATERIALS, type Hand, type Material } from '../die.ts';
import { bestPartition, findAllValidPartitionings } from '../partitions.ts';
import { getScoringCombinations } from '../scoring.ts';
import { add, money, multiply, PRIORITIES, type Step } from './event.ts';
import { CHAIN_LIMIT, runPipeline } from './pipeline.ts';
import { preview, score } from './preview.ts';
import {
  bankingScene,
  scoringScene,
  type Behaviour,
  type Effect,
  type Progress,
  type Scene,
  type SceneOptions,
} from './scene.ts';

const handOf = (faces: string, materials: readonly Material[] = []): Hand =>
  [...faces].map((face, die) => ({ face: Number(face), sides: 6, material: materials[die] ?? 'plastic' }));

const sceneOf = (hand: Hand, options: SceneOptions = {}): Scene =>
  scoringScene(hand, bestPartition(hand) ?? { combinations: [], points: 0 }, options);

const materialOf = fc.constantFrom(...MATERIALS);
const hands = fc.array(fc.record({ face: fc.constantFrom(1, 5, 6), sides: fc.constantFrom(6, 8), material: materialOf }), {
  minLength: 1,
  maxLength: 6,
});
const progresses: fc.Arbitrary<Partial<Progress>> = fc.record({
  money: fc.nat(50),
  hotDice: fc.nat(4),
  crystals: fc.nat(8),
  straights: fc.nat(20),
  flops: fc.nat(20),
  flopsInARow: fc.nat(3),
  rainbows: fc.nat(20),
});

const effect = (id: string, behaviour: Behaviour): Effect => ({ kind: 'charm', id, behaviour });
const never = () => false;
const always = () => true;

const idsOf = (steps: readonly Step[]): string[] => steps.map(({ source }) => source.id);

describe('the worked example', () => {
  const hand = handOf('111', ['crystal', 'crystal', 'rainbow']);
  const worn = arrange(['crystalResonator', 'rabbitsFoot', 'scoreMultiplier']);

  test('[RE9] three ones, two crystals and a lucky rainbow come to 3025', () => {
    const { points, steps } = score(sceneOf(hand), worn, chanceOf('1', '9', '9'), { turn: 1, roll: 1 });
    expect(steps.map(({ source, op, before, after }) => [source.id, op.kind, before, Math.round(after)])).toEqual([
      ['nOfAKind', 'add', 0, 1000],
      ['crystal', 'multiply', 1000, 2000],
      ['rainbow', 'add', 2000, 2200],
      ['rainbow', 'missed', 2200, 2200],
      ['rainbow', 'missed', 2200, 2200],
      ['rabbitsFoot', 'multiply', 2200, 2420],
      ['scoreMultiplier', 'multiply', 2420, 3025],
    ]);
    expect(steps[1]).toMatchObject({ op: { thousandths: 2000 }, changedBy: ['crystalResonator'], dice: [1] });
    expect(points).toBe(3025);
  });

  test('[RE7] its preview draws nothing and tells certain part, average and range', () => {
    const told = preview(sceneOf(hand), worn);
    expect(told.exact).toBe(true);
    expect([told.certain, told.lowest, told.highest]).toEqual([2500, 2500, Math.ceil(2200 * 1.3 * 1.25)]);
    expect(told.average).toBeGreaterThan(2500);
  });
});

test('[RE10] the booster works for 666622 scored as three pairs', () => {
  const found = getScoringCombinations(handOf('666622'), undefined, { effects: arrange(['fourOfAKindBooster']) });
  const [way] = found.ok ? found.value.ways : [];
  expect(way?.partition.combinations.map(({ type }) => type)).toEqual(['threePairs']);
  expect(way?.preview.certain).toBe(3000);
});

describe('order', () => {
  test('[RE1] base, dice from left to right, charms as arranged, hot dice, final', () => {
    const scene = sceneOf(handOf('1515', ['wooden', 'golden', 'wooden', 'golden']), { usesAll: true, hotDiceBonus: 500 });
    const { steps } = runPipeline(scene, arrange(['scoreMultiplier', 'oddCollector', 'carpenter', 'loneWolf']), never);
    expect(idsOf(steps)).toEqual([
      'single',
      'single',
      'single',
      'single',
      'wooden',
      'carpenter',
      'golden',
      'wooden',
      'carpenter',
      'golden',
      'oddCollector',
      'loneWolf',
      'hotDice',
      'scoreMultiplier',
    ]);
  });

  test('[RE1] the order of the charms is the player’s', () => {
    const scene = sceneOf(handOf('1'));
    const first = [
      effect('plus', { events: () => [{ op: () => add(100) }] }),
      effect('times', { events: () => [{ op: () => multiply(2) }] }),
    ];
    expect(runPipeline(scene, first, never).points).toBe(400);
    expect(runPipeline(scene, [...first].reverse(), never).points).toBe(300);
  });
});

describe('events act on each other', () => {
  test('[RE2] a condition reads what happened before', () => {
    const ifOdd = effect('ifOdd', {
      events: () => [{ op: ({ steps }) => (idsOf(steps).includes('oddCollector') ? money(7) : null) }],
    });
    expect(runPipeline(sceneOf(handOf('1')), [...arrange(['oddCollector']), ifOdd], never).money).toBe(7);
    expect(runPipeline(sceneOf(handOf('1')), [ifOdd, ...arrange(['oddCollector'])], never).money).toBe(0);
  });

  test('[RE3] a reaction follows at once, and reactions to it too', () => {
    const answer = effect('answer', { react: ({ source }) => (source.id === 'wooden' ? [{ op: () => add(1) }] : []) });
    const again = effect('again', { react: ({ source }) => (source.id === 'answer' ? [{ op: () => add(2) }] : []) });
    const { steps } = runPipeline(sceneOf(handOf('15', ['wooden', 'wooden'])), [again, answer], never);
    expect(idsOf(steps).slice(2)).toEqual(['wooden', 'answer', 'again', 'wooden', 'answer', 'again']);
  });

  test('[RE4] a waiting event can be changed or cancelled, and the log names who did it', () => {
    const hand = handOf('15', ['wooden', 'golden']);
    const { steps, points } = runPipeline(sceneOf(hand), arrange(['blankSlate', 'gildedEdge', 'highStakes']), never);
    expect(steps.filter(({ op }) => op.kind === 'cancelled').map(({ source, changedBy }) => [source.id, changedBy])).toEqual([
      ['single', ['highStakes']],
      ['single', ['highStakes']],
      ['wooden', ['blankSlate']],
      ['golden', ['blankSlate']],
    ]);
    expect(points).toBe(0);
  });

  test('[RE5] a chain without end is cut, the log says so, and the rest of the scoring goes on', () => {
    const endless = effect('endless', { react: () => [{ op: () => add(1) }] });
    const { steps, points } = runPipeline(sceneOf(handOf('1')), [endless, ...arrange(['scoreMultiplier'])], never);
    const cut = steps.findIndex(({ op }) => op.kind === 'stopped');
    expect(cut).toBe(CHAIN_LIMIT + 1);
    expect(steps.filter(({ op }) => op.kind === 'stopped')).toHaveLength(2);
    expect(points).toBe(Math.ceil((100 + CHAIN_LIMIT) * 1.25) + CHAIN_LIMIT);
  });
});

test('[RE6] points are rounded up once, at the very end', () => {
  const tenth = effect('tenth', { events: () => [{ op: () => multiply(1.1) }] });
  expect(runPipeline(sceneOf(handOf('1')), [tenth], never).points).toBe(110);
  const hand = handOf('5', ['wooden']);
  expect(runPipeline(sceneOf(hand), [], never).points).toBe(63);
  expect(runPipeline(sceneOf(hand), arrange(['scoreMultiplier']), never).points).toBe(79);
});

test('[RE8] banking is a scoring of the pot', () => {
  const { points, money } = runPipeline(bankingScene(1200), arrange(['roundMultiplier', 'nestEgg', 'scoreMultiplier']), never);
  expect([points, money]).toEqual([1500, 2]);
});

test('[RE7] with too many chances the preview says that it is about right, and still draws nothing', () => {
  const rainbows = sceneOf(handOf('111555', new Array<Material>(6).fill('rainbow')));
  expect(preview(rainbows, []).exact).toBe(true);
  const four = sceneOf(handOf('1155', new Array<Material>(4).fill('rainbow')));
  expect(preview(four, arrange(['rabbitsFoot'])).exact).toBe(true);
  const told = preview(rainbows, arrange(['rabbitsFoot']));
  expect(told.exact).toBe(false);
  expect(told.certain).toBe(2500);
  expect(told.lowest).toBe(2500);
  expect(told.highest).toBe(Math.ceil(3700 * 2.8));
});

test('[RE7] a preview is the scoring itself, step by step', () => {
  fc.assert(
    fc.property(hands, fc.subarray([...CHARM_IDS], { maxLength: 6 }), progresses, (hand, ids, progress) => {
      const scene = sceneOf(hand.slice(0, 3), { progress });
      const unlucky = score(scene, arrange(ids), (_stream, _at, sides) => sides, { turn: 1, roll: 1 });
      expect(preview(scene, arrange(ids)).scored).toEqual(unlucky);
    }),
    { numRuns: 40 },
  );
});

test('[RE7] chances that no effect looks at make no difference to the points', () => {
  const rainbow = fc.record({
    face: fc.constantFrom(1, 5),
    sides: fc.constant(6),
    material: fc.constantFrom('rainbow', 'golden', 'wooden'),
  });
  fc.assert(
    fc.property(
      fc.array(rainbow, { minLength: 1, maxLength: 2 }),
      fc.subarray([...CHARM_IDS], { maxLength: 8 }),
      progresses,
      (hand: Hand, ids, progress) => {
        const scene = sceneOf(hand, { progress });
        // A boss, because charms look at the charms beside them.
        const watching: Effect = { kind: 'boss', id: 'watching', behaviour: { seesChances: true } };
        const [short, long] = [preview(scene, arrange(ids)), preview(scene, [...arrange(ids), watching])];
        expect(short.average).toBeCloseTo(long.average, 6);
        expect([short.lowest, short.highest, short.certain]).toEqual([long.lowest, long.highest, long.certain]);
      },
    ),
    { numRuns: 60 },
  );
});

test('[RE7] the average of a preview is the average over all draws', () => {
  const scene = sceneOf(handOf('1', ['rainbow']));
  const all = Array.from(
    { length: 5 },
    (_, i) => score(scene, [], chanceOf(String(i + 1), '9', '9'), { turn: 1, roll: 1 }).points,
  );
  expect(preview(scene, []).average).toBeCloseTo(all.reduce((a, b) => a + b) / 5);
});

describe('bounds', () => {
  const keepsBounds = (hand: Hand, ids: readonly CharmId[], progress: Partial<Progress>): void => {
    const found = findAllValidPartitionings(hand, undefined, { limit: 5 });
    for (const partition of found.ok ? found.value.partitions : []) {
      const scene = scoringScene(hand, partition, { progress, usesAll: true, hotDiceBonus: 100 });
      for (const luck of [never, always]) {
        const { points, money, steps } = runPipeline(scene, arrange(ids), luck);
        expect(Number.isSafeInteger(points) && points >= 0 && money >= 0).toBe(true);
        expect(steps.some(({ op }) => op.kind === 'stopped')).toBe(false);
        steps.forEach((step, i) => expect(step.before).toBe(steps[i - 1]?.after ?? 0));
      }
    }
  };

  test.each(CHARM_IDS)('[RE5] %s alone stays within bounds', id => {
    fc.assert(
      fc.property(hands, progresses, (hand, progress) => keepsBounds(hand, [id], progress)),
      { numRuns: 10 },
    );
  });

  test('[RE5] so do any five together', () => {
    const five = fc.uniqueArray(fc.constantFrom(...CHARM_IDS), { minLength: 5, maxLength: 5 });
    fc.assert(fc.property(hands, five, progresses, keepsBounds), { numRuns: 150 });
  });
});

describe('[RE11] effects that do not interact score the same in the plain batch order', () => {
  const adding: CharmId[] = [
    'oddCollector',
    'loneWolf',
    'ember',
    'flopCollector',
    'straightCollector',
    'matchmaker',
    'minimalist',
  ];
  const multiplying: CharmId[] = ['scoreMultiplier', 'comeback', 'fullSweep', 'fourOfAKindBooster', 'purist'];

  /** Charms in one batch, then materials, then bonuses, each on its own. */
  const inBatches = (scene: Scene, ids: readonly CharmId[]): number => {
    const worn = arrange(ids);
    const drafts = worn.flatMap(({ behaviour }, at) => behaviour.events?.(scene, { at, row: worn }) ?? []);
    const base = scene.combinations.reduce((sum, { points }) => sum + points, 0);
    const alone = runPipeline({ ...scene, combinations: [], hotDiceBonus: 0 }, [], never).steps;
    const ops = [...drafts.map(({ op }) => op({ scene, points: base, money: 0, steps: [] })), ...alone.map(({ op }) => op)];
    const points = ops.reduce((sum, op) => {
      if (op?.kind === 'add') return sum + op.points;
      return op?.kind === 'multiply' ? (sum * op.thousandths) / 1000 : sum;
    }, base);
    return Math.ceil(points - 1e-6);
  };

  const agree = (of: readonly CharmId[], material: readonly Material[]) =>
    fc.property(
      fc.subarray([...of]).chain(ids => fc.shuffledSubarray(ids, { minLength: ids.length })),
      fc.array(fc.record({ face: fc.constantFrom(1, 5), sides: fc.constant(6), material: fc.constantFrom(...material) }), {
        minLength: 1,
        maxLength: 6,
      }),
      progresses,
      (ids, hand, progress) => {
        const scene = sceneOf(hand, { progress, usesAll: true });
        expect(runPipeline(scene, arrange(ids), never).points).toBe(inBatches(scene, ids));
      },
    );

  test('when all of them add', () => fc.assert(agree(adding, ['plastic', 'golden', 'volcano'])));
  test('when all of them multiply', () => fc.assert(agree(multiplying, ['plastic', 'golden', 'wooden', 'crystal'])));
});

test('[RE1] priorities are in order, with room between them', () => {
  const { base, dice, charms, hotDice, final } = PRIORITIES;
  expect([base, dice, charms, hotDice, final]).toEqual(Object.values(PRIORITIES).sort((a, b) => a - b));
});
