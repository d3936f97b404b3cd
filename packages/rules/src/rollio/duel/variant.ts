/** A duel: everybody plays a run of their own by the same draws, at the same time. */
import type { RunVariant } from '../run/variant.ts';

/** The rules of a duel are those of its run. */
export type DuelVariant = {
  readonly family: 'duel';
  readonly id: string;
  readonly name: string;
  /** Of the beginner's set, as in the run. */
  readonly dice: number;
  readonly maxPlayers: number;
  /** Everybody who is not done may move at any time: there are no turns, and nothing can be taken back. */
  readonly parallel: true;
  readonly run: RunVariant;
};
