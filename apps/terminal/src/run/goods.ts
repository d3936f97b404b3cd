/** The lines one can move in: what the shop sells, and what the player owns. */
import type { RunView } from '@yaht/client';
import { charmOf, consumableOf, type CharmId, type ConsumableId, type WareOffer } from '@yaht/rules';

export type Owned =
  | { readonly kind: 'charm'; readonly place: number; readonly id: CharmId }
  | { readonly kind: 'consumable'; readonly place: number; readonly id: ConsumableId };

/** A place in the shop; `offer` is null where something was bought. */
export type Shelf = { readonly kind: 'shelf'; readonly place: number; readonly offer: WareOffer | null };

export type Good = Shelf | Owned;

/** Charms from left to right, then consumables. */
const ownedIn = ({ charms, consumables }: RunView): readonly Owned[] => [
  ...charms.map(({ id }, place) => ({ kind: 'charm', place, id }) as const),
  ...consumables.map(({ id }, place) => ({ kind: 'consumable', place, id }) as const),
];

/** Everything the cursor can stand on: in the shop its wares come first. */
export const goodsIn = (board: RunView): readonly Good[] => [
  ...board.wares.map((offer, place) => ({ kind: 'shelf', place, offer }) as const),
  ...ownedIn(board),
];

/** The one under the cursor; the last one when the list became shorter. */
export function goodAt(board: RunView, at: number): Good | undefined {
  const goods = goodsIn(board);
  return goods[Math.min(at, goods.length - 1)];
}

/** What is written about it in the content. */
export function contentOfGood(good: Good) {
  const named = good.kind === 'shelf' ? good.offer?.ware : good;
  if (!named) return undefined;
  return named.kind === 'charm' ? { ...charmOf(named.id), id: named.id } : { ...consumableOf(named.id), id: named.id };
}
