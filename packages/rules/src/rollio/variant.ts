/** A Rollio game as data. */
import type { CombinationTable } from './combinations.ts';

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
