/** What a caller needs of a run, by name. */
export { effectsOf, isSilenced, progressOf, tableOf } from './bend.ts';
export { bestInRun, choicesInRun, picksInRun, type RunPick } from './best-dice.ts';
export { isFlopping } from './decide-round.ts';
export type { Income, RunDiceScored, RunEvent, Ware } from './event.ts';
export { handRisk } from './hand-risk.ts';
export { eaten, nextPlan, planOf } from './level.ts';
export { runOffersFor, type RunOffers, type RunProspect, type WareOffer } from './offers.ts';
export { listPrice, priceOf, rerollPrice, sellingPrice } from './shop.ts';
export {
  handOf,
  kitOf,
  levelsCleared,
  RUN_PHASES,
  runScore,
  shieldsLeft,
  type RunCounts,
  type RunLevel,
  type RunShop,
  type RunState,
  type RunTurn,
} from './state.ts';
export type { RunVariant } from './variant.ts';
export { knowsWays, looseDice, rememberWays, scorableInRun, waysInRun } from './ways.ts';
export { RUN_COMMANDS, type RunCommand } from './wish.ts';
