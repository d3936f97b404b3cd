/** What a player of classic Rollio can wish, and which wish stands behind a fact. */
import type { Actor, PassTurn } from '../command.ts';
import type { Hold } from '../dice.ts';
import type { SharedEvent } from '../event.ts';
import type { RollioEvent } from './state.ts';

/** The wishes of a player. */
export type RollioCommand =
  /** Throws the dice not set aside; a `hold` that says otherwise is refused. */
  | { readonly type: 'RollDice'; readonly hold?: Hold }
  /** Sets dice aside. `partition` is a place in the list of ways, most points first; without it, the first. */
  | { readonly type: 'ScoreDice'; readonly dice: readonly number[]; readonly partition?: number }
  | { readonly type: 'Bank' };

type Wish = { readonly actor: Actor; readonly command: RollioCommand | PassTurn };

/** The wish that this fact answers; a turn starts and a flop happens by itself. */
export function wishBehind(fact: RollioEvent): Wish | undefined {
  switch (fact.type) {
    case 'DiceRolled':
      return isList(fact.hold) ? { actor: fact.seat, command: { type: 'RollDice', hold: fact.hold } } : undefined;
    case 'DiceScored':
      if (!isList(fact.dice)) return undefined;
      return { actor: fact.seat, command: { type: 'ScoreDice', dice: fact.dice, partition: fact.partition } };
    case 'Banked':
      return { actor: fact.seat, command: { type: 'Bank' } };
    case 'TurnPassed':
      return { actor: 'house', command: { type: 'PassTurn' } };
    default:
      return undefined;
  }
}

/** The faces that came from chance, in the order they were drawn. */
export function drawnFor(fact: RollioEvent | SharedEvent): readonly number[] | undefined {
  if (fact.type === 'TurnStarted') return isList(fact.dice) ? fact.dice : undefined;
  if (fact.type !== 'DiceRolled' || !isList(fact.dice) || !isList(fact.hold)) return undefined;
  return fact.dice.filter((_, die) => !fact.hold[die]);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
