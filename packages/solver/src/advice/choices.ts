/** Everything a player can do with dice on the table, with the worth of each. */
import type { Dice, Hold } from '@yaht/rules';
import { DICE, keepOf, rollOf } from '../tables/dice-tables.ts';
import { endingsOf, type Ending, type Solved } from '../solve/solved.ts';
import type { CardState } from '../tables/tables.ts';
import type { TurnValues } from './turn-values.ts';

/** Dice to hold for the next throw. */
export type HoldChoice = { readonly type: 'hold'; readonly hold: Hold; readonly keep: number; readonly worth: number };
/** A category to end the turn with. */
export type EndChoice = { readonly type: 'end'; readonly ending: Ending; readonly worth: number };
export type Choice = HoldChoice | EndChoice;

/** The hold as a choice. */
export function holdChoice({ tables }: Solved, turn: TurnValues, dice: Dice, hold: Hold, rerolls: number): HoldChoice {
  const keep = keepOf(
    tables.dice,
    dice.filter((_, die) => hold[die]),
  );
  return { type: 'hold', hold, keep, worth: turn.keeps[rerolls]?.[keep] ?? 0 };
}

/** All choices, the best first; dice that look alike make one choice, and a zero is there only where it beats the points. */
export function choicesOf(solved: Solved, card: CardState, turn: TurnValues, dice: Dice, rerolls: number): readonly Choice[] {
  const endings = endingsOf(solved, card, rollOf(solved.tables.dice, dice));
  const plain = new Map(endings.filter(({ scratched }) => !scratched).map(({ category, worth }) => [category, worth]));
  const ends = endings
    .filter(({ scratched, category, worth }) => !scratched || worth > (plain.get(category) ?? 0))
    .map(ending => ({ type: 'end', ending, worth: ending.worth }) as const);
  const holds = rerolls > 0 ? holdsOf(solved, turn, dice, rerolls) : [];
  return [...ends, ...holds].sort((a, b) => b.worth - a.worth);
}

function holdsOf(solved: Solved, turn: TurnValues, dice: Dice, rerolls: number): readonly HoldChoice[] {
  const byKeep = new Map<number, HoldChoice>();
  for (let held = 0; held < 2 ** DICE - 1; held++) {
    const hold = dice.map((_, die) => (held & (1 << die)) !== 0);
    const choice = holdChoice(solved, turn, dice, hold, rerolls);
    if (!byKeep.has(choice.keep)) byKeep.set(choice.keep, choice);
  }
  return [...byKeep.values()];
}
