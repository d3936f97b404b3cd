/** Judges what is done with charms and consumables, in the shop and in a round. */
import type { Chance } from '../../chance.ts';
import { itemAt } from '../../change.ts';
import type { Refusal } from '../../refusal.ts';
import { err, ok } from '../../result.ts';
import { consumableOf, type ConsumableId } from '../content/consumables.ts';
import { listsOf } from '../content/lists.ts';
import { drawer } from './drawer.ts';
import type { Decision } from './progress.ts';
import { boundedMoney, boundedPoints, kitOf, type RunState } from './state.ts';
import type { RunVariant } from './variant.ts';

/** Another order of the charms. */
export function moveCharm({ charms }: RunState, from: number, to: number): Decision {
  const isPlace = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < charms.length;
  return isPlace(from) && isPlace(to) ? ok([{ type: 'CharmMoved', seat: 0, from, to }]) : err('invalid-charm');
}

/** Something is used up. */
export function useConsumable(
  variant: RunVariant,
  state: RunState,
  place: number,
  aim: number | undefined,
  chance: Chance,
): Decision {
  const id = itemAt(state.consumables, place);
  if (id === undefined) return err('invalid-consumable');
  const untimely = untimelyFor(state, id);
  if (untimely) return err(untimely);
  const die = consumableOf(id).onDie ? aim : undefined;
  const source = drawer(chance, 'effects', { turn: state.turns, roll: 0 });
  // As many were used as draws like this one were made: each has a place of its own.
  const draw = (sides: number): number => source.draw(USE_STEP + state.counts.used, sides);
  const used = consumableOf(id).use(kitOf(state), { id, draw, lists: listsOf(variant), ...(die === undefined ? {} : { die }) });
  if (!used.ok) return used;
  const kit = { ...used.value, money: boundedMoney(used.value.money), pot: boundedPoints(used.value.pot) };
  return ok([{ type: 'ConsumableUsed', seat: 0, consumable: place, die: die ?? null, kit, drawn: source.drawn() }]);
}

/** Steps that no chance of a die and no gift has. */
const USE_STEP = 2_000;

/** Why it cannot be used at this moment, if so. */
export function untimelyFor({ phase, turn }: RunState, id: ConsumableId): Refusal | null {
  const { moment } = consumableOf(id);
  if (moment === 'round' && phase !== 'round') return 'in-the-shop';
  return moment === 'dice-away' && turn?.dice ? 'dice-on-the-table' : null;
}
