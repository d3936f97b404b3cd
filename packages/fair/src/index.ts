export { chainOf, isOfChain } from './chain.ts';
export {
  CHAIN_DAYS,
  challengeOf,
  DAILY_GAMES,
  DAILY_PROBLEMS,
  dailyOf,
  dailyVariant,
  dayAt,
  dayStart,
  isDailyGame,
  variantOfDay,
  verifyDaily,
  withSeed,
  type DailyGame,
  type DailyKind,
  type DailyName,
  type DailyProblem,
  type DailyProof,
} from './daily.ts';
export { chanceFrom, commitmentOf, fairChance, type KeyedHash, type Keys } from './draw.ts';
export { formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from './seed.ts';
export { PROOF_PROBLEMS, verifyGame, type Proof, type ProofProblem } from './verify.ts';
