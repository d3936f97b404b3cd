/** What tests of every package build games with. Not part of the product. */
import { STREAMS, type Chance } from '../chance.ts';
import type { Actor } from '../command.ts';
import type { Hold } from '../dice.ts';
import { play, startGame, type Command, type Event, type Game, type GameFor, type Setup } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { fault, type Result } from '../result.ts';
import type { ScorecardState, Turn } from '../scorecard/state.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';
import { scorecardVariants, type Variant } from '../variants/index.ts';

/** The state of a game with a card. */
export const tableOf = (game: Game): ScorecardState =>
  game.family === 'scorecard' ? game.state : fault('a game without a card');

/** The turn that is on, which must be there. */
export const turnOf = (game: Game): Turn => tableOf(game).turn ?? fault('no turn is on');

/** A hold from `xx..x`: x stays. */
export const hold = (flags: string): Hold => [...flags].map(flag => flag === 'x');

/** A variant by its id, which must be there. */
export const variantOf = (id: string): ScorecardVariant =>
  scorecardVariants.find(variant => variant.id === id) ?? fault(`no variant ${id}`);

/**
 * Chance from a list: each draw takes the next entry and fills what it leaves open with ones.
 * A draw for which nothing is left is a fault; the same place asked again gives the same values.
 */
export function chanceOf(...draws: readonly string[]): Chance & { readonly left: () => number } {
  const queue = draws.map(draw => [...draw].map(Number));
  const told = new Map<string, readonly number[]>();
  const chance: Chance = (stream, at, sides) => {
    const key = `${stream} ${at.turn} ${at.roll} ${at.step ?? ''}`;
    const values = told.get(key) ?? queue.shift() ?? fault(`nothing left to draw for ${key}`);
    told.set(key, values);
    return sides.map((_, i) => values[i] ?? 1);
  };
  return Object.assign(chance, { left: () => queue.length });
}

/** Fast chance for random games in tests and benchmarks: a hash of seed and place, not meant to be unpredictable. */
export function chanceFrom(seed: number): Chance {
  return (stream, at, sides) => {
    let x = mix(seed ^ mix(STREAMS.indexOf(stream) + 31 * at.turn + 7919 * at.roll + 104729 * (at.step ?? 0)));
    return sides.map(count => {
      x = mix(x + 0x9e3779b9);
      return 1 + Math.floor((x / 2 ** 32) * count);
    });
  };
}

function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A game just started, with one player unless told otherwise. */
export function newGame<Rules extends Variant>(
  variant: Rules,
  chance: Chance = chanceFrom(1),
  setup: Partial<Omit<Setup, 'variant'>> = {},
): GameFor<Rules> {
  const started = startGame<Rules>({ id: 'test', players: [{ name: 'Ann' }], ...setup, variant }, chance);
  return started.ok ? started.value.game : fault(`did not start: ${started.error}`);
}

/** Plays commands that must all be granted. */
export const playAll = <Kind extends Game>(game: Kind, chance: Chance, moves: readonly (readonly [Actor, Command])[]): Kind =>
  moves.reduce((before, [actor, command]) => {
    const played = play(before, actor, command, chance);
    return played.ok ? played.value.game : fault(`${command.type} was refused: ${played.error}`);
  }, game);

/** The facts of one wish, or why it was refused. */
export function wish(game: Game, actor: Actor, command: Command, chance: Chance = chanceOf()): Result<readonly Event[], Refusal> {
  const played = play(game, actor, command, chance);
  return played.ok ? { ok: true, value: played.value.events } : played;
}

export { diceOf, positionOf, type Position } from './position.ts';
export { changed, freshRun, gifted, randomMove, wished } from '../rollio/run/testing.ts';
