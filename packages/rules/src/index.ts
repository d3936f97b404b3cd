/** The games as pure functions and data. What a caller needs is listed here by name. */
export { shuffled, sidesOf, STREAMS, type Chance, type Place, type Stream } from './chance.ts';
export type { Actor, HouseCommand, PassTurn, TableCommand } from './command.ts';
export {
  countFaces,
  FACES,
  formatDice,
  holdDice,
  isAllAlike,
  isFace,
  isHoldFor,
  noneHeld,
  parseDice,
  releaseDice,
  rethrow,
  sumOf,
  type Dice,
  type Face,
  type Hold,
} from './dice.ts';
export {
  BOT_LEVELS,
  MAX_PLAYERS,
  SUBSTITUTES,
  TURN_ORDERS,
  UNDO_RULES,
  type BotLevel,
  type GameOver,
  type GameStarted,
  type HintTaken,
  type OpeningRolled,
  type Options,
  type PlayedBy,
  type Player,
  type Resigned,
  type Seat,
  type SeatPlayedBy,
  type SharedEvent,
  type Undone,
} from './event.ts';
export {
  actingSeats,
  defaultOptions,
  extend,
  play,
  readerOf,
  replay,
  revealSeed,
  roundOf,
  roundOfTurn,
  seqOf,
  standingsOf,
  startGame,
  totals,
  type Command,
  type DuelGame,
  type Event,
  type Game,
  type GameFor,
  type Played,
  type RollioGame,
  type RunGame,
  type ScorecardGame,
  type Setup,
} from './game.ts';
export { comparableRules } from './comparable.ts';
export { lastTurnOf, type LastTurn } from './last-turn.ts';
export { NewerVersion, unknownIn } from './newer.ts';
export { isParallel } from './parallel.ts';
export { standings, winnersOf, type Standing } from './ranks.ts';
export {
  readRecord,
  readRecordVariant,
  RECORD_PROBLEMS,
  RECORD_SCHEMA,
  recordOf,
  type GameRecord,
  type RecordProblem,
} from './record.ts';
export { REFUSALS, RUN_REFUSALS, SETUP_REFUSALS, type Refusal, type SetupRefusal } from './refusal.ts';
export { err, fault, ok, type Result } from './result.ts';
export { hasResigned, resignedSeats, seatsOfPeople } from './resign.ts';
export { retrace } from './retrace.ts';
export * from './rollio/index.ts';
export { emptyCard, fill, isFilled, tally, upperBonusBy, type Card, type Tally } from './scorecard/card.ts';
export { lineOfField } from './json-lines.ts';
export { CUSTOM_FAMILIES, MOST_CUSTOM_BYTES, parseCustom } from './custom.ts';
export { parseVariant } from './scorecard/custom.ts';
export { VARIANT_LIMITS, VARIANT_PROBLEMS, type VariantProblem } from './scorecard/custom-problem.ts';
export { jokerSituation, type JokerSituation, type RowPoints } from './scorecard/joker-situation.ts';
export { allRolls, lowestMaximum, maximaOf } from './scorecard/maximum.ts';
export { jokerFor, offerFor, offersFor, type Joker, type Offer } from './scorecard/offers.ts';
export {
  chance,
  face,
  groups,
  inARow,
  jokerPointsFor,
  needsAllAlike,
  ofAKind,
  PATTERN_KINDS,
  pointsFor,
  pointsForCounts,
  sharedFace,
  straightFrom,
  SUMS,
  type GroupsPattern,
  type Pattern,
  type StraightPattern,
} from './scorecard/pattern.ts';
export type {
  DiceHeld,
  DiceRolled,
  ScorecardEvent,
  ScorecardState,
  ScoreRecorded,
  Turn,
  TurnStarted,
} from './scorecard/state.ts';
export {
  categoryIds,
  isUpper,
  JOKER_RULES,
  patternOf,
  upperCategory,
  yahtzeeCategory,
  type JokerRule,
  type ScorecardVariant,
} from './scorecard/variant.ts';
export type { ScorecardCommand } from './scorecard/wish.ts';
export { drawKeys, isPlayerName, MAX_NAME_LENGTH, type DrawKeys } from './setup.ts';
export { effective, isAssisted, isDraw, latestTakeback } from './undo.ts';
export { listsToday, scorecardVariants, tableVariants, variantById, variants, type Variant } from './variants/index.ts';
export { kinOf, type Kin } from './variants/kin.ts';
