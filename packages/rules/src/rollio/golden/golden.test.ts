/**
 * Content as it was released: what an id did once it does for ever, because stored runs are played with it. A golden scene is never edited.
 * A changed behaviour is a new id, and a new id writes its own scenes with `YAHT_GOLDEN=write`, which changes none that are there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOSS_IDS } from '../content/bosses.ts';
import { arrange } from '../content/arrange.ts';
import { CHARM_IDS, type CharmId } from '../content/charms.ts';
import { CONSUMABLE_IDS } from '../content/consumables.ts';
import { DICE_SET_IDS } from '../content/dice-sets.ts';
import { MATERIALS } from '../die.ts';
import { rollio } from '../../variants/rollio.ts';
import { firstRelease } from '../content/first-release.ts';
import { drawShop, type ShopDraw } from './draws.ts';
import { bossScenes, charmScenes, consumableScenes, materialScenes, plainScenes, setScenes, type Golden } from './scenes.ts';
import { outcomeOf, trialsFrom, type Inputs } from './trials.ts';

const fileOf = (name: string): URL => new URL(`./stored/${name}.json`, import.meta.url);
const stored = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const trials = trialsFrom(stored('inputs') as Inputs);
const isWriting = process.env['YAHT_GOLDEN'] === 'write';

/** Each kind of content with the scenes of one id. */
const kinds: readonly (readonly [kind: string, ids: readonly string[], scenes: (id: never) => Golden])[] = [
  ['charms', CHARM_IDS, (id: CharmId) => charmScenes(trials, id)],
  ['bosses', BOSS_IDS, (id: (typeof BOSS_IDS)[number]) => bossScenes(trials, id)],
  ['consumables', CONSUMABLE_IDS, (id: (typeof CONSUMABLE_IDS)[number]) => consumableScenes(trials, id)],
  ['materials', MATERIALS, (id: (typeof MATERIALS)[number]) => materialScenes(trials, id)],
  ['sets', DICE_SET_IDS, setScenes],
];

test('the lists of the first release are what they were, in their order', () => {
  expect(firstRelease).toEqual(stored('first-release'));
});

test('a scoring that nothing bends comes to what it came to', () => {
  expect(plainScenes(trials)).toEqual(stored('plain'));
});

describe.each(kinds)('%s', (kind, ids, scenesOf) => {
  const scenes = (id: string): unknown => plain(scenesOf(id as never));
  const known = isWriting ? withAdded(kind, ids, scenes) : (stored(kind) as Stored);

  test('every id has its golden scenes, and every id that had some is still there', () => {
    expect(Object.keys(known).sort()).toEqual([...ids].sort());
  });

  test.each(Object.keys(known))('%s does what it did', id => {
    expect(scenes(id)).toEqual(known[id]);
  });
});

type Stored = Readonly<Record<string, unknown>>;

/** The stored scenes with those of ids that have none. */
function withAdded(kind: string, ids: readonly string[], scenes: (id: string) => unknown): Stored {
  const known = stored(kind) as Stored;
  const added = ids.filter(id => !Object.hasOwn(known, id)).map(id => [id, scenes(id)] as const);
  const all = { ...known, ...Object.fromEntries(added) };
  writeFileSync(fileOf(kind), `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

type Together = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each(Object.entries(stored('together') as Together))('%s do together what they did', (ids, scenes) => {
  const effects = arrange(ids.split(' ') as CharmId[]);
  const outcomes = trials
    .filter(({ name }) => Object.hasOwn(scenes, name))
    .map(trial => [trial.name, outcomeOf(trial, effects, ({ source }) => source.kind === 'charm')]);
  expect(Object.fromEntries(outcomes)).toEqual(scenes);
});

test.each(stored('shops') as readonly (ShopDraw & { readonly told: string })[])(
  'the shop of level $level by seed $seed has what it had',
  ({ told, ...draw }) => {
    expect(drawShop({ ...rollio, ...firstRelease }, draw)).toBe(told);
  },
);
