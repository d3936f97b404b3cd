/** Puzzles of a theme: found by looking through games, always the same ones for the same rules. */
import { countFaces } from '@yaht/rules';
import { mix, type Solved } from '@yaht/solver';
import { ascending } from '../ascending.ts';
import { heldIn } from '../choice-text.ts';
import type { TablePosition } from '../position.ts';
import { grader, type Graded } from './grade.ts';
import { positionsIn, type Found } from './positions.ts';
import { THEMES, type Theme } from './theme-names.ts';
import { isAsked, isOf, lastTurnOf } from './themes.ts';

/** 1: a beginner errs; 2: a player with sense errs too; 3: the same, and the best choice leads by less. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export type Puzzle = {
  readonly theme: Theme;
  /** From 1, the easier ones first. */
  readonly number: number;
  readonly level: Level;
  readonly position: TablePosition;
};

/** So many of each level make a pack. */
const OF_EACH = 10;
/** So many may have the same kind of answer, or the theme would give it away. */
const ALIKE = 12;
/** After so many games nothing more is expected of a theme. */
const GAMES = 1_000;

type Candidate = Found & Graded;

/** The pack of a theme, in order of difficulty; no decision is in it twice. Empty where the rules know no such thing. */
export function packOf(solved: Solved, theme: Theme): readonly Puzzle[] {
  const easy: Candidate[] = [];
  const hard: Candidate[] = [];
  const seen = new Set<string>();
  const answers = new Map<string, number>();
  const isWanted = (candidate: Candidate): boolean =>
    (candidate.isHard ? hard.length < 2 * OF_EACH : easy.length < OF_EACH) &&
    !seen.has(keyOf(candidate)) &&
    (answers.get(answerOf(candidate)) ?? 0) < ALIKE;
  const candidatesIn = finder(solved, theme);
  for (let game = 0; game < GAMES && easy.length + hard.length < 3 * OF_EACH; game++) {
    // One of each game, so that no two have the same card.
    const found = firstOf(candidatesIn(game), isWanted);
    if (!found) continue;
    seen.add(keyOf(found));
    answers.set(answerOf(found), (answers.get(answerOf(found)) ?? 0) + 1);
    (found.isHard ? hard : easy).push(found);
  }
  return numbered(theme, [...clearestFirst(easy), ...clearestFirst(hard)]);
}

/** What comes after it is not even looked for. */
function firstOf<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

const clearestFirst = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((one, other) => other.lead - one.lead);

function numbered(theme: Theme, candidates: readonly Candidate[]): readonly Puzzle[] {
  const easy = candidates.filter(({ isHard }) => !isHard).length;
  const half = easy + Math.ceil((candidates.length - easy) / 2);
  return candidates.map(({ position }, i) => ({ theme, number: i + 1, level: i < easy ? 1 : i < half ? 2 : 3, position }));
}

/** The positions of one game that make puzzles of this theme. */
function finder(solved: Solved, theme: Theme): (game: number) => Generator<Candidate> {
  const gradeOf = grader(solved);
  const seed = mix(THEMES.indexOf(theme) + 1);
  return function* (game) {
    for (const found of positionsIn(solved, seed, game, lastTurnOf(theme))) {
      const graded = isOf(theme, found.position) ? gradeOf(found) : null;
      if (graded && isAsked(theme, found.position, graded)) yield { ...found, ...graded };
    }
  };
}

/** Two positions with the same key are the same decision: the future does not depend on how the points came about. */
const keyOf = ({ state: { filled, upperScore, scoredAlike }, position: { dice, rollsLeft } }: Found): string =>
  [filled, upperScore, scoredAlike, ascending(dice).join(''), rollsLeft].join('/');

/** The row to score, or how the dice to hold look: three alike, two pairs. */
function answerOf({ best, position }: Candidate): string {
  if (best.type === 'end') return `row ${best.ending.category}`;
  const counts = countFaces(heldIn(position.dice, best.hold)).filter(count => count > 0);
  return `hold ${ascending(counts).join(' ')}`;
}
