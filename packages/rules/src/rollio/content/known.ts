/** Which content this program knows. A run may come from a newer one, and then says what is missing here. */
import { isMaterial } from '../die.ts';
import { isBossId } from './bosses.ts';
import { isCharmId } from './charms.ts';
import { isConsumableId } from './consumables.ts';
import { isDiceSetId } from './dice-sets.ts';
import { CONTENT_KINDS, type ContentLists } from './lists.ts';

/** By kind, whether there is content with this id. */
export const isKnown: { readonly [Kind in keyof ContentLists]: (id: string) => id is ContentLists[Kind][number] } = {
  charms: isCharmId,
  consumables: isConsumableId,
  bosses: isBossId,
  sets: isDiceSetId,
  materials: isMaterial,
};

/** Ids in these lists that this program has nothing for. */
export const unknownIds = (lists: Partial<ContentLists>): readonly string[] =>
  CONTENT_KINDS.flatMap(kind => (lists[kind] ?? []).filter((id: string) => !isKnown[kind](id)));
