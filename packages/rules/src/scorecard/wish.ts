/** What a player of a scorecard game can wish, and which wish stands behind a fact. */
import type { Actor, PassTurn } from '../command.ts';
import type { Hold } from '../dice.ts';
import type { SharedEvent } from '../event.ts';
import type { ScorecardEvent } from './state.ts';

export type ScorecardCommand =
  /** Without `hold`, the dice held now stay. */
  | { readonly type: 'RollDice'; readonly hold?: Hold }
  | { readonly type: 'HoldDice'; readonly hold: Hold }
  | { readonly type: 'ScoreCategory'; readonly category: string }
  | { readonly type: 'ScratchCategory'; readonly category: string };

type Wish = { readonly actor: Actor; readonly command: ScorecardCommand | PassTurn };

/** The wish that this fact answers; a turn starts by itself. */
export function wishBehind(fact: ScorecardEvent): Wish | undefined {
  switch (fact.type) {
    case 'DiceRolled':
      return isHold(fact.hold) ? { actor: fact.seat, command: { type: 'RollDice', hold: fact.hold } } : undefined;
    case 'DiceHeld':
      return isHold(fact.hold) ? { actor: fact.seat, command: { type: 'HoldDice', hold: fact.hold } } : undefined;
    case 'ScoreRecorded':
      if (fact.zero === 'passed') return { actor: 'house', command: { type: 'PassTurn' } };
      return { actor: fact.seat, command: { type: fact.zero ? 'ScratchCategory' : 'ScoreCategory', category: fact.category } };
    default:
      return undefined;
  }
}

/** The faces that came from chance, in the order they were drawn. */
export function drawnFor(fact: ScorecardEvent | SharedEvent): readonly number[] | undefined {
  if (fact.type === 'TurnStarted') return isList(fact.dice) ? fact.dice : undefined;
  if (fact.type !== 'DiceRolled' || !isList(fact.dice) || !isHold(fact.hold)) return undefined;
  return fact.dice.filter((_, die) => !fact.hold[die]);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isHold = (hold: unknown): hold is Hold => isList(hold) && hold.every(flag => typeof flag === 'boolean');
