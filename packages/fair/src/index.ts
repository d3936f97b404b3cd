export {
  CHAIN_DAYS,
  challengeOf,
  DAILY_GAMES,
  dailyOf,
  dailyVariant,
  dayAt,
  dayStart,
  isDailyGame,
  variantOfDay,
  type DailyGame,
  type DailyKind,
  type DailyName,
} from './calendar.ts';
export { chainOf, isOfChain } from './chain.ts';
export { DAILY_PROBLEMS, verifyDaily, withSeed, type DailyProblem, type DailyProof } from './daily.ts';
export { chanceFrom, commitmentOf, fairChance, type KeyedHash, type Keys } from './draw.ts';
export { formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from './seed.ts';
export { PROOF_PROBLEMS, verifyGame, type Proof, type ProofProblem } from './verify.ts';
