/** What each piece of content does in all golden scenes, as text that can be stored and compared. */
import { arrange } from '../content/arrange.ts';
import { bossOf, type BossId } from '../content/bosses.ts';
import { charmOf, type CharmId } from '../content/charms.ts';
import { consumableOf, MAX_SLOTS, type ConsumableId, type Kit } from '../content/consumables.ts';
import { diceOfSet, diceSetOf, type DiceSetId } from '../content/dice-sets.ts';
import { firstRelease } from '../content/first-release.ts';
import { isMirror, MAX_HAND, MAX_SIDES, MIN_SIDES, type DieKind, type Material } from '../die.ts';
import { standardCombinations } from '../combinations.ts';
import { PRIORITIES, type Odds } from '../effects/event.ts';
import type { Effect, Waiting } from '../effects/scene.ts';
import type { LevelPlan, LevelRest } from '../level-plan.ts';
import { findAllValidPartitionings } from '../partitions.ts';
import { handFrom, outcomeOf, type Trial } from './trials.ts';

/** A golden scene: the name of what was tried, and what came of it. */
export type Golden = Readonly<Record<string, unknown>>;

const PLANS: readonly LevelPlan[] = [
  { level: 1, threshold: 1_500, banks: 5, rounds: 12, rerolls: 2 },
  { level: 5, threshold: 3_825, banks: 1, rounds: 1, rerolls: 0 },
  { level: 10, threshold: 12_000, banks: 9, rounds: 7, rerolls: 4 },
];

const RESTS: readonly LevelRest[] = [
  { money: 0, banksLeft: 0, roundsLeft: 0, rerollsLeft: 0 },
  { money: 11, banksLeft: 2, roundsLeft: 5, rerollsLeft: 3 },
  { money: 60, banksLeft: 4, roundsLeft: 9, rerollsLeft: 1 },
];

const LIST_PRICES = [1, 2, 3, 4, 5, 6, 8, 10];

/** A chance of a rainbow die, whose odds are changed. */
const CHANCE: Waiting = {
  source: { kind: 'material', id: 'rainbow', at: 0 },
  dice: [0],
  priority: PRIORITIES.dice,
  op: () => null,
};

const ODDS: readonly Odds[] = [
  { wins: 1, of: 5, key: 0 },
  { wins: 1, of: 100, key: 2 },
  { wins: 3, of: 4, key: 9 },
];

/** What every trial comes to when nothing bends it; charms and bosses are told by how they differ from it. */
export const plainScenes = (trials: readonly Trial[]): Golden =>
  Object.fromEntries(trials.map(trial => [trial.name, outcomeOf(trial, [], () => true)]));

/** The trials that come out otherwise with this effect. */
function bentScenes(trials: readonly Trial[], effect: Effect): Golden {
  const bent = trials.map(trial => {
    const told = outcomeOf(
      trial,
      [effect],
      ({ source, changedBy }) => (source.kind === effect.kind && source.id === effect.id) || changedBy.includes(effect.id),
    );
    return [trial.name, told, outcomeOf(trial, [], () => false)] as const;
  });
  return Object.fromEntries(bent.filter(([, told, plain]) => told !== plain).map(([name, told]) => [name, told]));
}

/** A charm: its price, its part in scorings, and in levels, shops and flops. */
export function charmScenes(trials: readonly Trial[], id: CharmId): Golden {
  const { rarity, price: listPrice, behaviour } = charmOf(id);
  const { plan, price, income, odds, shields, rows, seesPlacing, seesChances } = behaviour;
  return {
    rarity,
    price: listPrice,
    ...(plan && { plans: PLANS.map(plan) }),
    ...(price && { prices: LIST_PRICES.map(price) }),
    ...(income && { incomes: RESTS.map(income) }),
    ...(odds && { odds: ODDS.map(each => odds(each, CHANCE)) }),
    ...(shields !== undefined && { shields }),
    ...(rows && { rows }),
    ...(seesPlacing && { seesPlacing }),
    ...(seesChances && { seesChances }),
    scenes: bentScenes(trials, { kind: 'charm', id, behaviour }),
    ...(!isOfFirstRelease(id) && { row: rowScenes(trials, id) }),
  };
}

const isOfFirstRelease = (id: string): boolean => (firstRelease.charms as readonly string[]).includes(id);

/** Its part among others: one that adds before it, one that multiplies after it, and one that cancels. */
const rowScenes = (trials: readonly Trial[], id: CharmId): Golden => {
  const row = arrange(
    (['loneWolf', id, 'figurehead', 'highStakes'] as const).filter((other, place) => place === 1 || other !== id),
  );
  const grown = { charmSlots: 6, combinationLevels: 2, grown: { [id]: 3 } };
  const told = trials.map(trial => {
    const scene = { ...trial.scene, progress: { ...trial.scene.progress, ...grown } };
    return [trial.name, outcomeOf({ ...trial, scene }, row, ({ source }) => source.kind === 'charm')] as const;
  });
  return Object.fromEntries(told.filter((_, place) => place % 3 === 0));
};

