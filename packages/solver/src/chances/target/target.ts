/**
 * The best possible chance to reach a target score. Best play now depends on the points made on the way, so every card has a chance for
 * each number of points. Levels of filled categories are computed from the last one back, and only two are kept in memory.
 */
import { err, ok, type Result } from '@yaht/rules';
import { FIRST_ROLL, rollOf, ROLLS } from '../../tables/dice-tables.ts';
import { hasWholePoints, type From } from '../distribution.ts';
import { atLeast, bonusOf } from '../objective.ts';
import type { Thread } from '../../solve/team.ts';
import { endingsOf } from '../../solve/solved.ts';
import { withCrew } from '../spread/helpers.ts';
import { allFilled, cardAfter, countBits, EMPTY_CARD, type CardState, type Tables } from '../../tables/tables.ts';
import { bandsOf, type Bands } from './band.ts';
import { TargetLevels } from './levels.ts';
import { chooseKeeps, newTurn, playTurn, valueKeeps } from '../../plain/turn.ts';

export type TargetOptions = From & {
  /** The most memory to use, in bytes. */
  readonly maxBytes?: number;
  /** Told the part that is done, from 0 to 1, a hundred times at most. */
  readonly onProgress?: (done: number) => void;
};

export type NoTarget =
  { readonly code: 'points-not-whole' | 'target-not-whole' } | { readonly code: 'too-much-memory'; readonly bytes: number };

export const DEFAULT_MAX_BYTES = 2 ** 30;

/** Bytes that it takes to compute the chance of so many points, from a card on. */
export const targetBytes = (tables: Tables, points: number, card: CardState = EMPTY_CARD): number =>
  bandsOf(tables, points, card).bytes;

/** The chance to end with `target` points or more when everything is done for it, or why it is not computed. */
export function targetChance(tables: Tables, target: number, options: TargetOptions = {}): Result<number, NoTarget> {
  const task = taskOf(tables, target, options);
  if (!task.ok) return task;
  if (typeof task.value === 'number') return ok(task.value);
  const levels = new TargetLevels(tables, task.value);
  return ok(computeLevels(tables, levels, task.value, options));
}

/** The same with helpers on other threads of the environment; this one is busy until it is done. */
export async function targetChanceOn(
  start: () => Thread,
  helpers: number,
  tables: Tables,
  target: number,
  options: TargetOptions = {},
): Promise<Result<number, NoTarget>> {
  const task = taskOf(tables, target, options);
  if (!task.ok) return task;
  if (typeof task.value === 'number') return ok(task.value);
  const bands = task.value;
  const levels = new TargetLevels(tables, bands, helpers);
  return ok(await withCrew(start, helpers, levels, () => computeLevels(tables, levels, bands, options)));
}

/** What there is to compute, or the answer where it is plain. */
function taskOf(tables: Tables, target: number, options: TargetOptions): Result<Bands | number, NoTarget> {
  const { card = EMPTY_CARD, points = 0, maxBytes = DEFAULT_MAX_BYTES } = options;
  if (!hasWholePoints(tables)) return err({ code: 'points-not-whole' });
  if (!Number.isInteger(target) || !Number.isInteger(points)) return err({ code: 'target-not-whole' });
  if (card.filled === allFilled(tables)) return ok(atLeast(target)(points + bonusOf(tables, card)));
  if (points >= target) return ok(1);
  const bands = bandsOf(tables, target - points, card);
  return bands.bytes > maxBytes ? err({ code: 'too-much-memory', bytes: bands.bytes }) : ok(bands);
}

function computeLevels(tables: Tables, levels: TargetLevels, { sizes }: Bands, options: TargetOptions): number {
  const { card = EMPTY_CARD, onProgress = () => {} } = options;
  const last = countBits(card.filled) + 1;
  const all = sizes.slice(last).reduce((sum, size) => sum + size, 0);
  const tell = partTeller(all, onProgress);
  for (let level = tables.categories.length; level >= last; level--) levels.compute(level, tell);
  return chanceAt(tables, card, options, (next, made) => levels.chanceOf(next, made));
}

/** Levels differ much in size, so what is done is counted in bytes; every percent is told once. */
function partTeller(all: number, onProgress: (done: number) => void): (bytes: number) => void {
  let [done, percent] = [0, 0];
  return bytes => {
    done += bytes;
    if (Math.floor((100 * done) / all) === percent) return;
    percent = Math.floor((100 * done) / all);
    onProgress(done / all);
  };
}

/** The first turn. */
function chanceAt(
  tables: Tables,
  card: CardState,
  { dice, rerollsLeft = 0 }: From,
  chanceOf: (card: CardState, points: number) => number,
): number {
  const turn = newTurn();
  const unsolved = { tables, values: new Float64Array(tables.slots) };
  for (let roll = 0; roll < ROLLS; roll++) {
    const endings = endingsOf(unsolved, card, roll);
    turn[FIRST_ROLL + roll] = Math.max(
      ...endings.map(({ category, points, bonus }) => chanceOf(cardAfter(tables, card, category, points), points + bonus)),
    );
  }
  if (!dice) return playTurn(turn, tables.rolls, tables.dice);
  for (let reroll = 1; reroll <= rerollsLeft; reroll++) {
    valueKeeps(turn, tables.dice);
    chooseKeeps(turn, tables.dice);
  }
  return turn[FIRST_ROLL + rollOf(tables.dice, dice)] ?? 0;
}
