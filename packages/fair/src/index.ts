export { chanceFrom, commitmentOf, fairChance, type KeyedHash, type Keys } from './draw.ts';
export { formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from './seed.ts';
export { PROOF_PROBLEMS, verifyGame, type Proof, type ProofProblem } from './verify.ts';
