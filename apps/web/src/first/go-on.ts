/** From the guided turn to the table of the game that it began. */
import type { ScorecardVariant } from '@yaht/rules';
import { openPractice } from '../device/tables.ts';
import { firstTurnOf } from './first-turn-of.ts';

/** The game is kept from here on; answers its id. */
export const goOnFrom = (variant: ScorecardVariant, name: string, row: string): Promise<string> =>
  openPractice(id => firstTurnOf(id, variant, name, row));
