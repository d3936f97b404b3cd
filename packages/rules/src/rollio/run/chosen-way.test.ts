import { expect, test } from 'vitest';
import { ok } from '../../result.ts';
import { chanceFrom } from '../../testing/index.ts';
import { pickFrom } from '../../testing/random.ts';
import { BOSS_IDS } from '../content/bosses.ts';
import { CHARM_IDS } from '../content/charms.ts';
import { MATERIALS, type DieKind } from '../die.ts';
import { chosenWay } from './chosen-way.ts';
import type { RunState } from './state.ts';
import { changed, freshRun, wished } from './testing.ts';
import { waysInRun } from './ways.ts';

const chance = chanceFrom(1);
const begun = wished(freshRun(chance), { type: 'ChooseSet', set: 'beginner' }, chance);
const { variant } = begun.start;

/** A throw of any dice, mostly plain ones, with nothing or something that bends its points. */
function anyThrow(seed: number): { readonly state: RunState; readonly selected: readonly number[] } {
  const pick = pickFrom(seed);
  const special = pick(3) === 0;
  const count = 1 + pick(8);
  const kinds = Array.from({ length: count }, (): DieKind => ({
    sides: special ? 3 + pick(10) : 6,
    material: special ? (MATERIALS[pick(MATERIALS.length)] ?? 'plastic') : 'plastic',
  }));
  const face = 1 + pick(3);
  const dice = kinds.map(({ sides }) => (pick(2) === 0 ? face : 1 + pick(sides)));
  const aside = kinds.map(() => pick(8) === 0);
  const charms = pick(4) === 0 ? [CHARM_IDS[pick(CHARM_IDS.length)] ?? 'echo'] : [];
  const boss = pick(3) === 0 ? (BOSS_IDS[pick(BOSS_IDS.length)] ?? null) : null;
  const { state } = changed(begun, old => ({
    ...old,
    kinds,
    charms,
    level: { ...old.level, boss },
    turn: old.turn && { ...old.turn, kinds, dice, aside, rolls: 1 },
  }));
  const alike = pick(3) > 0;
  return { state, selected: kinds.flatMap((_, die) => ((alike ? dice[die] === face : pick(2) === 0) ? [die] : [])) };
}

test('[RU8] the way that is scored is the one that was offered at its place, however it is found', () => {
  let granted = 0;
  for (let seed = 1; seed <= 1_000; seed++) {
    const { state, selected } = anyThrow(seed);
    const listed = waysInRun(variant, { ...state }, selected);
    const places = listed.ok ? listed.value.ways.length : 0;
    for (let place = -1; place <= places; place++) {
      const expected = listed.ok ? ok(listed.value.ways[place]?.partition) : listed;
      expect(chosenWay(variant, state, selected, place), `seed ${seed}, place ${place}`).toEqual(expected);
    }
    granted += places;
  }
  expect(granted).toBeGreaterThan(200);
});

test('[RU8] dice in any order, twice or not on the table are judged as the list judges them', () => {
  const { state } = changed(begun, old => ({ ...old, turn: old.turn && { ...old.turn, dice: [1, 1, 1, 5, 2, 3], rolls: 1 } }));
  const wrong = [[], [3, 0], [0, 0], [6], [-1], [0.5], [4], [2, 1, 0]];
  for (const selected of wrong) {
    const listed = waysInRun(variant, { ...state }, selected);
    expect(chosenWay(variant, state, selected, 0)).toEqual(listed.ok ? ok(listed.value.ways[0]?.partition) : listed);
  }
});
