/**
 * A variant as numbers. Below this file nothing knows a name: categories are bits of a filled set, dice are keeps and rolls, and
 * every position at the start of a turn is a slot of one array of values.
 *
 * A row holds the classes of one filled set (and, where the variant remembers it, of one answer to "does the category for five
 * alike hold points?"). Rows are padded to `LANES`, so that a kernel can work on several classes at once.
 */
import { countFaces, err, ok, pointsForCounts, type Result, type ScorecardVariant } from '@yaht/rules';
import { FIRST_ROLL, fiveDice, ROLLS, type DiceTables } from './dice-tables.ts';
import { jokerTableOf, type JokerTable } from './joker-table.ts';
import { isCountable, unsolvableReason, type Unsolvable } from './solvable.ts';
import { countReachable, UNREACHABLE, upperSectionOf, type UpperSection } from './upper-section.ts';

/** The number of classes that a row is padded to. */
export const LANES = 4;

export type Tables = {
  readonly variant: ScorecardVariant;
  /** The ids of the categories; category i is bit i of a filled set. */
  readonly categories: readonly string[];
  /** Rolls in a turn, the first one included. */
  readonly rolls: number;
  readonly dice: DiceTables;
  /** Plain points: `points[category * ROLLS + roll]`. */
  readonly points: Float64Array;
  readonly upper: UpperSection;
  /** Points at the end of the game for an upper score of `upper.cap`. */
  readonly upperBonus: number;
  readonly joker: JokerTable | null;
  /** The first slot of each row, at `rowOf`. */
  readonly rows: Uint32Array;
  /** All rows, in the order of their slots. */
  readonly rowOrder: Uint32Array;
  /** The length of the array of values. */
  readonly slots: number;
  readonly counts: StateCounts;
};

export type StateCounts = {
  /** Every upper score with every filled set, possible or not. */
  readonly slots: number;
  /** Those that a game can show. */
  readonly reachable: number;
  /** Those whose values can differ. */
  readonly distinct: number;
};

/** A card at the start of a turn, as far as the future depends on it. */
export type CardState = {
  /** The filled categories, as bits. */
  readonly filled: number;
  /** The points of the upper categories; more than the bonus needs counts as what it needs. */
  readonly upperScore: number;
  /** Whether the category for five alike holds points. */
  readonly scoredAlike: boolean;
};

export const EMPTY_CARD: CardState = { filled: 0, upperScore: 0, scoredAlike: false };

/** Turns a variant into numbers, or says why it cannot be solved. */
export function compileTables(variant: ScorecardVariant): Result<Tables, Unsolvable> {
  const refused = unsolvableReason(variant);
  if (refused) return err(refused);
  const points = pointsTable(variant);
  if (!points.every(isCountable)) return err('points-below-zero');
  const categories = Object.keys(variant.categories);
  const upper = upperSectionOf(variant);
  const joker = jokerTableOf(variant);
  return ok({
    variant,
    categories,
    rolls: variant.rolls,
    dice: fiveDice(),
    points,
    upper,
    upperBonus: variant.upperBonus.points,
    joker,
    ...layOut(categories.length, upper, joker),
    counts: countStates(categories.length, upper, joker),
  });
}

/** The number of categories in a set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The set of all categories. */
export const allFilled = (tables: Tables): number => (1 << tables.categories.length) - 1;

/** Whether a card with this filled set can hold points for five alike, or not, as two different states. */
export const isRemembered = (joker: JokerTable | null, filled: number): boolean =>
  joker !== null && joker.remembers && (filled & (1 << joker.category)) !== 0;

/** The place of a row in `rows`. */
export const rowOf = (tables: Tables, filled: number, scoredAlike: boolean): number =>
  scoredAlike && isRemembered(tables.joker, filled) ? filled + 2 ** tables.categories.length : filled;

/** The slot of a card, or undefined when no game can show its upper score. */
export function slotOf(tables: Tables, { filled, upperScore, scoredAlike }: CardState): number | undefined {
  const { classOf, setOf, cap } = tables.upper;
  const found = classOf[(setOf[filled] ?? 0) * (cap + 1) + Math.min(cap, upperScore)] ?? UNREACHABLE;
  return found === UNREACHABLE ? undefined : (tables.rows[rowOf(tables, filled, scoredAlike)] ?? 0) + found;
}

/** The card after scoring points in an open category. */
export const cardAfter = (tables: Tables, card: CardState, category: number, points: number): CardState => ({
  filled: card.filled | (1 << category),
  upperScore: tables.upper.faces[category] ? Math.min(tables.upper.cap, card.upperScore + points) : card.upperScore,
  scoredAlike: tables.joker?.category === category ? points > 0 : card.scoredAlike,
});

function pointsTable(variant: ScorecardVariant): Float64Array {
  const patterns = Object.values(variant.categories);
  const points = new Float64Array(patterns.length * ROLLS);
  fiveDice()
    .keeps.slice(FIRST_ROLL)
    .forEach((dice, roll) => {
      const counts = countFaces(dice);
      patterns.forEach((pattern, category) => (points[category * ROLLS + roll] = pointsForCounts(pattern, counts)));
    });
  return points;
}

/**
 * Rows of one upper set lie together, because a kernel works through them with the same tables; in every set they are those of the
 * empty one with its bits. Loops over all rows are plain here: a program that has just started runs them before they are optimised.
 */
function layOut(categories: number, upper: UpperSection, joker: JokerTable | null): Pick<Tables, 'rows' | 'rowOrder' | 'slots'> {
  const sets = 2 ** categories;
  const lowers = lowerRows(sets, upper.mask, joker);
  const rows = new Uint32Array(joker?.remembers ? 2 * sets : sets);
  const rowOrder = new Uint32Array(lowers.length * upper.scores.length);
  let slot = 0;
  let place = 0;
  upper.scores.forEach((scores, set) => {
    const bits = upper.setOf.indexOf(set);
    const width = Math.ceil(scores.length / LANES) * LANES;
    for (let i = 0; i < lowers.length; i++) {
      const row = bits + (lowers[i] ?? 0);
      rows[row] = slot;
      rowOrder[place++] = row;
      slot += width;
    }
  });
  return { rows, rowOrder, slots: slot };
}

/** The rows without any upper category, ascending. */
function lowerRows(sets: number, mask: number, joker: JokerTable | null): Uint32Array {
  const open = sets - 1 - mask;
  const lowers: number[] = [];
  // Counts through the bits of the open categories only.
  for (let lower = 0, first = true; first || lower > 0; lower = (lower - open) & open, first = false) lowers.push(lower);
  const remembered = lowers.filter(lower => isRemembered(joker, lower)).map(lower => lower + sets);
  return Uint32Array.from([...lowers, ...remembered]);
}

function countStates(categories: number, upper: UpperSection, joker: JokerTable | null): StateCounts {
  const cards = 2 ** (categories - Math.log2(upper.scores.length)) * (joker?.remembers ? 1.5 : 1);
  const classes = upper.scores.reduce((sum, scores) => sum + scores.length, 0);
  return {
    slots: (upper.cap + 1) * 2 ** categories * (joker?.remembers ? 2 : 1),
    reachable: cards * countReachable(upper),
    distinct: cards * classes,
  };
}
