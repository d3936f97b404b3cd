export { commitmentOf, fairChance, type Keys } from './draw.ts';
export { formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from './seed.ts';
export { PROOF_PROBLEMS, verifyGame, type Proof, type ProofProblem } from './verify.ts';