/** A boss: its part in scorings, and what it does to a level. */
export function bossScenes(trials: readonly Trial[], id: BossId): Golden {
  const { plan, table, silences, hushes, diceAway, flopBanks, leastPot, behaviour = {} } = bossOf(id);
  return {
    ...(plan && { plans: PLANS.map(plan) }),
    ...(table && { table: table(standardCombinations).map(row => JSON.stringify(row)) }),
    ...(silences !== undefined && { silences }),
    ...(hushes && { hushes: arrange(['loneWolf', 'lastStand', 'grudge', 'echo']).map(hushes) }),
    ...(diceAway !== undefined && { diceAway }),
    ...(flopBanks !== undefined && { flopBanks }),
    ...(leastPot !== undefined && { leastPot }),
    scenes: bentScenes(trials, { kind: 'boss', id, behaviour }),
  };
}

/** A material: every trial with all dice made of it. */
export function materialScenes(trials: readonly Trial[], id: Material): Golden {
  const made = trials
    .filter(({ scene }) => scene.action === 'score')
    .map((trial): Trial => ({
      ...trial,
      scene: { ...trial.scene, dice: trial.scene.dice.map(die => ({ ...die, material: id })) },
    }));
  return {
    isWild: isMirror({ sides: 6, material: id }),
    ways: ['1 1 3', '2 2 4 4 6 3', '4 4 4 6/8'].map(text => {
      const hand = handFrom(text).map((die, at) => (at === 0 ? die : { ...die, material: id }));
      const found = findAllValidPartitionings(hand);
      return found.ok ? found.value.partitions.map(({ points }) => points) : found.error.code;
    }),
    scenes: Object.fromEntries(made.map(trial => [trial.name, outcomeOf(trial, [], ({ source }) => source.kind === 'material')])),
  };
}

const die = (sides: number, material: Material = 'plastic'): DieKind => ({ sides, material });

const KITS: readonly Kit[] = [
  { money: 0, dice: [die(6)], charms: [], charmSlots: 4, consumableSlots: 2, pot: 0, lastLost: 0, rerolls: 0 },
  {
    money: 17,
    dice: [die(3), die(20), die(6, 'crystal'), die(10, 'rainbow'), die(6)],
    charms: ['flopShield', 'echo', 'comeback'],
    charmSlots: 4,
    consumableSlots: 2,
    pot: 350,
    lastLost: 1_210,
    rerolls: 2,
  },
  {
    money: 5_000,
    dice: Array.from({ length: 20 }, (_, at) => die(6, at % 2 === 0 ? 'golden' : 'plastic')),
    charms: ['scoreMultiplier'],
    charmSlots: 12,
    consumableSlots: 3,
    pot: 0,
    lastLost: 90,
    rerolls: 7,
  },
  {
    money: 3,
    dice: [die(6, 'mirror')],
    charms: ['gallery'],
    charmSlots: 1,
    consumableSlots: 1,
    pot: 90,
    lastLost: 0,
    rerolls: 1,
  },
  // One step before every bound.
  {
    money: 1,
    dice: [die(MIN_SIDES + 1), die(MAX_SIDES - 1), ...Array.from({ length: MAX_HAND - 3 }, () => die(8, 'volcano'))],
    charms: ['purist', 'ember'],
    charmSlots: MAX_SLOTS - 1,
    consumableSlots: 2,
    pot: 10,
    lastLost: 1,
    rerolls: 0,
  },
];

const DRAWS: Readonly<Record<string, (sides: number) => number>> = {
  first: () => 1,
  middle: sides => Math.ceil(sides / 2),
  last: sides => sides,
};

/** A consumable: its terms, and what it makes of every kit. */
export function consumableScenes(trials: readonly Trial[], id: ConsumableId): Golden {
  const { price, moment, onDie, use, inScoring } = consumableOf(id);
  const aims = onDie ? [undefined, 0, 1, 2, 99] : [undefined];
  const uses = KITS.flatMap((kit, at) =>
    aims.flatMap(aim =>
      Object.entries(DRAWS).map(([name, draw]) => {
        const used = use(kit, { id, draw, lists: firstRelease, ...(aim === undefined ? {} : { die: aim }) });
        return [`${at} ${aim ?? '-'} ${name}`, used.ok ? changes(kit, used.value) : used.error] as const;
      }),
    ),
  );
  return {
    price,
    moment,
    onDie,
    uses: Object.fromEntries(uses),
    ...(inScoring && {
      until: inScoring.until,
      scenes: bentScenes(trials, { kind: 'consumable', id, behaviour: inScoring.behaviour }),
      row: usedScenes(trials, { kind: 'consumable', id, behaviour: inScoring.behaviour }),
    }),
  };
}

/** Its part behind charms. */
const usedScenes = (trials: readonly Trial[], effect: Effect): Golden =>
  Object.fromEntries(
    trials
      .filter((_, place) => place % 5 === 0)
      .map(trial => [
        trial.name,
        outcomeOf(trial, [...arrange(['figurehead', 'pepperMill']), effect], ({ source }) => source.kind !== 'combination'),
      ]),
  );

/** What of the kit is another than before. */
const changes = (before: Kit, after: Kit): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Kit])),
    ),
  );

/** A set: its dice for a few draws, its money and its slots. */
export function setScenes(id: DiceSetId): Golden {
  const set = diceSetOf(id);
  const { money, charmSlots, consumableSlots, rows } = set;
  const dice = Object.values(DRAWS).map(draw =>
    diceOfSet(set, firstRelease.materials, draw)
      .map(({ sides, material }) => `${sides} ${material}`)
      .join(', '),
  );
  return { money, charmSlots, consumableSlots, ...(rows && { rows }), dice: [...new Set(dice)] };
}
