/** A Rollio game as data. */
import type { CombinationTable } from './combinations.ts';

/** The rules of one game of the family. */
export type RollioVariant = {
  readonly family: 'rollio';
  readonly id: string;
  readonly name: string;
  readonly dice: number;
  /** Of every die. */
  readonly sides: number;
  readonly maxPlayers?: number;
  /** The total that brings everybody else's last turn. */
  readonly target: number;
  readonly combinations: CombinationTable;
};
