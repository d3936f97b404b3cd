/** What a caller needs of Rollio, by name. */
export {
  COMBINATION_SHAPES,
  COMBINATION_TYPES,
  standardCombinations,
  type Combination,
  type CombinationLevels,
  type CombinationRow,
  type CombinationShape,
  type CombinationTable,
} from './combinations.ts';
export { RARITIES, type Charm, type Rarity } from './content/charm.ts';
export { arrange } from './content/arrange.ts';
export { CHARM_IDS, charmOf, charms, isCharmId, type CharmId } from './content/charms.ts';
export {
  CONSUMABLE_IDS,
  CONSUMABLE_PROBLEMS,
  consumableOf,
  consumables,
  type Consumable,
  type ConsumableId,
  type ConsumableProblem,
  type Kit,
} from './content/consumables.ts';
export { diceOfSet, DICE_SET_IDS, diceSetOf, diceSets, type DiceSet, type DiceSetId } from './content/dice-sets.ts';
export { nameOfId } from './content/id.ts';
export { listsOf, type ContentLists } from './content/lists.ts';
export { materials, type MaterialContent } from './content/materials.ts';
export { textOf, type Described } from './content/text.ts';
export {
  allDice,
  MATERIALS,
  MAX_HAND,
  MAX_SIDES,
  MIN_SIDES,
  plainHand,
  type DieKind,
  type Hand,
  type Material,
  type RollioDie,
} from './die.ts';
export { isAtWork, PRIORITIES, type Grant, type Op, type Source, type Step } from './effects/event.ts';
export { CHAIN_LIMIT, type Scored } from './effects/pipeline.ts';
export { OUTCOME_LIMIT, preview, score, type Preview } from './effects/preview.ts';
export {
  bankingScene,
  noProgress,
  scoringScene,
  type Behaviour,
  type Effect,
  type Own,
  type Progress,
  type Scene,
  type SceneOptions,
} from './effects/scene.ts';
export { rollioOffersFor, type Prospect, type RollioOffers } from './offers.ts';
export {
  bestPartition,
  findAllPossibleCombinations,
  findAllValidPartitionings,
  LIST_LIMIT,
  type PartitionOptions,
  type Partitionings,
  type SearchInfo,
} from './partitions.ts';
export type { Partition, PlacedCombination } from './placing.ts';
export { flopRisk, rollAdvantage, throwOdds, type ThrowOdds } from './risk.ts';
export { getScoringCombinations, tableWith, type ScoringContext, type Way, type Ways } from './scoring.ts';
export { SELECTION_PROBLEMS, type SelectionProblem } from './selection.ts';
export type {
  Banked,
  DiceScored,
  Flopped,
  RollioDiceRolled,
  RollioEvent,
  RollioState,
  RollioTurn,
  RollioTurnStarted,
  TurnPassed,
} from './state.ts';
export { bestSelection, mostPoints, waysToScore, type ScoreProblem } from './table.ts';
export { asidesOf, turnValue, type Aside, type PlainDice, type TurnValue } from './turn-value.ts';
export { throws, type Throw } from './throws.ts';
export type { RollioVariant } from './variant.ts';
export { unusedDocument, waysDocument } from './ways-document.ts';
export type { RollioCommand } from './wish.ts';
export { BOSS_IDS, bosses, bossOf, type Boss, type BossId } from './content/bosses.ts';
export type { LevelPlan } from './level-plan.ts';
export * from './duel/index.ts';
export * from './run/index.ts';
