/**
 * Rollio without charms for two, solved: the chance to win of the player in turn, by both totals, when both play to win.
 *
 * A bank raises a total, so positions are solved from high totals down. A flop leaves both totals as they are and passes the turn, so
 * two positions rest on each other: with the totals swapped they are solved together, by drawing a line through two tries.
 */
import type { RollioTables, ThrowOutcomes } from './outcomes.ts';

/** Beyond the target, in units: more is never needed, because nobody catches up so many points in one turn. */
const BEYOND = 400;

/** Chances that are closer are the same. */
const CLOSE = 1e-11;
const TRIES = 60;

export type RollioSolution = {
  readonly tables: RollioTables;
  /** The chance of the player in turn: `values[own * target + other]`, totals in units. */
  readonly values: Float64Array;
  /** The chance to end with more points than so many, in one turn (ties count half): of the player who has the last turn. */
  readonly lastTurn: Float64Array;
};

export function solveRollio(tables: RollioTables, onProgress: (done: number) => void = () => {}): RollioSolution {
  const { target } = tables;
  const values = new Float64Array(target * target);
  const lastTurn = lastTurns(tables);
  const solution: RollioSolution = { tables, values, lastTurn };
  const turn = new RollioTurns(solution);
  const most = 2 * (target - 1);
  for (let sum = most; sum >= 0; sum--) {
    onProgress((most - sum) / most);
    for (let own = Math.min(target - 1, sum); 2 * own >= sum; own--) solvePair(turn, values, target, own, sum - own);
  }
  onProgress(1);
  return solution;
}

/** Both positions with these totals. */
function solvePair(turn: RollioTurns, values: Float64Array, target: number, own: number, other: number): void {
  const [at, swapped] = [own * target + other, other * target + own];
  /** The chance of `own` in turn, if it is `tried` after both have flopped. */
  const after = (tried: number): number => {
    const second = own === other ? tried : turn.start(other, own, 1 - tried);
    return turn.start(own, other, 1 - second);
  };
  // The neighbour with a little more is near; then the line through the last two tries.
  let tried = values[at + target] ?? 0.5;
  if (own + 1 === target || tried === 0) tried = 0.5;
  let found = after(tried);
  let [before, offBefore] = [tried, found - tried];
  tried = found;
  for (let tries = 0; tries < TRIES; tries++) {
    found = after(tried);
    const off = found - tried;
    if (Math.abs(off) < CLOSE) break;
    const slope = (off - offBefore) / (tried - before);
    [before, offBefore] = [tried, off];
    tried = slope < 0 ? tried - off / slope : found;
  }
  values[at] = found;
  values[swapped] = own === other ? found : turn.start(other, own, 1 - found);
}

/** The chances of the last turn, by the points that are needed. */
function lastTurns(tables: RollioTables): Float64Array {
  const { dice, target, outcomes } = tables;
  const most = target + BEYOND;
  const chances = new Float64Array(most + 1);
  // By what is still needed (more is over), and dice: the chance when they are thrown.
  const rolled = new Float64Array((most + 1) * (dice + 1));
  const worth = (needed: number, left: number): number => {
    if (needed < 0) return 1;
    const thrown = rolled[needed * (dice + 1) + left] ?? 0;
    return needed === 0 ? Math.max(0.5, thrown) : thrown;
  };
  for (let needed = 0; needed <= most; needed++) {
    for (let thrown = 1; thrown <= dice; thrown++) {
      const { chances: likely, starts, points, left } = outcomes[thrown] ?? NO_OUTCOMES;
      let sum = 0;
      for (let i = 0; i < likely.length; i++) {
        let best = 0;
        for (let aside = starts[i] ?? 0; aside < (starts[i + 1] ?? 0); aside++)
          best = Math.max(best, worth(needed - (points[aside] ?? 0), left[aside] ?? 0));
        sum += (likely[i] ?? 0) * best;
      }
      rolled[needed * (dice + 1) + thrown] = sum;
    }
    chances[needed] = rolled[needed * (dice + 1) + dice] ?? 0;
  }
  return chances;
}

const NO_OUTCOMES: ThrowOutcomes = {
  flop: 1,
  chances: new Float64Array(),
  starts: new Uint16Array(1),
  points: new Uint16Array(),
  left: new Uint8Array(),
};

/** Turns by the values of all positions with more points. */
export class RollioTurns {
  readonly #solution: RollioSolution;
  readonly #width: number;
  /** The better of banking and rolling, by the total that a bank would make and the dice left. */
  readonly #best: Float64Array;
  readonly #rolled: Float64Array;
  readonly #last: number;

  constructor(solution: RollioSolution) {
    const { dice, target } = solution.tables;
    this.#solution = solution;
    this.#width = dice + 1;
    this.#last = target + BEYOND;
    this.#best = new Float64Array((this.#last + 1) * this.#width);
    this.#rolled = new Float64Array((this.#last + 1) * this.#width);
  }

  /** What the total is worth that a bank makes; the other is in turn then. */
  bank(total: number, other: number): number {
    const { values, lastTurn, tables } = this.#solution;
    if (total < tables.target) return 1 - (values[other * tables.target + total] ?? 0);
    return 1 - (lastTurn[Math.min(lastTurn.length - 1, total - other)] ?? 0);
  }

  /** The chance before the first throw, if a flop is worth so much. */
  start(own: number, other: number, flopped: number): number {
    this.look(own, other, flopped);
    return this.rolled(own, this.#solution.tables.dice);
  }

  /** What it is worth to throw so many dice, with the total that a bank would make now; of the turn that was looked at last. */
  rolled(total: number, dice: number): number {
    return this.#rolled[Math.min(this.#last, total) * this.#width + dice] ?? 0;
  }

  /** Every total that the turn can come to, from the highest down. */
  look(own: number, other: number, flopped: number): void {
    const { outcomes, dice } = this.#solution.tables;
    for (let total = this.#last; total >= own; total--) {
      const bank = total > own ? this.bank(total, other) : 0;
      for (let thrown = 1; thrown <= dice; thrown++) {
        const { flop } = outcomes[thrown] ?? NO_OUTCOMES;
        const at = total * this.#width + thrown;
        // Where even a win after every throw that scores would not be worth the risk, nobody throws.
        const rolled = total === this.#last || bank >= 1 - flop * (1 - flopped) ? 0 : this.#throw(total, thrown, flopped);
        this.#rolled[at] = rolled;
        this.#best[at] = rolled > bank ? rolled : bank;
      }
    }
  }

  #throw(total: number, dice: number, flopped: number): number {
    const { flop, chances, starts, points, left } = this.#solution.tables.outcomes[dice] ?? NO_OUTCOMES;
    const [width, last, best] = [this.#width, this.#last, this.#best];
    let sum = flop * flopped;
    let aside = 0;
    for (let i = 0; i < chances.length; i++) {
      const end = starts[i + 1] ?? 0;
      let most = 0;
      for (; aside < end; aside++) {
        const next = total + (points[aside] ?? 0);
        const worth = best[(next < last ? next : last) * width + (left[aside] ?? 0)] ?? 0;
        if (worth > most) most = worth;
      }
      sum += (chances[i] ?? 0) * most;
    }
    return sum;
  }
}
