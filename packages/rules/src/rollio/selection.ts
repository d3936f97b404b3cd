/** Which dice the player means: checked once, so that everything behind it can trust positions and faces. */
import { err, ok, type Result } from '../result.ts';
import { MAX_HAND, MAX_SIDES, MIN_SIDES, type Hand, type RollioDie } from './die.ts';

/** What can be wrong with a selection of dice. */
export const SELECTION_PROBLEMS = [
  'nothing-selected',
  'invalid-index',
  'dice-used-twice',
  'invalid-face',
  'unused-dice',
] as const;

/** Why dice cannot be scored, and which dice are to blame. */
export type SelectionProblem = {
  readonly code: (typeof SELECTION_PROBLEMS)[number];
  /** Positions as the player gave them. */
  readonly dice: readonly number[];
};

/** The selected positions in the order of the table, or the first thing that is wrong with them. */
export function checkSelection(hand: Hand, positions: readonly number[]): Result<readonly number[], SelectionProblem> {
  // A gap in the list is a position too, and none that exists.
  const selected = Array.from(positions);
  const problem =
    problemWith('nothing-selected', [], selected.length === 0) ??
    problemWith(
      'invalid-index',
      selected.filter(die => !isPosition(hand, die)),
    ) ??
    problemWith('dice-used-twice', repeatedIn(selected)) ??
    problemWith(
      'invalid-face',
      selected.filter(die => !isDie(hand[die])),
    );
  return problem ? err(problem) : ok(selected.sort((a, b) => a - b));
}

const problemWith = (code: SelectionProblem['code'], dice: readonly number[], isOne = dice.length > 0) =>
  isOne ? { code, dice } : undefined;

// A hand larger than any set of dice is refused by the positions that cannot exist.
const isPosition = (hand: Hand, die: number): boolean =>
  Number.isInteger(die) && die >= 0 && die < Math.min(hand.length, MAX_HAND);

const repeatedIn = (selected: readonly number[]): readonly number[] => [
  ...new Set(selected.filter((die, i) => selected.indexOf(die) !== i)),
];

const isDie = (die: RollioDie | undefined): boolean =>
  die !== undefined && isWithin(die.sides, MIN_SIDES, MAX_SIDES) && isWithin(die.face, 1, die.sides);

const isWithin = (value: number, lowest: number, highest: number): boolean =>
  Number.isInteger(value) && value >= lowest && value <= highest;
