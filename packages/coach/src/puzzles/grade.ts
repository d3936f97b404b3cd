/** Whether a position makes a good puzzle, and how hard it is. */
import { scorecardMove } from '@yaht/bots';
import { categoryIds, noneHeld, type BotLevel, type Command } from '@yaht/rules';
import { choicesOf, turnValues, type Choice, type Solved, type TurnValues } from '@yaht/solver';
import { facesKey } from '../ascending.ts';
import { heldIn } from '../choice-text.ts';
import { CLOSE_ENOUGH } from '../lessons.ts';
import type { TablePosition } from '../position.ts';
import type { Found } from './positions.ts';

export type Graded = {
  readonly best: Choice;
  /** What a player with sense does who errs here, else a beginner. */
  readonly tempting: Choice;
  /** By how much the best choice beats the next one. */
  readonly lead: number;
  /** Whether a player with sense errs here, not only a beginner. */
  readonly isHard: boolean;
};

/** The best choice leads by so much, so that nobody argues about the answer. */
const LEAD = 0.5;
/** Falling for it costs at least this. */
const TEMPTATION = 1;

/** The grade of a position; null when it makes no puzzle. Whatever many positions of one card share is worked out once. */
export function grader(solved: Solved): (found: Found) => Graded | null {
  let known: { readonly state: Found['state']; readonly values: TurnValues } | undefined;
  const valuesOf = (state: Found['state']): TurnValues => {
    if (known?.state !== state) known = { state, values: turnValues(solved, state, solved.tables.rolls - 1) };
    return known.values;
  };
  return ({ position, state }) => {
    const [best, second, ...others] = choicesOf(solved, state, valuesOf(state), position.dice, position.rollsLeft);
    if (!best || !second || isScratch(best) || best.worth - second.worth < LEAD) return null;
    const choices = [best, second, ...others];
    const [plain, sensible] = [chosenBy('easy', position, choices), chosenBy('normal', position, choices)];
    if (!plain || !sensible) return null;
    const isHard = best.worth - sensible.worth > CLOSE_ENOUGH;
    const tempting = isHard ? sensible : plain;
    return best.worth - tempting.worth < TEMPTATION ? null : { best, tempting, lead: best.worth - second.worth, isHard };
  };
}

/** A zero by choice is no answer on a screen where a row is tapped. */
const isScratch = (choice: Choice): boolean => choice.type === 'end' && choice.ending.scratched;

/** What a bot of this level would choose. */
function chosenBy(
  level: BotLevel,
  { variant, card, dice, rollsLeft }: TablePosition,
  choices: readonly Choice[],
): Choice | undefined {
  const rolls = variant.rolls - rollsLeft;
  const turn = { seat: 0, number: 1, rolls, rollsLeft, dice, hold: noneHeld(dice.length) };
  return choiceOf(scorecardMove({ variant, card, turn }, level, {}), { variant, dice }, choices);
}

/** The choice that a command stands for; dice that look alike are the same. */
function choiceOf(
  command: Command,
  { variant, dice }: Pick<TablePosition, 'variant' | 'dice'>,
  choices: readonly Choice[],
): Choice | undefined {
  const held = (hold: readonly boolean[]): string => facesKey(heldIn(dice, hold));
  if (command.type === 'RollDice')
    return choices.find(choice => choice.type === 'hold' && held(choice.hold) === held(command.hold ?? []));
  if (command.type !== 'ScoreCategory') return undefined;
  const category = categoryIds(variant).indexOf(command.category);
  return choices.find(choice => choice.type === 'end' && choice.ending.category === category && !choice.ending.scratched);
}
