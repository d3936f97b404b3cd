import { describe, expect, test } from 'vitest';
import { err } from '../../result.ts';
import { MATERIALS, type DieKind, type Hand, type Material } from '../die.ts';
import { runPipeline, type Scored } from '../effects/pipeline.ts';
import { bankingScene, scoringScene, type SceneOptions } from '../effects/scene.ts';
import { getScoringCombinations, tableWith } from '../scoring.ts';
import { standardCombinations } from '../combinations.ts';
import { bestPartition } from '../partitions.ts';
import { BOSS_IDS, bosses } from './bosses.ts';
import { RARITIES } from './charm.ts';
import { arrange } from './arrange.ts';
import { CHARM_IDS, charmOf, charms, type CharmId } from './charms.ts';
import { CONSUMABLE_IDS, consumables, type ConsumableId, type Kit } from './consumables.ts';
import { diceOfSet, diceSets } from './dice-sets.ts';
import { firstRelease } from './first-release.ts';
import { materials } from './materials.ts';
import { textOf, type Described } from './text.ts';

/** The numbers that a reader of the text sees, in order. */
const numbersIn = (content: Described): number[] => (textOf(content).match(/\d+(\.\d+)?/g) ?? []).map(Number);

/** Those of them that the text does not take from the content's numbers: the 1 of "by 1 and …" and of "1 in …". */
const worded = (content: Described): number => (content.text.replace(/\{\w+\}/g, '').match(/\d+/g) ?? []).length;

const everything: [string, Described][] = [
  ...MATERIALS.map((id): [string, Described] => [id, materials[id]]),
  ...CHARM_IDS.map((id): [string, Described] => [id, charms[id]]),
  ...CONSUMABLE_IDS.map((id): [string, Described] => [id, consumables[id]]),
  ...BOSS_IDS.map((id): [string, Described] => [id, bosses[id]]),
];

