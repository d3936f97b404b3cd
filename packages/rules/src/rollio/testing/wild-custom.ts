/** Wild files of custom games, and what must be true of each: it is refused with a place and a reason, or it can be played within bounds. */
import { parseCustom } from '../../custom.ts';
import { play, startGame } from '../../game.ts';
import { fault } from '../../result.ts';
import { chanceFrom } from '../../testing/index.ts';
import type { Pick } from '../../testing/random.ts';
import type { Variant } from '../../variants/index.ts';
import { arrange } from '../content/arrange.ts';
import { CHARM_IDS, type CharmId } from '../content/charms.ts';
import { CONSUMABLE_IDS, consumableOf } from '../content/consumables.ts';
import { BOSS_IDS, bossOf } from '../content/bosses.ts';
import { DICE_SET_IDS } from '../content/dice-sets.ts';
import { MATERIALS, type Hand } from '../die.ts';
import { CHAIN_LIMIT, runPipeline } from '../effects/pipeline.ts';
import { preview } from '../effects/preview.ts';
import { bankingScene, scoringScene, type Effect } from '../effects/scene.ts';
import { findAllValidPartitionings } from '../partitions.ts';
import { randomMove } from '../run/testing.ts';

/** No search of a custom table takes more steps than this. */
const MOST_STEPS = 500_000;

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

const WILD: readonly unknown[] = [
  -1,
  0,
  1.5,
  7,
  21,
  2 ** 53,
  1e300,
  -0,
  null,
  true,
  '',
  'x'.repeat(300),
  [],
  {},
  '__proto__',
  'constructor',
  '１',
  'а',
];

/** A value that could be right, and now and then one that is not. */
const perhaps = (value: unknown, pick: Pick): unknown => (pick(14) === 0 ? one(WILD, pick) : value);

const IDS: readonly (readonly [string, readonly string[]])[] = [
  ['charms', CHARM_IDS],
  ['consumables', CONSUMABLE_IDS],
  ['bosses', BOSS_IDS],
  ['sets', DICE_SET_IDS],
  ['materials', MATERIALS],
];

function wildRow(pick: Pick): unknown {
  const type = perhaps(one(['pair', 'a', 'b', 'toString', 'straight', 'Straight'], pick), pick);
  const points = perhaps(pick(3_000), pick);
  switch (pick(4)) {
    case 0:
      return { type, shape: 'single', face: perhaps(1 + pick(10), pick), points };
    case 1:
      return {
        type,
        shape: 'alike',
        size: perhaps(1 + pick(8), pick),
        perFace: points,
        ...(pick(2) ? { doubles: perhaps(true, pick) } : {}),
      };
    case 2:
      return {
        type,
        shape: 'groups',
        sizes: Array.from({ length: 1 + pick(4) }, () => perhaps(2 + pick(3), pick)),
        points,
        ...(pick(2) ? { repeats: true } : {}),
      };
    default:
      return { type, shape: perhaps('run', pick), length: perhaps(2 + pick(8), pick), points };
  }
}

/** A file that may be read: most of it is right. */
export function wildFile(pick: Pick): unknown {
  const family = perhaps(one(['rollio', 'run'], pick), pick);
  const file: Record<string, unknown> = {
    family,
    id: perhaps(`wild-${pick(100)}`, pick),
    name: perhaps(`Wild ${pick(100)}`, pick),
  };
  if (pick(2) === 0)
    file['combinations'] = perhaps(
      Array.from({ length: 1 + pick(6) }, () => wildRow(pick)),
      pick,
    );
  if (family === 'rollio') {
    if (pick(2)) file['dice'] = perhaps(1 + pick(8), pick);
    if (pick(2)) file['sides'] = perhaps(3 + pick(18), pick);
    file['target'] = perhaps(100 + pick(1_000), pick);
    return file;
  }
  for (const [kind, ids] of IDS)
    if (pick(2) === 0)
      file[kind] = perhaps([...new Set(Array.from({ length: 1 + pick(12) }, () => perhaps(one(ids, pick), pick)))], pick);
  if (pick(2))
    file['levels'] = perhaps(
      { thresholds: Array.from({ length: 1 + pick(4) }, () => perhaps(50 + pick(2_000), pick)), rerolls: perhaps(pick(4), pick) },
      pick,
    );
  if (pick(4) === 0) file['shop'] = perhaps({ odds: { common: 100, uncommon: perhaps(0, pick), rare: 0, legendary: 0 } }, pick);
  if (pick(6) === 0) file[one(['chams', 'level', 'sides', 'extends'], pick)] = one(WILD, pick);
  return file;
}

