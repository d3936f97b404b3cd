/** Which content a game is played with: lists of ids, in the order that draws count in. */
import type { Material } from '../die.ts';
import type { BossId } from './bosses.ts';
import type { CharmId } from './charms.ts';
import type { ConsumableId } from './consumables.ts';
import type { DiceSetId } from './dice-sets.ts';
import { firstRelease } from './first-release.ts';

/** What can be met in a game. A draw takes from these lists and from nowhere else. */
export type ContentLists = {
  readonly charms: readonly CharmId[];
  readonly consumables: readonly ConsumableId[];
  readonly bosses: readonly BossId[];
  readonly sets: readonly DiceSetId[];
  readonly materials: readonly Material[];
};

/** The kinds of content, as a variant calls them. */
export const CONTENT_KINDS = [
  'charms',
  'consumables',
  'bosses',
  'sets',
  'materials',
] as const satisfies readonly (keyof ContentLists)[];

/** The lists of a game; one that its variant leaves out is that of the first release. */
export const listsOf = (lists: Partial<ContentLists>): ContentLists => ({
  charms: lists.charms ?? firstRelease.charms,
  consumables: lists.consumables ?? firstRelease.consumables,
  bosses: lists.bosses ?? firstRelease.bosses,
  sets: lists.sets ?? firstRelease.sets,
  materials: lists.materials ?? firstRelease.materials,
});
