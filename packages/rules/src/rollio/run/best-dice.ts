/** The dice of a run that score most at once, with everything that bends the points. */
import { countFaces, sumOf } from '../../dice.ts';
import { bestCover } from '../best.ts';
import { boardOf, lowestLeft, type Board } from '../board.ts';
import type { CombinationTable } from '../combinations.ts';
import { countsKey } from '../counts-key.ts';
import { dieAt, isMirror, type Hand } from '../die.ts';
import { findAllPossibleCombinations } from '../partitions.ts';
import type { FaceCounts } from '../possible.ts';
import { isPlain, tableOf } from './bend.ts';
import { handOf, type RunState } from './state.ts';
import type { RunVariant } from './variant.ts';
import { looseDice, waysInRun } from './ways.ts';

/** Dice to set aside, and the points they bring on average. */
export type RunPick = { readonly dice: readonly number[]; readonly points: number };

/** Some dice of a throw that can all be used, by face, and what they are worth before anything bends it. */
type Choice = { readonly counts: FaceCounts; readonly dice: number; readonly points: number };

/** With effects at work, so many choices are looked at closely: those worth most before them. */
const CLOSELY = 8;

/** Every choice of the dice not set aside that scores, by what it is worth before anything bends it; of equal points, fewer dice first. */
export function choicesInRun(variant: RunVariant, state: RunState, most = Infinity): readonly RunPick[] {
  const { turn } = state;
  if (!turn?.dice) return [];
  const hand = handOf(turn);
  const loose = looseDice(turn);
  const table = tableOf(variant, state);
  const choices = viewsOf(hand, loose).flatMap(view =>
    choicesOf(view, table)
      .slice(0, most)
      .map(choice => pickOf(hand, loose, choice)),
  );
  return choices.length > 0 ? choices.sort(byPoints) : unlikeMirrors(hand, loose, table);
}

/** Mirrors that score only with faces of their own, each another one: single combinations are enough then. */
function unlikeMirrors(hand: Hand, loose: readonly number[], table: CombinationTable): readonly RunPick[] {
  if (loose.filter(die => isMirror(dieAt(hand, die))).length < 2) return [];
  const found = findAllPossibleCombinations(hand, loose, { table });
  const picks = found.ok ? found.value.map(({ dice, points }) => ({ dice: [...dice].sort((a, b) => a - b), points })) : [];
  return picks.sort(byPoints);
}

/** The same with everything that bends the points; when something does, only the most promising are looked at. */
export function picksInRun(variant: RunVariant, state: RunState): readonly RunPick[] {
  const choices = choicesInRun(variant, state);
  return isPlain(state) ? choices : [...bent(variant, state, choices)].sort(byPoints);
}

const byPoints = (a: RunPick, b: RunPick): number => b.points - a.points || a.dice.length - b.dice.length;

/** The best of them; no dice when nothing scores. */
export const bestInRun = (variant: RunVariant, state: RunState): RunPick =>
  (isPlain(state) ? choicesInRun(variant, state, 1) : picksInRun(variant, state))[0] ?? { dice: [], points: 0 };

/** What the loose dice may show: themselves, or with all mirrors as one face. */
function viewsOf(hand: Hand, loose: readonly number[]): readonly FaceCounts[] {
  const natural = loose.flatMap(die => (isMirror(dieAt(hand, die)) ? [] : [dieAt(hand, die).face]));
  const mirrors = loose.filter(die => isMirror(dieAt(hand, die)));
  if (mirrors.length === 0) return [countFaces(natural)];
  const widest = Math.min(...mirrors.map(die => dieAt(hand, die).sides));
  return Array.from({ length: widest }, (_, i) => countFaces([...natural, ...mirrors.map(() => i + 1)]));
}

const known = new WeakMap<CombinationTable, Map<number | string, readonly Choice[]>>();

