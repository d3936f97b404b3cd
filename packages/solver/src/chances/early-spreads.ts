/**
 * The spread of early cards, near the truth. They lead to too many cards for every point to be counted, so points are counted in steps
 * of three, over all cards once; what lies between two steps goes to both, so that the mean stays. The variance is known exactly, and the
 * answer is drawn out to have it.
 */
import type { Solved } from '../solve/solved.ts';
import { allFilled, countBits, slotOf, type CardState } from '../tables/tables.ts';
import { bonusOf } from './objective.ts';
import type { Scores } from './scores.ts';
import type { Endings, TurnPlayer } from './spread/turn-player.ts';
import { levelsOf } from './variance.ts';

const STEP = 3;

/** A card: chances of the points to come in steps, from step `low` on, and their exact variance. */
type Coarse = { readonly low: number; readonly chances: Float32Array; readonly variance: number };

/** The spread of a card with at least so many open categories. Takes seconds, once. */
export function earlySpreads(solved: Solved, leastOpen: number, player: TurnPlayer): (slot: number) => Scores {
  const { tables, values } = solved;
  // By slot; only two levels of cards, and those that are asked for, are there at a time.
  const known: (Coarse | undefined)[] = [];
  known.length = tables.slots;
  const turn = new CoarseTurn(solved, known);
  const levels = levelsOf(tables);
  let below: number[] = [];
  for (const [filled, rows] of [...levels.entries()].toReversed()) {
    const slots: number[] = [];
    player.play(rows, (card, endings) => {
      const slot = slotOf(tables, card) ?? 0;
      known[slot] = turn.play(card, endings, values[slot] ?? 0);
      slots.push(slot);
    });
    for (const slot of below) known[slot] = undefined;
    below = levels.length - filled >= leastOpen ? [] : slots;
  }
  return slot => drawnOut(known[slot] ?? NOTHING, values[slot] ?? 0);
}

const NOTHING: Coarse = { low: 0, chances: Float32Array.of(1), variance: 0 };

/** So many ways to end a turn have room. */
const ENDINGS = 2048;

/** One turn in steps. Room is made once: there are very many turns. */
class CoarseTurn {
  readonly #solved: Solved;
  readonly #known: readonly (Coarse | undefined)[];
  readonly #next: Coarse[] = [];
  readonly #made = new Float64Array(ENDINGS);
  readonly #sum = new Float32Array(ENDINGS);

  constructor(solved: Solved, known: readonly (Coarse | undefined)[]) {
    this.#solved = solved;
    this.#known = known;
  }

  play(card: CardState, endings: Endings, mean: number): Coarse {
    const variance = this.#look(card, endings, mean);
    let [low, end] = [Infinity, 0];
    for (let i = 0; i < endings.length; i++) {
      const { low: first, chances } = this.#next[i] ?? NOTHING;
      const from = first + Math.floor((this.#made[i] ?? 0) / STEP);
      if (from < low) low = from;
      if (from + chances.length + 1 > end) end = from + chances.length + 1;
    }
    const sum = this.#sum.subarray(0, end - low).fill(0);
    for (let i = 0; i < endings.length; i++) {
      const { low: first, chances } = this.#next[i] ?? NOTHING;
      const made = this.#made[i] ?? 0;
      const step = Math.floor(made / STEP);
      addShared(sum, chances, first + step - low, endings.chance(i), made / STEP - step);
    }
    return { low, chances: trimmed(sum), variance };
  }

  /** What every ending leads to, and the variance of it all. */
  #look(card: CardState, endings: Endings, mean: number): number {
    const { tables, values } = this.#solved;
    const bonusAt = countBits(allFilled(tables) & ~card.filled) === 1 ? bonusBySlot(tables, card) : null;
    let variance = 0;
    for (let i = 0; i < endings.length; i++) {
      const { points, bonus } = endings.way(i);
      const slot = endings.slot(i);
      const next = bonusAt ? NOTHING : (this.#known[slot] ?? NOTHING);
      const made = points + bonus + (bonusAt?.(slot) ?? 0);
      const off = made + (bonusAt ? 0 : (values[slot] ?? 0)) - mean;
      this.#next[i] = next;
      this.#made[i] = made;
      variance += endings.chance(i) * (off * off + next.variance);
    }
    return variance;
  }
}

/** Full cards have their bonus; those after a last row differ in the upper score alone. */
function bonusBySlot(tables: Solved['tables'], card: CardState): (slot: number) => number {
  const filled = allFilled(tables);
  const bonuses = new Map<number, number>();
  const { upper } = tables;
  for (const scoredAlike of [false, true]) {
    for (const upperScore of upper.scores[upper.setOf[filled] ?? 0] ?? []) {
      const full = { ...card, filled, upperScore, scoredAlike };
      bonuses.set(slotOf(tables, full) ?? 0, bonusOf(tables, full));
    }
  }
  return slot => bonuses.get(slot) ?? 0;
}

/** What lies between two steps goes to both. */
function addShared(sum: Float32Array, chances: Float32Array, from: number, weight: number, part: number): void {
  const [lower, upper] = [weight * (1 - part), weight * part];
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] ?? 0;
    sum[from + i] = (sum[from + i] ?? 0) + lower * chance;
    sum[from + i + 1] = (sum[from + i + 1] ?? 0) + upper * chance;
  }
}

/** Less than this is no part of any chance that is shown. */
const NEGLIGIBLE = 1e-7;

/** Without the nothing at the end. */
function trimmed(chances: Float32Array): Float32Array {
  let end = chances.length;
  while (end > 1 && (chances[end - 1] ?? 0) < NEGLIGIBLE) end -= 1;
  return chances.slice(0, end);
}

/** As chances of whole points: every step is spread out evenly around its place, and all of them have the mean and variance asked for. */
function drawnOut({ chances, variance }: Coarse, mean: number): Scores {
  let [sum, own, square] = [0, 0, 0];
  chances.forEach((chance, i) => {
    sum += chance;
    own += chance * i;
    square += chance * i * i;
  });
  own /= sum;
  // In steps; a step that is spread out evenly varies by a twelfth on its own, and so does a whole point.
  const now = square / sum - own * own + 1 / 12;
  const width = Math.sqrt(Math.max(0, variance - 1 / 12) / now) || 1;
  const edge = (i: number): number => mean + (i - 0.5 - own) * width;
  const first = Math.floor(edge(0)) - 1;
  const spread = new Float64Array(Math.ceil(edge(chances.length)) + 2 - first);
  chances.forEach((chance, i) => addEvenly(spread, edge(i) + 0.5 - first, edge(i + 1) + 0.5 - first, chance / sum));
  return { low: first, chances: spread };
}

/** A chance spread evenly from one place to another, where a whole number stands for what lies up to a half around it. */
function addEvenly(spread: Float64Array, from: number, to: number, chance: number): void {
  for (let at = Math.floor(from); at < to; at++) {
    const part = Math.min(to, at + 1) - Math.max(from, at);
    spread[at] = (spread[at] ?? 0) + (chance * part) / (to - from);
  }
}
