/** A one-seat game in any position a test needs: the card as given, then the dice. */
import { noneHeld, parseDice, type Dice } from '../dice.ts';
import { fault } from '../result.ts';
import type { Options } from '../event.ts';
import { defaultOptions, replay, type Event, type Game } from '../game.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';

export type Position = {
  /** Points of the filled categories. */
  readonly card?: Readonly<Record<string, number>>;
  /** Left out: nothing rolled yet. */
  readonly faces?: string;
  readonly rollsLeft?: number;
  readonly options?: Partial<Options>;
};

/** The facts are made up, which is fine: reading them judges nothing. */
export function positionOf(variant: ScorecardVariant, { card = {}, faces, rollsLeft, options }: Position): Game {
  const start: Event = {
    type: 'GameStarted',
    id: 'test',
    variant,
    players: [{ name: 'Ann' }],
    options: { ...defaultOptions, ...options },
    order: [0],
    commitment: null,
  };
  const begun: Event = { type: 'TurnStarted', seat: 0, dice: null, rollsLeft: variant.rolls };
  const turns = Object.entries(card).flatMap(([category, points]): Event[] => [
    begun,
    { type: 'ScoreRecorded', seat: 0, category, points, bonus: 0 },
  ]);
  return replay([start, ...turns, begun, ...(faces === undefined ? [] : [thrown(variant, faces, rollsLeft)])]);
}

const thrown = (variant: ScorecardVariant, faces: string, rollsLeft = variant.rolls - 1): Event => ({
  type: 'DiceRolled',
  seat: 0,
  hold: noneHeld(variant.dice),
  dice: diceOf(faces),
  rollsLeft,
});

/** Dice from `33344`. */
export function diceOf(faces: string): Dice {
  const dice = parseDice(faces);
  return dice.ok ? dice.value : fault(`not dice: ${faces}`);
}
