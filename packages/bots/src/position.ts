/** What a bot looks at: its own card, the dice and the rolls left. */
import {
  emptyCard,
  fault,
  type Card,
  type Dice,
  type ScorecardGame,
  type ScorecardVariant,
  type Seat,
  type Turn,
} from '@yaht/rules';

export type Position = { readonly variant: ScorecardVariant; readonly card: Card; readonly turn: Turn };

/** A position in which dice lie on the table. */
export type Rolled = Position & { readonly dice: Dice };

/** The position of the seat whose turn it is. */
export function positionOf(game: ScorecardGame, seat: Seat): Position {
  const { turn, cards } = game.state;
  if (turn?.seat !== seat) return fault(`it is not the turn of seat ${seat}`);
  return { variant: game.start.variant, card: cards[seat] ?? emptyCard, turn };
}
