/** What follows by itself: the next round, the end of a level, the shop, the end of the run. */
import type { Chance } from '../../chance.ts';
import type { GameOver } from '../../event.ts';
import type { Refusal } from '../../refusal.ts';
import type { Result } from '../../result.ts';
import type { BossId } from '../content/bosses.ts';
import { drawer } from './drawer.ts';
import type { RunEvent } from './event.ts';
import { evolveRun } from './evolve.ts';
import { drawBoss, eaten, hasBoss, incomeOf, planOf } from './level.ts';
import { stock } from './shop.ts';
import { runScore, type RunState } from './state.ts';
import type { RunVariant } from './variant.ts';

/** What a wish leads to. */
export type Facts = readonly (RunEvent | GameOver)[];
export type Decision = Result<Facts, Refusal>;

/** These facts and what follows from them. */
export function followedBy(
  variant: RunVariant,
  state: RunState,
  facts: readonly RunEvent[],
  next: (after: RunState) => Facts,
): Facts {
  const after = facts.reduce<RunState>((before, fact) => evolveRun(variant, before, fact), state);
  return [...facts, ...next(after)];
}

/** A level and its first round. */
export function startLevel(variant: RunVariant, state: RunState, level: number, boss: BossId | null): Facts {
  const { meals, charms } = eaten(state.charms);
  const plan = planOf(variant, level, charms, boss);
  return [
    { type: 'LevelStarted', seat: 0, plan, boss, ...(meals.length > 0 && { meals }) },
    { type: 'TurnStarted', seat: 0, dice: null },
  ];
}

/** After a round: the level is cleared, lost, or goes on. */
export function afterRound(variant: RunVariant, state: RunState, chance: Chance): Facts {
  const { level, total, threshold, banksLeft, roundsLeft } = state.level;
  if (total >= threshold) return clearLevel(variant, state, chance);
  if (banksLeft > 0 && roundsLeft > 0) return [{ type: 'TurnStarted', seat: 0, dice: null }];
  return [{ type: 'LevelLost', seat: 0, level }, runOver(state)];
}

function clearLevel(variant: RunVariant, state: RunState, chance: Chance): Facts {
  const { level } = state.level;
  const cleared: RunEvent = { type: 'LevelCleared', seat: 0, level, income: incomeOf(variant, state) };
  const won: readonly RunEvent[] = level === variant.levels.thresholds.length ? [{ type: 'RunWon', seat: 0, level }] : [];
  return followedBy(variant, state, [cleared, ...won], after => [openShop(variant, after, chance)]);
}

/** Steps of the shop's draws begin at 0; the boss has one that no ware reaches. */
const BOSS_STEP = 1_000;

function openShop(variant: RunVariant, state: RunState, chance: Chance): RunEvent {
  const { level } = state.level;
  const source = drawer(chance, 'shop', { turn: level, roll: 1 });
  const wares = stock(variant, state, source);
  const boss = hasBoss(variant, level + 1) ? drawBoss(variant, state.met, source, BOSS_STEP) : null;
  return { type: 'ShopOpened', seat: 0, wares, boss, drawn: source.drawn() };
}

/** The end, with the points of all levels; a run that was not won has no winner. */
export const runOver = (state: RunState): GameOver => ({
  type: 'GameOver',
  totals: [runScore(state)],
  winners: state.won ? [0] : [],
});
