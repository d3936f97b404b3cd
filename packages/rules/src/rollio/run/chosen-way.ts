/** The way that a wish names by its place in the list of ways. */
import { countFaces } from '../../dice.ts';
import { ok, type Result } from '../../result.ts';
import { boardOf } from '../board.ts';
import { coversOf } from '../covers.ts';
import { placeDice, type Partition } from '../placing.ts';
import type { ScoreProblem } from '../table.ts';
import { isPlain, tableOf } from './bend.ts';
import { handOf, type RunState } from './state.ts';
import type { RunVariant } from './variant.ts';
import { MOST_WAYS, waysInRun } from './ways.ts';

/** The partition at this place; undefined when the list is shorter. */
export function chosenWay(
  variant: RunVariant,
  state: RunState,
  selected: readonly number[],
  place: number,
): Result<Partition | undefined, ScoreProblem> {
  const plain = plainWay(variant, state, selected, place);
  if (plain) return ok(plain);
  const found = waysInRun(variant, state, selected);
  return found.ok ? ok(found.value.ways[place]?.partition) : found;
}

/**
 * Where nothing bends the points their order is that of the bare partitions, so the one wished for is found without working out the
 * others. Undefined for everything out of the ordinary, which the list answers.
 */
function plainWay(variant: RunVariant, state: RunState, selected: readonly number[], place: number): Partition | undefined {
  const { turn } = state;
  if (!turn?.dice || !isPlain(state) || !isOrderly(turn.aside, selected)) return undefined;
  const table = tableOf(variant, state);
  const { dice } = turn;
  const faces = selected.map(die => dice[die] ?? 0);
  const counts = countFaces(faces, Math.max(...faces));
  const covers = coversOf(counts, table, () => boardOf(counts, table))?.byPoints;
  const cover = covers && covers.length <= MOST_WAYS ? covers[place] : undefined;
  return cover && placeDice(handOf(turn), selected, cover);
}

/** Whether these are dice that can be set aside, from left to right and none twice. */
function isOrderly(aside: readonly boolean[], selected: readonly number[]): boolean {
  let before = -1;
  for (const die of selected) {
    if (!(die > before) || aside[die] !== false) return false;
    before = die;
  }
  return selected.length > 0;
}
