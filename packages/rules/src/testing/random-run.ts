/** Random runs for tests, and what is true of every run however it is played. */
import { play, type RunGame } from '../game.ts';
import { fault } from '../result.ts';
import { chanceFrom } from './index.ts';
import { pickFrom } from './random.ts';
import { rollio } from '../variants/rollio.ts';
import { MAX_SLOTS } from '../rollio/content/consumables.ts';
import { MAX_HAND, MAX_SIDES, MIN_SIDES } from '../rollio/die.ts';
import { CHAIN_LIMIT } from '../rollio/effects/pipeline.ts';
import { MAX_MONEY } from '../rollio/run/state.ts';
import { changed, freshRun, gifted, randomMove } from '../rollio/run/testing.ts';

/** Plays so many random moves of a run, with charms out of nowhere if wanted; every state on the way keeps its bounds. */
export function randomRun(seed: number, mostMoves: number, isGifted: boolean): RunGame {
  const chance = chanceFrom(seed);
  const pick = pickFrom(Math.imul(seed, 0x9e3779b1));
  const thresholds = rollio.levels.thresholds.map(threshold => Math.ceil(threshold / (1 + (seed % 8))));
  let game = freshRun(chance, { ...rollio, levels: { ...rollio.levels, thresholds } });
  for (let moves = 0; moves < mostMoves && !game.over; moves++) {
    const played = play(game, 0, randomMove(game, pick), chance);
    if (!played.ok) continue;
    game = played.value.game;
    if (isGifted && played.value.events.some(({ type }) => type === 'SetChosen' || type === 'ShopOpened'))
      game = changed(game, state => gifted(state, pick));
    const broken = brokenBounds(game);
    if (broken.length > 0) fault(`seed ${seed}, move ${moves}: ${broken.join(', ')} ${JSON.stringify(game.state)}`);
  }
  return game;
}

/** The bounds that the state does not keep, by name. */
function brokenBounds({ state, events }: RunGame): string[] {
  const { kinds, charms, charmSlots, consumables, consumableSlots, money, level, turn, score } = state;
  const last = events.at(-1);
  const bounds = {
    'number of dice': (kinds.length >= 1 || state.phase === 'set') && kinds.length <= MAX_HAND,
    'sides of a die': kinds.every(({ sides }) => sides >= MIN_SIDES && sides <= MAX_SIDES),
    'places for charms': charms.length <= charmSlots && charmSlots <= MAX_SLOTS,
    'a charm once': new Set(charms).size === charms.length,
    'places for consumables': consumables.length <= consumableSlots,
    money: isWhole(money, MAX_MONEY),
    points: [level.total, score, turn?.pot ?? 0].every(points => isWhole(points, Number.MAX_SAFE_INTEGER)),
    'what is left': [level.banksLeft, level.roundsLeft, level.rerollsLeft].every(left => left >= 0),
    'steps of a score': last?.type !== 'DiceScored' || last.steps.length <= 40 * CHAIN_LIMIT,
    'dice on the table': turn === null || turn.aside.length === turn.kinds.length,
  };
  return Object.entries(bounds).flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

const isWhole = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most;
