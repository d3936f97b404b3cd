/** What a level of a run asks for and allows. */
export type LevelPlan = {
  /** Counted from 1. */
  readonly level: number;
  /** The points to reach. */
  readonly threshold: number;
  /** How often a pot can be banked. */
  readonly banks: number;
  /** How often a round can begin. */
  readonly rounds: number;
  /** How often dice can be thrown again without scoring. */
  readonly rerolls: number;
};

/** What is left of a level when it is over, for those who pay for it. */
export type LevelRest = {
  readonly money: number;
  readonly banksLeft: number;
  readonly roundsLeft: number;
  readonly rerollsLeft: number;
};
