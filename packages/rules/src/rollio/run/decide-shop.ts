/** Judges what is wished in the shop. */
import type { Chance } from '../../chance.ts';
import { itemAt } from '../../change.ts';
import { err, ok } from '../../result.ts';
import { drawer } from './drawer.ts';
import type { Ware } from './event.ts';
import { evolveRun } from './evolve.ts';
import { runOver, startLevel, type Decision } from './progress.ts';
import { priceOf, rerollPrice, sellingPrice, stock } from './shop.ts';
import type { RunState } from './state.ts';
import type { RunVariant } from './variant.ts';

/** Takes something for money, when there is room for it. */
export function buyWare(state: RunState, place: number): Decision {
  const ware = itemAt(state.shop?.wares ?? [], place);
  if (!ware) return err('invalid-ware');
  if (!hasRoomFor(state, ware)) return err('no-free-slot');
  const paid = priceOf(state, ware);
  if (paid > state.money) return err('not-enough-money');
  return ok([{ type: 'WareBought', seat: 0, ware: place, paid }]);
}

/** Whether a slot is free for it. */
export const hasRoomFor = (state: RunState, { kind }: Pick<Ware, 'kind'>): boolean =>
  kind === 'charm' ? state.charms.length < state.charmSlots : state.consumables.length < state.consumableSlots;

/** Other wares, for money. */
export function rerollShop(variant: RunVariant, state: RunState, chance: Chance): Decision {
  const paid = rerollPrice(variant, state);
  if (paid > state.money) return err('not-enough-money');
  const source = drawer(chance, 'shop', { turn: state.level.level, roll: 2 + (state.shop?.rerolls ?? 0) });
  const wares = stock(variant, state, source);
  return ok([{ type: 'ShopRerolled', seat: 0, paid, wares, drawn: source.drawn() }]);
}

/** Half of its price for a charm. */
export function sellCharm(state: RunState, place: number): Decision {
  const id = itemAt(state.charms, place);
  if (id === undefined) return err('invalid-charm');
  return ok([{ type: 'CharmSold', seat: 0, charm: place, got: sellingPrice({ kind: 'charm', id }, state.grown) }]);
}

/** Half of its price for a consumable. */
export function sellConsumable(state: RunState, place: number): Decision {
  const id = itemAt(state.consumables, place);
  if (id === undefined) return err('invalid-consumable');
  return ok([{ type: 'ConsumableSold', seat: 0, consumable: place, got: sellingPrice({ kind: 'consumable', id }) }]);
}

/** Into the next level, which is the one that the shop showed. */
export function leaveShop(variant: RunVariant, state: RunState): Decision {
  const left = { type: 'ShopLeft', seat: 0 } as const;
  const boss = state.shop?.boss ?? null;
  return ok([left, ...startLevel(variant, evolveRun(variant, state, left), state.level.level + 1, boss)]);
}

/** A run that is won may end here. */
export const endRun = (state: RunState): Decision =>
  state.won ? ok([{ type: 'RunEnded', seat: 0 }, runOver(state)]) : err('not-won-yet');
