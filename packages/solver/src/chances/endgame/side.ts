/** The cards that one of two players can still come to, by the number of open categories, and between which points. */
import { countBits, isRemembered, rowOf, type CardState, type Tables } from '../../tables/tables.ts';
import { bonusOf } from '../objective.ts';
import { mostBonus, mostPoints } from '../target/band.ts';
import { openOn } from '../spreads.ts';

/** A card, and the least and the most that is made when a player comes to it and that is still to come from it. */
export type SideCard = {
  readonly card: CardState;
  readonly made: readonly [least: number, most: number];
  readonly toCome: readonly [least: number, most: number];
};

/** Cards with so many open categories; the place of each by its slot. */
export type SideLevel = { readonly cards: readonly SideCard[]; readonly placeOf: ReadonlyMap<number, number> };

/** `levels[open]`. */
export function sideLevels(tables: Tables, origin: CardState): readonly SideLevel[] {
  const open = openOn(tables, origin);
  const levels = Array.from({ length: open + 1 }, () => ({ cards: [] as SideCard[], placeOf: new Map<number, number>() }));
  const missing = ((1 << tables.categories.length) - 1) & ~origin.filled;
  for (let more = missing; ; more = (more - 1) & missing) {
    for (const scoredAlike of alikesOf(tables, origin, more)) addRow(tables, origin, more, scoredAlike, levels);
    if (more === 0) break;
  }
  return levels;
}

/** Whether the category for five alike holds points is known where it was filled before. */
function alikesOf({ joker }: Tables, origin: CardState, more: number): readonly boolean[] {
  if (!joker || !isRemembered(joker, origin.filled | more)) return [false];
  return origin.filled & (1 << joker.category) ? [origin.scoredAlike] : [false, true];
}

type Growing = { readonly cards: SideCard[]; readonly placeOf: Map<number, number> };

function addRow(tables: Tables, origin: CardState, more: number, scoredAlike: boolean, levels: readonly Growing[]): void {
  const { upper, rows } = tables;
  const filled = origin.filled | more;
  const open = ((1 << tables.categories.length) - 1) & ~filled;
  const level = levels[countBits(open)];
  const most = mostPoints(tables);
  const sum = (set: number): number => most.reduce((points, each, category) => points + (set & (1 << category) ? each : 0), 0);
  // Without five alike on the card there is no bonus for more of them, wherever that is remembered.
  const bonus = scoredAlike || !isRemembered(tables.joker, filled) ? mostBonus(tables) : 0;
  const scores = upper.scores[upper.setOf[filled] ?? 0] ?? new Uint8Array();
  scores.forEach((upperScore, i) => {
    const highest = i + 1 < scores.length ? (scores[i + 1] ?? 0) - 1 : Infinity;
    if (highest < origin.upperScore) return;
    const card = { filled, scoredAlike, upperScore };
    const gained = [
      Math.max(0, upperScore - origin.upperScore),
      Math.min(sum(more & upper.mask), highest - origin.upperScore),
    ] as const;
    if (gained[1] < gained[0]) return;
    const made = [gained[0], gained[1] + sum(more & ~upper.mask) + bonus * countBits(more)] as const;
    const reaches = upperScore + sum(open & upper.mask) >= upper.cap;
    const certain = bonusOf(tables, card);
    const toCome = [certain, sum(open) + bonus * countBits(open) + (reaches ? tables.upperBonus : 0)] as const;
    const slot = (rows[rowOf(tables, filled, scoredAlike)] ?? 0) + i;
    level?.placeOf.set(slot, level.cards.push({ card, made, toCome }) - 1);
  });
}
