/** Random play for properties: the same seed always plays the same game. */
import type { Chance } from '../chance.ts';
import type { Actor } from '../command.ts';
import { play, startGame, type Command, type Game, type Setup } from '../game.ts';
import { fault } from '../result.ts';
import { emptyCard } from '../scorecard/card.ts';
import { offersFor } from '../scorecard/offers.ts';
import { categoryIds, type ScorecardVariant } from '../scorecard/variant.ts';
import { tableOf, turnOf } from './index.ts';

/** A whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** Choices from a seed; not meant to be unpredictable. */
export function pickFrom(seed: number): Pick {
  let x = seed >>> 0;
  return count => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * count);
  };
}

const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] ?? fault('nothing to pick from');

/** A roll, a score or a scratch that the rules grant to the seat in turn. */
export function legalMove(variant: ScorecardVariant, game: Game, pick: Pick): Command {
  const turn = turnOf(game);
  if (!turn.dice) return { type: 'RollDice' };
  if (turn.rollsLeft > 0 && pick(2) === 0) return { type: 'RollDice', hold: randomHold(variant.dice, pick) };
  const offers = offersFor(variant, tableOf(game).cards[turn.seat] ?? emptyCard, turn.dice).filter(({ allowed }) => allowed);
  const { category } = oneOf(pick, offers);
  return pick(10) === 0 ? { type: 'ScratchCategory', category } : { type: 'ScoreCategory', category };
}

/** At least one die is thrown. */
function randomHold(dice: number, pick: Pick): readonly boolean[] {
  const thrown = pick(dice);
  return Array.from({ length: dice }, (_, die) => die !== thrown && pick(2) === 0);
}

/** Anything anybody could wish, most of it refused. */
export function anyWish(variant: ScorecardVariant, game: Game, pick: Pick): readonly [Actor, Command] {
  const seat = pick(game.start.players.length + 1);
  const category = oneOf(pick, [...categoryIds(variant), 'nope', 'toString', '__proto__', '']);
  const hold = Array.from({ length: variant.dice + pick(3) - 1 }, () => pick(3) === 0);
  const commands: readonly Command[] = [
    { type: 'RollDice' },
    { type: 'RollDice', hold },
    { type: 'HoldDice', hold },
    { type: 'ScoreCategory', category },
    { type: 'ScratchCategory', category },
    { type: 'Undo' },
    { type: 'Hint' },
    ...(pick(9) === 0 ? [{ type: 'Resign' } as const] : []),
    { type: 'PassTurn' },
    { type: 'SetPlayedBy', seat: pick(8) - 1, by: oneOf(pick, ['player', 'zero', 'bot']) },
  ];
  return [pick(4) === 0 ? 'house' : seat, oneOf(pick, commands)];
}

/** Plays legal moves to the end; `see` is shown each game on the way, the first and the last included. */
export function playOut(
  setup: Setup & { variant: ScorecardVariant },
  chance: Chance,
  pick: Pick,
  see: (game: Game) => void,
): Game {
  const started = startGame(setup, chance);
  let { game } = started.ok ? started.value : fault(started.error);
  for (see(game); !game.over; see(game)) {
    const played = play(game, turnOf(game).seat, legalMove(setup.variant, game, pick), chance);
    game = played.ok ? played.value.game : fault(`a legal move was refused: ${played.error}`);
  }
  return game;
}
