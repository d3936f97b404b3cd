import { standardCombinations } from '../rollio/combinations.ts';
import { secondRelease } from '../rollio/content/second-release.ts';
import type { RunVariant } from '../rollio/run/variant.ts';

/** Rollio: a run through fifteen levels with charms, bosses and a shop. Rules: spec/rollio-run.md. Thresholds: docs/rollio-balance.md. */
export const rollio = {
  family: 'run',
  id: 'rollio',
  name: 'Rollio',
  dice: 6,
  maxPlayers: 1,
  combinations: standardCombinations,
  charms: [...secondRelease.charms],
  consumables: [...secondRelease.consumables],
  bosses: [...secondRelease.bosses],
  sets: [...secondRelease.sets],
  materials: [...secondRelease.materials],
  levels: {
    thresholds: [1_500, 1_900, 2_400, 3_000, 3_800, 4_850, 6_200, 7_950, 10_200, 13_050, 16_700, 21_400, 27_400, 35_050, 44_900],
    growth: 1_500,
    banks: 5,
    rounds: 12,
    rerolls: 2,
    bossEvery: 5,
  },
  flops: { from: 3, points: 1_000 },
  income: { level: 2, bank: 1, boss: 3 },
  shop: {
    charms: 3,
    consumables: 2,
    odds: { common: 60, uncommon: 30, rare: 9, legendary: 1 },
    reroll: 2,
    rerollMore: 1,
  },
} as const satisfies RunVariant;