/** What was wrong about reading and playing this file; nothing when all was well. */
export function faultsOf(file: unknown, pick: Pick): readonly string[] {
  const [first, second] = [parseCustom(file), parseCustom(JSON.parse(JSON.stringify(file) ?? 'null'))];
  if (JSON.stringify(first) !== JSON.stringify(second)) return ['two readings differ'];
  if (!first.ok)
    return first.error.length > 0 && first.error.every(({ field, code }) => typeof field === 'string' && code)
      ? []
      : ['no reason'];
  return played(first.value, pick);
}

/** Some moves of the game; a hand searched with its table. */
function played(variant: Variant, pick: Pick): readonly string[] {
  const chance = chanceFrom(1 + pick(1_000));
  const started = startGame({ id: 'wild', variant, players: [{ name: 'Ann' }] }, chance);
  if (!started.ok) return [`did not start: ${started.error}`];
  let { game } = started.value;
  for (let moves = 0; moves < 12 && !game.over && game.family === 'run'; moves++) {
    const next = play(game, 0, randomMove(game, pick), chance);
    if (next.ok) game = next.value.game;
  }
  return 'combinations' in variant ? searched(variant.combinations, pick) : [];
}

function searched(table: NonNullable<Parameters<typeof findAllValidPartitionings>[2]>['table'], pick: Pick): readonly string[] {
  const hand = wildHand(pick, 8);
  const found = findAllValidPartitionings(hand, undefined, { ...(table && { table }), limit: 200 });
  return found.ok && found.value.info.nodes > MOST_STEPS ? [`${found.value.info.nodes} steps`] : [];
}

const wildHand = (pick: Pick, most: number): Hand =>
  Array.from({ length: 1 + pick(most) }, () => {
    const sides = one([3, 6, 6, 6, 10, 20], pick);
    return { sides, face: 1 + pick(sides), material: one(MATERIALS, pick) };
  });

/** What was wrong about a scene with any charms, consumables and boss; nothing when all was well. */
export function sceneFaults(pick: Pick): readonly string[] {
  const effects = wildEffects(pick);
  const scene = wildScene(pick);
  const luck = pick(2) === 0;
  const [first, again] = [runPipeline(scene, effects, () => luck), runPipeline(scene, effects, () => luck)];
  const told = pick(8) === 0 ? preview(scene, effects, 64).scored : undefined;
  const faults = {
    'two runs differ': JSON.stringify(first) !== JSON.stringify(again),
    'a chain was cut': first.steps.some(({ op }) => op.kind === 'stopped'),
    'too many steps': first.steps.length > 4 * CHAIN_LIMIT,
    points: !Number.isSafeInteger(first.points) || first.points < 0,
    'a step does not follow': first.steps.some(({ before }, i) => before !== (first.steps[i - 1]?.after ?? 0)),
    'the preview differs':
      told !== undefined && JSON.stringify(told) !== JSON.stringify(runPipeline(scene, effects, () => false)),
  };
  return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [`${name}: ${effects.map(({ id }) => id).join(' ')}`] : []));
}

function wildEffects(pick: Pick): readonly Effect[] {
  const ids = [...new Set(Array.from({ length: pick(13) }, (): CharmId => one(CHARM_IDS, pick)))];
  const used = Array.from({ length: pick(4) }, () => one(CONSUMABLE_IDS, pick)).flatMap((id): readonly Effect[] => {
    const { inScoring } = consumableOf(id);
    return inScoring ? [{ kind: 'consumable', id, behaviour: inScoring.behaviour }] : [];
  });
  const boss = one(BOSS_IDS, pick);
  const { behaviour } = bossOf(boss);
  return [...arrange(ids), ...used, ...(behaviour && pick(2) === 0 ? [{ kind: 'boss', id: boss, behaviour } as const] : [])];
}

function wildScene(pick: Pick) {
  const progress = {
    money: pick(60),
    hotDice: pick(5),
    crystals: pick(9),
    flops: pick(20),
    charms: pick(13),
    charmSlots: 12,
    grown: { grudge: pick(99), crocodile: pick(99) },
  };
  if (pick(6) === 0) return bankingScene(pick(100_000), { progress });
  const hand = wildHand(pick, 4);
  const found = findAllValidPartitionings(hand, undefined, { limit: 3 });
  const combinations = found.ok ? (found.value.partitions[0] ?? fault('no partition')) : { combinations: [], points: 0 };
  return scoringScene(hand, combinations, { progress, usesAll: pick(2) === 0 });
}
