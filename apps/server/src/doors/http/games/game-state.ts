/** A scorecard game as one JSON object: all that a program needs to decide its next call. */
import { offersFor, roundOf, tally, variantById, type ScorecardGame } from '@yaht/rules';
import * as z from 'zod';

const yahtzee = variantById('yahtzee');

const Category = z.object({
  id: z.string(),
  points: z.int().nullable().meta({ description: 'What scoring it now would give; null before the first roll' }),
  allowed: z.boolean().meta({ description: 'False before the first roll, and where a joker must go elsewhere' }),
});

const Player = z.object({
  name: z.string(),
  scorecard: z.record(z.string(), z.int().nullable()).meta({ description: 'Points by category; null while it is open' }),
  upperBonus: z.int(),
  yahtzeeBonus: z.int(),
  total: z.int(),
});

export const GameState = z
  .object({
    id: z.string().meta({ description: 'The room’s code and the number of the game in it', example: 'K7Q2XM-1' }),
    variant: z.string().meta({ example: yahtzee?.id }),
    seq: z.int().meta({ description: 'The number of the last fact of the game, also in ETag' }),
    turn: z.int().meta({ description: 'The round, counted from 1' }),
    currentPlayer: z
      .int()
      .nullable()
      .meta({ description: 'Whose turn it is, as an index into players; null once the game is over' }),
    rollsRemaining: z.int(),
    dice: z
      .array(z.int().min(1).max(6))
      .nullable()
      .meta({ description: 'One face per die, in order; null before the first roll' }),
    frozen: z.array(z.boolean()).meta({ description: 'One flag per die: true stays when the others are rolled' }),
    availableCategories: z.array(Category).meta({ description: 'What the current player has still open' }),
    players: z.array(Player),
    gameOver: z.boolean(),
    winners: z.array(z.int()).meta({ description: 'Indices into players; several in a tie, none before the end' }),
  })
  .meta({ id: 'GameState' });

export type GameState = z.infer<typeof GameState>;

/** The state after the fact with this number. */
export function gameState(game: ScorecardGame, seq: number): GameState {
  const { start, state, over } = game;
  const { id, variant, players } = start;
  const { turn, cards } = state;
  const card = turn ? cards[turn.seat] : undefined;
  const offers = card ? offersFor(variant, card, turn?.dice ?? null).filter(({ open }) => open) : [];
  return {
    id,
    variant: variant.id,
    seq,
    turn: roundOf(game),
    currentPlayer: turn?.seat ?? null,
    rollsRemaining: turn?.rollsLeft ?? 0,
    dice: turn?.dice ? [...turn.dice] : null,
    frozen: [...(turn?.hold ?? new Array<boolean>(variant.dice).fill(false))],
    availableCategories: offers.map(({ category, points, allowed }) => ({ id: category, points, allowed })),
    players: players.map(({ name }, seat) => playerState(variant, name, cards[seat])),
    gameOver: over !== null,
    winners: [...(over?.winners ?? [])],
  };
}

type Cards = ScorecardGame['state']['cards'];

function playerState(variant: ScorecardGame['start']['variant'], name: string, card: Cards[number] = { points: {}, bonuses: 0 }) {
  const { upperBonus, yahtzeeBonus, total } = tally(variant, card);
  const scorecard = Object.fromEntries(
    Object.keys(variant.categories).map(category => [category, card.points[category] ?? null]),
  );
  return { name, scorecard, upperBonus, yahtzeeBonus, total };
}
