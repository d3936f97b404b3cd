/** The dice of a turn as they lie: which can still be scored, how, and which the next roll throws. */
import { countFaces, noneHeld, type Hold } from '../dice.ts';
import { err, type Result } from '../result.ts';
import { plainHand, type Hand } from './die.ts';
import { bestPartition, findAllPossibleCombinations, findAllValidPartitionings, type Partitionings } from './partitions.ts';
import { hasCombination } from './possible.ts';
import { checkSelection, type SelectionProblem } from './selection.ts';
import type { RollioTurn } from './state.ts';
import type { RollioVariant } from './variant.ts';

/** Why dice on the table cannot be scored, with the dice named. */
export type ScoreProblem = {
  readonly code: SelectionProblem['code'] | 'roll-first' | 'dice-set-aside';
  readonly dice: readonly number[];
};

/** Far more than six plain dice have; what a table from a file may cost is bounded by it. */
const MOST_WAYS = 200;

/** The ways to score these dice, most points first. */
export function waysToScore(
  variant: RollioVariant,
  turn: RollioTurn,
  selected: readonly number[],
): Result<Partitionings, ScoreProblem> {
  if (!turn.dice) return err({ code: 'roll-first', dice: [] });
  const hand = handOf(variant, turn.dice);
  const checked = checkSelection(hand, selected);
  if (!checked.ok) return checked;
  const aside = checked.value.filter(die => turn.aside[die]);
  if (aside.length > 0) return err({ code: 'dice-set-aside', dice: aside });
  return findAllValidPartitionings(hand, checked.value, { table: variant.combinations, limit: MOST_WAYS });
}

/** By die: whether some combination of the dice not set aside can take it. */
export function scorableDice(variant: RollioVariant, { dice, aside }: RollioTurn): readonly boolean[] {
  if (!dice) return noneHeld(variant.dice);
  const loose = dice.flatMap((_, die) => (aside[die] ? [] : [die]));
  const found = findAllPossibleCombinations(handOf(variant, dice), loose, { table: variant.combinations });
  const faces = new Set(found.ok ? found.value.flatMap(combination => combination.faces) : []);
  return dice.map((face, die) => !aside[die] && faces.has(face));
}

/** The most points these dice make together; 0 when they cannot all be used. */
export const mostPoints = (variant: RollioVariant, { dice }: RollioTurn, selected: readonly number[]): number =>
  (dice && bestPartition(handOf(variant, dice), selected, { table: variant.combinations })?.points) ?? 0;

/** The dice not set aside that score most at once; of equal points, the fewest dice. */
export function bestSelection(variant: RollioVariant, turn: RollioTurn): readonly number[] {
  const loose = turn.aside.flatMap((aside, die) => (aside ? [] : [die]));
  let best: { readonly dice: readonly number[]; readonly points: number } = { dice: [], points: 0 };
  for (let mask = 1; mask < 2 ** loose.length; mask++) {
    const dice = loose.filter((_, i) => (mask >> i) & 1);
    const points = mostPoints(variant, turn, dice);
    if (points > best.points || (points === best.points && dice.length < best.dice.length)) best = { dice, points };
  }
  return best.dice;
}

/** The dice that stay when the player rolls: those set aside, and none after hot dice. */
export const staying = ({ aside }: RollioTurn): Hold => (aside.every(Boolean) ? noneHeld(aside.length) : aside);

/** Whether none of the dice just thrown can be scored. */
export const isFlop = (variant: RollioVariant, dice: readonly number[], hold: Hold): boolean =>
  !hasCombination(
    countFaces(
      dice.filter((_, die) => !hold[die]),
      variant.sides,
    ),
    variant.combinations,
  );

const handOf = (variant: RollioVariant, dice: readonly number[]): Hand => plainHand(dice, variant.sides);