/** The choices of a throw, worked out once for each table. */
function choicesOf(counts: FaceCounts, table: CombinationTable): readonly Choice[] {
  const ofTable = known.get(table) ?? new Map<number | string, readonly Choice[]>();
  known.set(table, ofTable);
  const key = countsKey(counts);
  const choices = ofTable.get(key) ?? findChoices(counts, table);
  if (ofTable.size < MOST_KNOWN) ofTable.set(key, choices);
  return choices;
}

/** Six plain dice have 924 throws of up to six dice; what is remembered beyond that is bounded. */
const MOST_KNOWN = 5_000;

/** More choices than this are not gone through: then it is the one that uses most dice. */
const MOST_CHOICES = 20_000;

/** The best of each choice rests on smaller ones: without the combination that takes its lowest face. */
function findChoices(counts: FaceCounts, table: CombinationTable): readonly Choice[] {
  const board = boardOf(counts, table);
  if (board.code > MOST_CHOICES) return [mostDice(board, counts.length)];
  const best = new Float64Array(board.code + 1).fill(-1);
  best[0] = 0;
  const found: Choice[] = [];
  for (let code = 1; code <= board.code; code++) {
    const left = board.weights.map((weight, place) => Math.floor(code / weight) % ((board.left[place] ?? 0) + 1));
    for (const piece of board.pieces[lowestLeft(left, 0)] ?? []) {
      const rest = piece.takes.every((take, i) => (left[piece.places[i] ?? 0] ?? 0) >= take)
        ? (best[code - piece.code] ?? -1)
        : -1;
      if (rest >= 0) best[code] = Math.max(best[code] ?? -1, rest + piece.combination.points);
    }
    const points = best[code] ?? -1;
    if (points >= 0) found.push({ counts: byFace(board, left, counts.length), dice: sumOf(left), points });
  }
  return found.sort((a, b) => b.points - a.points || a.dice - b.dice);
}

/** What the board's faces are chosen how often. */
function byFace({ faces }: Board, left: readonly number[], length: number): FaceCounts {
  const counts = new Array<number>(length).fill(0);
  faces.forEach((face, place) => (counts[face] = left[place] ?? 0));
  return counts;
}

function mostDice(board: Board, length: number): Choice {
  const { combinations, points } = bestCover(board);
  const used = combinations.flatMap(({ faces }) => faces);
  return { counts: countFaces(used, length - 1), dice: used.length, points };
}

/** The dice that show these faces: special ones before plastic, mirrors where nothing else is left. */
function pickOf(hand: Hand, loose: readonly number[], { counts, points }: Choice): RunPick {
  const left = [...counts];
  const dice: number[] = [];
  for (const die of specialFirst(hand, loose)) {
    const face = isMirror(dieAt(hand, die)) ? left.findIndex(count => count > 0) : dieAt(hand, die).face;
    if (!left[face]) continue;
    left[face]--;
    dice.push(die);
  }
  return { dice: dice.sort((a, b) => a - b), points };
}

const specialFirst = (hand: Hand, dice: readonly number[]): readonly number[] =>
  dice.every(die => rank(hand, die) === PLAIN) ? dice : [...dice].sort((a, b) => rank(hand, a) - rank(hand, b) || a - b);

const PLAIN = 1;

const rank = (hand: Hand, die: number): number => {
  const { material } = dieAt(hand, die);
  return material === 'mirror' ? 2 : material === 'plastic' ? PLAIN : 0;
};

function bent(variant: RunVariant, state: RunState, choices: readonly RunPick[]): readonly RunPick[] {
  const closely = choices.slice(0, CLOSELY);
  const fewest = choices.reduce<RunPick | undefined>(
    (least, pick) => (least && least.dice.length <= pick.dice.length ? least : pick),
    undefined,
  );
  return [...new Set([...closely, ...(fewest ? [fewest] : [])])].flatMap(({ dice }) => {
    const ways = waysInRun(variant, state, dice);
    const [way] = ways.ok ? ways.value.ways : [];
    return way ? [{ dice, points: way.preview.average }] : [];
  });
}
