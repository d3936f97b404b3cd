/** What a caller needs of a duel, by name. */
export { ownFact, ownRun } from './own-run.ts';
export { seatsRunning, type DuelState } from './state.ts';
export type { DuelVariant } from './variant.ts';
