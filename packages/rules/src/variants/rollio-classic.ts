import { standardCombinations } from '../rollio/combinations.ts';
import type { RollioVariant } from '../rollio/variant.ts';

/** Rollio without charms, for one to four players. Rules: spec/rollio.md. */
export const rollioClassic = {
  family: 'rollio',
  id: 'rollio-classic',
  name: 'Rollio Classic',
  dice: 6,
  sides: 6,
  maxPlayers: 4,
  target: 10_000,
  combinations: standardCombinations,
} as const satisfies RollioVariant;
