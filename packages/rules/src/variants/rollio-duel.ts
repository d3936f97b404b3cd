import type { DuelVariant } from '../rollio/duel/variant.ts';
import { rollio } from './rollio.ts';

/** Rollio side by side: two to four players, each with a run of their own by the same dice and shops. Rules: spec/rollio-run.md. */
export const rollioDuel = {
  family: 'duel',
  id: 'rollio-duel',
  name: 'Rollio Duel',
  dice: rollio.dice,
  maxPlayers: 4,
  parallel: true,
  run: rollio,
} as const satisfies DuelVariant;
