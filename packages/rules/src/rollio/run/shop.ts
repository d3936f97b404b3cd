/** What the shop has and what it asks for it. */
import { arrange } from '../content/arrange.ts';
import { charmOf, type CharmId } from '../content/charms.ts';
import { RARITIES, type Rarity } from '../content/charm.ts';
import { consumableOf, type ConsumableId } from '../content/consumables.ts';
import { listsOf } from '../content/lists.ts';
import { drawOne, type Drawer } from './drawer.ts';
import type { Ware } from './event.ts';
import type { RunState } from './state.ts';
import type { RunVariant, ShopRules } from './variant.ts';

/** Fresh wares: charms that the player does not own, and consumables, none of them twice. Two draws for each charm, one for the others. */
export function stock(variant: RunVariant, { charms }: Pick<RunState, 'charms'>, source: Drawer): readonly Ware[] {
  const { shop } = variant;
  const lists = listsOf(variant);
  const taken = new Set<CharmId>(charms);
  const wares: Ware[] = [];
  for (let place = 0; place < shop.charms; place++) {
    const free = lists.charms.filter(id => !taken.has(id));
    const id = drawCharm(shop, free, source, 2 * place);
    if (id) wares.push({ kind: 'charm', id });
    if (id) taken.add(id);
  }
  const others: ConsumableId[] = [...lists.consumables];
  for (let place = 0; place < Math.min(shop.consumables, lists.consumables.length); place++) {
    const id = drawOne(source, 2 * shop.charms + place, others);
    others.splice(others.indexOf(id), 1);
    wares.push({ kind: 'consumable', id });
  }
  return wares;
}

/** By rarity first; when none of that rarity is free, the next more common one that is not sold out. */
function drawCharm({ odds }: ShopRules, free: readonly CharmId[], source: Drawer, step: number): CharmId | undefined {
  const drawn = rarityAt(odds, source.draw(step, 100));
  const order = [...RARITIES.slice(0, RARITIES.indexOf(drawn) + 1).reverse(), ...RARITIES.slice(RARITIES.indexOf(drawn) + 1)];
  for (const rarity of order) {
    const left = free.filter(id => charmOf(id).rarity === rarity);
    if (left.length > 0) return drawOne(source, step + 1, left);
  }
  return undefined;
}

/** The rarity that a number from 1 to 100 stands for. */
function rarityAt(odds: ShopRules['odds'], value: number): Rarity {
  let sum = 0;
  return RARITIES.find(rarity => value <= (sum += odds[rarity])) ?? 'common';
}

/** What it costs before any discount. */
export const listPrice = (ware: Ware): number => (ware.kind === 'charm' ? charmOf(ware.id).price : consumableOf(ware.id).price);

/** What the player pays for it. */
export const priceOf = ({ charms }: Pick<RunState, 'charms'>, ware: Ware): number =>
  arrange(charms).reduce((price, { behaviour }) => behaviour.price?.(price) ?? price, listPrice(ware));

/** What the player gets for it: half of the list price, and what a charm has grown by. */
export function sellingPrice(ware: Ware, grown: RunState['grown'] = {}): number {
  const half = Math.floor(listPrice(ware) / 2);
  if (ware.kind === 'consumable') return half;
  return charmOf(ware.id).behaviour.sells?.(half, grown[ware.id] ?? 0) ?? half;
}

/** What other wares cost. */
export const rerollPrice = ({ shop: { reroll, rerollMore } }: RunVariant, { shop }: Pick<RunState, 'shop'>): number =>
  reroll + rerollMore * (shop?.rerolls ?? 0);
