/** A position as a game, so that every screen can draw it as it draws a game. */
import { defaultOptions, noneHeld, replay, type GameStarted, type ScorecardGame } from '@yaht/rules';
import type { TablePosition } from '../position.ts';

/** The game of one player who has filled the card so far and has these dice on the table. */
export function gameAt({ variant, card, dice, rollsLeft }: TablePosition, name: string): ScorecardGame {
  const start: GameStarted = {
    type: 'GameStarted',
    id: 'puzzle',
    variant,
    players: [{ name }],
    options: { ...defaultOptions, undo: 'practice' },
    order: [0],
    commitment: null,
  };
  const begin = { type: 'TurnStarted', seat: 0, dice: null, rollsLeft: variant.rolls } as const;
  const filled = Object.entries(card.points).flatMap(([category, points], i) => {
    const bonus = i < card.bonuses ? (variant.yahtzeeBonus ?? 0) : 0;
    return [begin, { type: 'ScoreRecorded', seat: 0, category, points, bonus } as const];
  });
  const rolls = Array.from({ length: variant.rolls - rollsLeft }, (_, roll) => {
    const hold = noneHeld(dice.length);
    return { type: 'DiceRolled', seat: 0, hold, dice, rollsLeft: variant.rolls - 1 - roll } as const;
  });
  return replay([start, ...filled, begin, ...rolls]) as ScorecardGame;
}