test.each(everything)('[RT1] the text of %s tells each of its numbers', (_, content) => {
  const places = [...content.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(new Set(places)).toEqual(new Set(Object.keys(content.numbers)));
  expect(new Set(places).size).toBe(places.length);
  expect(textOf(content)).not.toMatch(/[{}]/);
  expect(numbersIn(content)).toHaveLength(Object.keys(content.numbers).length + worded(content));
});

const handOf = (faces: string, made: Material | readonly Material[] = 'plastic', sides = 6): Hand =>
  [...faces].map((face, die) => ({
    face: Number(face),
    sides,
    material: typeof made === 'string' ? made : (made[die] ?? 'plastic'),
  }));

const scored = (hand: Hand, ids: readonly CharmId[], options: SceneOptions = {}, lucky = false): Scored => {
  const worn = arrange(ids);
  const partition = bestPartition(hand, undefined, { table: tableWith(standardCombinations, worn) });
  return runPipeline(scoringScene(hand, partition ?? { combinations: [], points: 0 }, options), worn, () => lucky);
};
const banked = (pot: number, ids: readonly CharmId[]): Scored => runPipeline(bankingScene(pot), arrange(ids), () => false);

/** What joined later has its golden scenes, and a line here where its numbers could be misread. */
type Released = (typeof firstRelease.charms)[number];
type Told = (...numbers: number[]) => readonly Played[];

type Played = readonly [got: number, told: number];

/** For each charm: what it did, and what the numbers read from its text say it should do. */
const played: Record<Released, Told> & Partial<Record<CharmId, Told>> = {
  flopShield: uses => [[charmOf('flopShield').behaviour.shields ?? 0, uses ?? 0]],
  moneyMagnet: (points = 0) => [[scored(handOf('1'), ['moneyMagnet'], { progress: { money: 7 } }).points, 100 + 7 * points]],
  gildedEdge: (times = 0) => [[scored(handOf('1', 'golden'), ['gildedEdge']).money, 5 * times]],
  nestEgg: (money = 0, points = 1) => [
    [banked(3 * points, ['nestEgg']).money, 3 * money],
    [banked(3 * points - 1, ['nestEgg']).money, 2 * money],
  ],
  tripletTrader: (money = 0) => [[scored(handOf('2222'), ['tripletTrader']).money, money]],
  loneWolf: (points = 0) => [[scored(handOf('15'), ['loneWolf']).points, 150 + 2 * points]],
  minimalist: (points = 0, dice = 0) => [
    [scored(handOf('1'.repeat(dice)), ['minimalist']).points, 100 * dice + points],
    [scored(handOf('1'.repeat(dice + 1)), ['minimalist']).points, 1000],
  ],
  comeback: (times = 0) => [
    [scored(handOf('1'), ['comeback'], { progress: { flopsInARow: 1 } }).points, 100 * times],
    [scored(handOf('1'), ['comeback']).points, 100],
  ],
  flopCollector: (points = 0) => [[scored(handOf('1'), ['flopCollector'], { progress: { flops: 4 } }).points, 100 + 4 * points]],
  lowHangingFruit: (face = 0, points = 0) => [[scored(handOf(`1${face}`), ['lowHangingFruit']).points, 100 + points]],
  highStakes: (times = 0) => [
    [scored(handOf('222'), ['highStakes']).points, 200 * times],
    [scored(handOf('2221'), ['highStakes']).points, 200 * times],
  ],
  oddCollector: (points = 0) => [[scored(handOf('2223331'), ['oddCollector']).points, 2600 + 4 * points]],
  evenPerfection: (points = 0) => [
    [scored(handOf('222'), ['evenPerfection']).points, 200 + points],
    [scored(handOf('2221'), ['evenPerfection']).points, 300],
  ],
  straightCollector: (points = 0) => [
    [scored(handOf('123456'), ['straightCollector'], { progress: { straights: 2 } }).points, 1500 + 3 * points],
  ],
  matchmaker: (points = 0) => [[scored(handOf('223344'), ['matchmaker']).points, 1500 + points]],
  fourOfAKindBooster: (times = 0, size = 0) => [
    [scored(handOf('2'.repeat(size)), ['fourOfAKindBooster']).points, 500 * times],
    [scored(handOf('666622'), ['fourOfAKindBooster']).points, 1500 * times],
    [scored(handOf('2'.repeat(size - 1)), ['fourOfAKindBooster']).points, 200],
  ],
  consumableGenerator: (size = 0) => [
    [scored(handOf('2'.repeat(size)), ['consumableGenerator']).grants.length, 1],
    [scored(handOf('2'.repeat(size - 1)), ['consumableGenerator']).grants.length, 0],
  ],
  sizeMatters: (one = 0, step = 0, faces = 0) => [
    [scored(handOf('1', 'plastic', faces + 4), ['sizeMatters']).points, 100 * (one + 4 * step)],
    [scored(handOf('1', 'plastic', faces - 2), ['sizeMatters']).points, 100 * (one - 2 * step)],
  ],
  purist: (times = 0) => [
    [scored(handOf('1'), ['purist']).points, 100 * times],
    [scored(handOf('1', 'golden'), ['purist']).points, 100],
  ],
  matchedSet: (dice = 0, times = 0) => [
    [scored(handOf('222', 'golden'), ['matchedSet']).points, 200 * times],
    [scored(handOf('1'.repeat(dice - 1), 'golden'), ['matchedSet']).points, 100 * (dice - 1)],
    [scored(handOf('222', ['golden', 'golden', 'plastic']), ['matchedSet']).points, 200],
  ],
  crystalResonator: (times = 0) => [[scored(handOf('11', 'crystal'), ['crystalResonator']).points, 200 * (1 + times * 0.5)]],
  carpenter: (points = 0) => [[scored(handOf('1', 'wooden'), ['carpenter']).points, 125 + points]],
  hallOfMirrors: (points = 0) => [
    [scored(handOf('66', ['plastic', 'mirror']), ['hallOfMirrors']).points, 0],
    [scored(handOf('1', 'mirror'), ['hallOfMirrors']).points, 100 + points],
  ],
  rabbitsFoot: (one = 0, more = 0) => [
    [scored(handOf('1'), ['rabbitsFoot'], { progress: { rainbows: 3 } }).points, Math.ceil(100 * (one + 3 * more) - 1e-9)],
    [scored(handOf('1', 'rainbow'), ['rabbitsFoot'], {}, true).points, Math.ceil(300 * (one + 3 * more) - 1e-9)],
  ],
  weightedDice: (times = 0) => [
    [charmOf('weightedDice').behaviour.odds?.({ wins: 1, of: 5, key: 0 }, neverAsked)?.wins ?? 0, times],
  ],
  echo: (times = 0) => [
    [scored(handOf('1', 'golden'), ['echo']).money, 5 * times],
    [scored(handOf('15', 'golden'), ['echo']).money, 5 * times + 5],
  ],
  blankSlate: (times = 0, dice = 0) => [
    [scored(handOf('1'.repeat(dice), 'wooden'), ['blankSlate']).points, 1000 * times],
    [scored(handOf('11', 'wooden'), ['blankSlate']).points, 200],
  ],
  ember: (points = 0) => [[scored(handOf('1'), ['ember'], { progress: { hotDice: 2 } }).points, 100 + 2 * points]],
  fullSweep: (times = 0) => [
    [scored(handOf('1'), ['fullSweep'], { usesAll: true }).points, 100 * times],
    [scored(handOf('1'), ['fullSweep']).points, 100],
  ],
  volcanoAmplifier: (one = 0, more = 0) => [
    [
      scored(handOf('11', 'volcano'), ['volcanoAmplifier'], { progress: { hotDice: 3 } }).points,
      (200 + 2 * 300) * (one + more * 6),
    ],
  ],
  roundMultiplier: (times = 0) => [
    [banked(1000, ['roundMultiplier']).points, 1000 * times],
    [scored(handOf('1'), ['roundMultiplier']).points, 100],
  ],
  scoreMultiplier: (times = 0) => [[scored(handOf('1'), ['scoreMultiplier']).points, 100 * times]],
  piggyBank: (money = 0, per = 1, most = 0) => [
    [charmOf('piggyBank').behaviour.income?.({ ...rest, money: 2 * per + 1 }) ?? 0, 2 * money],
    [charmOf('piggyBank').behaviour.income?.({ ...rest, money: 500 }) ?? 0, most],
  ],
  coupon: (money = 0) => [
    [charmOf('coupon').behaviour.price?.(6) ?? 0, 6 - money],
    [charmOf('coupon').behaviour.price?.(1) ?? 0, 1],
  ],
  secondWind: (rerolls = 0) => [[charmOf('secondWind').behaviour.plan?.(plan).rerolls ?? 0, 2 + rerolls]],
  savingsBook: (banks = 0) => [[charmOf('savingsBook').behaviour.plan?.(plan).banks ?? 0, 5 + banks]],
  recycler: (money = 0) => [[charmOf('recycler').behaviour.income?.(rest) ?? 0, 2 * money]],
  underdog: (times = 0) => [
    [scored(handOf('1'), ['underdog'], { progress: { total: 0 } }).points, 100 * times],
    [scored(handOf('1'), ['underdog'], { progress: { total: 50 } }).points, 100],
  ],
  lastStand: (times = 0) => [
    [scored(handOf('1'), ['lastStand'], { progress: { banksLeft: 1 } }).points, 100 * times],
    [scored(handOf('1'), ['lastStand'], { progress: { banksLeft: 2 } }).points, 100],
  ],
  steadyHand: (one = 0, more = 0, most = 0) => [
    [steady(3), 1000 * (one + 3 * more)],
    [steady(50), 1000 * (one + most * more)],
  ],
  crowd: (points = 0, dice = 0) => [
    [scored(handOf('1'), ['crowd'], { progress: { dice: dice + 2 } }).points, 100 + 2 * points],
    [scored(handOf('1'), ['crowd'], { progress: { dice: dice - 1 } }).points, 100],
  ],
  gallery: (points = 0) => [[scored(handOf('1'), ['gallery'], { progress: { charms: 3 } }).points, 100 + 3 * points]],
  alchemist: (one = 0, more = 0) => [
    [scored(handOf('111'), ['alchemist'], { progress: { used: 4 } }).points, 1000 * (one + 4 * more)],
  ],
  bossHunter: (times = 0) => [
    [scored(handOf('1'), ['bossHunter'], { progress: { boss: true } }).points, 100 * times],
    [scored(handOf('1'), ['bossHunter']).points, 100],
  ],
};

const steady = (banksInARow: number): number =>
  runPipeline(bankingScene(1000, { progress: { banksInARow } }), arrange(['steadyHand']), () => false).points;

const plan = { level: 1, threshold: 1000, banks: 5, rounds: 12, rerolls: 2 };
const rest = { money: 9, banksLeft: 2, roundsLeft: 3, rerollsLeft: 2 };

const neverAsked = { source: { kind: 'material', id: 'rainbow', at: 0 }, dice: [], priority: 0, op: () => null } as const;

describe('charms', () => {
  test.each(Object.entries(played))('[RT2] %s does what its text says', (id, cases) => {
    const told = cases(...numbersIn(charms[id as CharmId]));
    for (const [got, wanted] of told) expect(got).toBeCloseTo(wanted);
  });

  test('[RT3] there are at least 40, of every rarity, with a price by rarity', () => {
    expect(CHARM_IDS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(CHARM_IDS.map(id => charms[id].rarity))).toEqual(new Set(RARITIES));
    const prices = RARITIES.map(
      rarity =>
        new Set(
          firstRelease.charms
            .map(id => charms[id])
            .filter(charm => charm.rarity === rarity)
            .map(({ price }) => price),
        ),
    );
    expect(prices.map(of => [...of])).toEqual([[4], [6], [8], [10]]);
  });

  test('[RP9] the chooser gives the better dice to the combination that gains by them', () => {
    const hand = handOf('1111', ['plastic', 'golden', 'golden', 'golden']);
    const found = getScoringCombinations(hand, undefined, { effects: arrange(['matchedSet']) });
    const [way] = found.ok ? found.value.ways : [];
    expect(way?.partition.combinations.map(({ dice }) => dice)).toEqual([[0], [1, 2, 3]]);
    expect(way?.preview.certain).toBe(1600);
  });
});

describe('materials', () => {
  const told = (id: Material): number[] => numbersIn(materials[id]);

  test('[RT4] crystal counts those scored before, in this action and in this round', () => {
    const [one = 0, more = 0] = told('crystal');
    expect(scored(handOf('11', 'crystal'), []).points).toBe(200 * (one + more));
    expect(scored(handOf('1', 'crystal'), [], { progress: { crystals: 3 } }).points).toBe(100 * (one + 3 * more));
  });

  test('[RT4] wooden, golden and volcano', () => {
    expect(scored(handOf('11', 'wooden'), []).points).toBe(Math.ceil(200 * (told('wooden')[0] ?? 0) ** 2));
    expect(scored(handOf('11', 'golden'), []).money).toBe(2 * (told('golden')[0] ?? 0));
    expect(scored(handOf('11', 'volcano'), [], { progress: { hotDice: 2 } }).points).toBe(200 + 4 * (told('volcano')[0] ?? 0));
  });

  test('[RT4] rainbow has three chances of its own', () => {
    const [, , points, , , money] = told('rainbow');
    expect(scored(handOf('1', 'rainbow'), [], {}, true)).toMatchObject({
      points: 100 + (points ?? 0),
      money,
      grants: [{ what: 'clone', dice: [0] }],
    });
    const asked: number[] = [];
    runPipeline(scoringScene(handOf('1', 'rainbow'), bestPartition(handOf('1')) ?? { combinations: [], points: 0 }), [], odds => {
      asked.push(odds.of);
      return false;
    });
    expect(asked).toEqual([told('rainbow')[1], told('rainbow')[4], told('rainbow')[7]]);
  });

  test('[RT4] plastic and mirror do nothing to the points', () => {
    expect(scored(handOf('11', 'plastic'), []).steps).toHaveLength(2);
    expect(scored(handOf('1', 'mirror'), []).steps).toHaveLength(1);
  });
});

const kit: Kit = {
  money: 8,
  dice: [{ sides: 6, material: 'plastic' }],
  charms: ['echo'],
  charmSlots: 2,
  consumableSlots: 2,
  pot: 300,
  lastLost: 500,
  rerolls: 1,
};
const many = (count: number, die: DieKind): DieKind[] => Array.from({ length: count }, () => die);
const one: DieKind = { sides: 6, material: 'plastic' };
const use = { id: 'chisel', die: 0, draw: () => 1, lists: firstRelease };

type Used = (...numbers: number[]) => Partial<Kit>;

/** What the kit is after each, by the numbers of its text. */
const used: Record<(typeof firstRelease.consumables)[number], Used> & Partial<Record<ConsumableId, Used>> = {
  moneyDoubler: (times = 0) => ({ money: 8 * times }),
  extraDie: (dice = 0, sides = 0) => ({ dice: [...kit.dice, ...many(dice, { sides, material: 'plastic' })] }),
  materialEnchanter: () => ({ dice: [{ sides: 6, material: 'crystal' }] }),
  charmGiver: () => ({ charms: ['echo', 'flopShield'] }),
  slotExpander: (slots = 0) => ({ charmSlots: 2 + slots }),
  chisel: (faces = 0) => ({ dice: [{ ...one, sides: 6 - faces }] }),
  potteryWheel: (faces = 0) => ({ dice: [{ ...one, sides: 6 + faces }] }),
  flopRecovery: (times = 0) => ({ pot: 300 + 500 * times, lastLost: 0 }),
  luckyToken: (rerolls = 0) => ({ rerolls: 1 + rerolls }),
  needle: (levels = 0) => ({ levels: { single: levels } }),
  rubberStamp: (levels = 0) => ({ levels: { alike: levels } }),
  cherries: (levels = 0) => ({ levels: { groups: levels } }),
  ruler: (levels = 0) => ({ levels: { run: levels } }),
  pepper: () => ({ armed: ['pepper'] }),
  firecracker: () => ({ armed: ['firecracker'] }),
  goldLeaf: () => ({ armed: ['goldLeaf'] }),
  earTrumpet: () => ({ armed: ['earTrumpet'] }),
  pocket: (slots = 0) => ({ consumableSlots: 2 + slots }),
};

describe('consumables', () => {
  test.each(Object.entries(used))('[RT5] %s does what its text says', (name, after) => {
    const id = name as ConsumableId;
    expect(consumables[id].use(kit, { ...use, id })).toEqual({
      ok: true,
      value: { ...kit, ...after(...numbersIn(consumables[id])) },
    });
  });

  test('[RT5] what cannot be used says why', () => {
    expect(consumables.chisel.use(kit, { id: 'chisel', draw: () => 1, lists: firstRelease })).toEqual(err('choose-a-die'));
    expect(consumables.chisel.use({ ...kit, dice: [{ ...one, sides: 3 }] }, use)).toEqual(err('no-more-faces'));
    expect(consumables.potteryWheel.use({ ...kit, dice: [{ ...one, sides: 20 }] }, use)).toEqual(err('no-more-faces'));
    expect(consumables.extraDie.use({ ...kit, dice: many(20, one) }, use)).toEqual(err('no-more-dice'));
    expect(consumables.slotExpander.use({ ...kit, charmSlots: 12 }, use)).toEqual(err('no-more-slots'));
    expect(consumables.charmGiver.use({ ...kit, charmSlots: 1 }, use)).toEqual(err('no-free-slot'));
    expect(consumables.flopRecovery.use({ ...kit, lastLost: 0 }, use)).toEqual(err('nothing-lost'));
    const noneElse = { ...use, lists: { charms: kit.charms, materials: ['plastic'] as const } };
    expect(consumables.materialEnchanter.use(kit, noneElse)).toEqual(err('no-other-material'));
    expect(consumables.charmGiver.use(kit, noneElse)).toEqual(err('no-free-slot'));
    expect(consumables.pocket.use({ ...kit, consumableSlots: 6 }, use)).toEqual(err('no-more-slots'));
  });
});

test('[RT6] the beginner’s set is six plain dice with $10, four charm slots and two for consumables', () => {
  expect(diceSets.beginner).toMatchObject({ money: 10, charmSlots: 4, consumableSlots: 2 });
  expect(diceOfSet(diceSets.beginner, MATERIALS, () => 1)).toEqual(many(6, one));
});

test('[RT6] every material has a set, the collector has eight dice, the random set is drawn', () => {
  const names = Object.keys(diceSets);
  for (const material of MATERIALS.filter(material => material !== 'plastic')) expect(names).toContain(material);
  expect(diceOfSet(diceSets.collector, MATERIALS, () => 1)).toHaveLength(8);
  expect(diceOfSet(diceSets.random, firstRelease.materials, sides => sides)).toEqual(many(6, { sides: 12, material: 'rainbow' }));
});
