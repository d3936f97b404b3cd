/** Chance through a turn, forwards: masses of probability on a row of 462 keeps, moved by a policy. */
import { FIRST_ROLL, KEEPS, ROLLS, SIDES, type DiceTables } from '../tables/dice-tables.ts';
import type { Policy } from './policy.ts';

/** Room for the chances of one turn. */
export const newOdds = (): Float64Array => new Float64Array(KEEPS);

/** Throws the dice that are not kept: all chances end up on the rolls. */
export function throwKeeps(odds: Float64Array, { plus }: DiceTables): void {
  for (let keep = 0; keep < FIRST_ROLL; keep++) {
    const share = (odds[keep] ?? 0) / SIDES;
    if (share === 0) continue;
    odds[keep] = 0;
    for (let edge = keep * SIDES; edge < (keep + 1) * SIDES; edge++) {
      const more = plus[edge] ?? 0;
      odds[more] = (odds[more] ?? 0) + share;
    }
  }
}

/** From the chances of the rolls with rerolls left to those of the last roll of the turn. */
export function finishTurn(odds: Float64Array, policy: Policy, rerolls: number, dice: DiceTables): void {
  for (let left = rerolls; left > 0; left--) {
    const holds = policy.holds[left] ?? new Uint16Array(ROLLS);
    for (let roll = 0; roll < ROLLS; roll++) {
      const keep = holds[roll] ?? 0;
      if (keep >= FIRST_ROLL) continue;
      odds[keep] = (odds[keep] ?? 0) + (odds[FIRST_ROLL + roll] ?? 0);
      odds[FIRST_ROLL + roll] = 0;
    }
    throwKeeps(odds, dice);
  }
}

/** The chance of every last roll of a turn that begins now. */
export function playOdds(odds: Float64Array, policy: Policy, rerolls: number, dice: DiceTables): void {
  odds.fill(0);
  odds[0] = 1;
  throwKeeps(odds, dice);
  finishTurn(odds, policy, rerolls, dice);
}
