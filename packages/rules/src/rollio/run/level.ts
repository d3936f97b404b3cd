/** The levels of a run: what the next one asks for, and what a cleared one pays. */
import { bossOf, type BossId } from '../content/bosses.ts';
import { arrange } from '../content/arrange.ts';
import { charmOf, type CharmId } from '../content/charms.ts';
import type { LevelPlan } from '../level-plan.ts';
import type { Drawer } from './drawer.ts';
import { drawOne } from './drawer.ts';
import type { Income, Meal } from './event.ts';
import { boundedPoints, type RunState } from './state.ts';
import type { LevelRules, RunVariant } from './variant.ts';

/** Thresholds beyond the table are rounded to this. */
const ROUND = 50;

/** What the level asks for before anything bends it. */
export function thresholdOf({ thresholds, growth }: LevelRules, level: number): number {
  const told = thresholds[level - 1];
  if (told !== undefined) return told;
  const beyond = (thresholds.at(-1) ?? 0) * (growth / 1000) ** (level - thresholds.length);
  return boundedPoints(Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(beyond / ROUND) * ROUND));
}

/** The level as it would begin with these charms and this boss. */
export function planOf({ levels }: RunVariant, level: number, charms: readonly CharmId[], boss: BossId | null): LevelPlan {
  const { banks, rounds, rerolls } = levels;
  const plain: LevelPlan = { level, threshold: thresholdOf(levels, level), banks, rounds, rerolls };
  const charmed = arrange(charms).reduce((plan, { behaviour }) => behaviour.plan?.(plan) ?? plan, plain);
  return (boss && bossOf(boss).plan?.(charmed)) ?? charmed;
}

/** The next level exactly as it comes when the shop is left now. */
export const nextPlan = (variant: RunVariant, { level, charms, shop }: RunState): LevelPlan =>
  planOf(variant, level.level + 1, eaten(charms).charms, shop?.boss ?? null);

/** Who eats whom as a level begins, from left to right, and the charms that are left. A charm that was eaten eats no more. */
export function eaten(charms: readonly CharmId[]): { readonly meals: readonly Meal[]; readonly charms: readonly CharmId[] } {
  const left = [...charms];
  const meals: Meal[] = [];
  for (let place = 0; place < left.length - 1; place++) {
    const by = left[place];
    if (by === undefined || !charmOf(by).behaviour.eats) continue;
    const [charm] = left.splice(place + 1, 1);
    if (charm !== undefined) meals.push({ by, charm, worth: charmOf(charm).price });
  }
  return { meals, charms: left };
}

/** Whether a boss waits in this level. */
export const hasBoss = ({ levels, bosses }: RunVariant, level: number): boolean =>
  bosses.length > 0 && level % levels.bossEvery === 0;

/** A boss that the run has not met; after all of them, any. */
export function drawBoss({ bosses }: RunVariant, met: readonly BossId[], source: Drawer, step: number): BossId {
  const fresh = bosses.filter(id => !met.slice(met.length - (met.length % bosses.length)).includes(id));
  return drawOne(source, step, fresh.length > 0 ? fresh : bosses);
}

/** What a cleared level pays. */
export function incomeOf({ income }: RunVariant, { money, level, charms }: RunState): Income {
  const { banksLeft, roundsLeft, rerollsLeft } = level;
  const rest = { money, banksLeft, roundsLeft, rerollsLeft };
  return {
    level: income.level,
    banks: income.bank * banksLeft,
    boss: level.boss ? income.boss : 0,
    charms: arrange(charms).reduce((sum, { behaviour }) => sum + (behaviour.income?.(rest) ?? 0), 0),
  };
}
