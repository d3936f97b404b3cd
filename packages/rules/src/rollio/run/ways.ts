/** How dice of a run can be scored: which score at all, and every way with everything that bends it. */
import { countFaces } from '../../dice.ts';
import { err, type Result } from '../../result.ts';
import type { CombinationTable } from '../combinations.ts';
import { isMirror, MAX_SIDES, type Hand } from '../die.ts';
import { hasCombination } from '../possible.ts';
import { scorableFaces } from '../scorable.ts';
import { getScoringCombinations, type Ways } from '../scoring.ts';
import { checkSelection } from '../selection.ts';
import type { ScoreProblem } from '../table.ts';
import { effectsOf, progressOf, tableOf } from './bend.ts';
import { handOf, type RunState, type RunTurn } from './state.ts';
import type { RunVariant } from './variant.ts';

/** More ways than anybody reads; what twenty dice may cost is bounded by it. */
export const MOST_WAYS = 200;

type Found = Result<Ways, ScoreProblem>;

/** A state never changes, and many dice take a while: what was listed for it is remembered as long as it is there. */
const known = new WeakMap<RunState, Map<string, Found>>();

const keyOf = (selected: readonly number[]): string => [...selected].sort((a, b) => a - b).join();

/** Every way to score these dice, the best average first. */
export function waysInRun(variant: RunVariant, state: RunState, selected: readonly number[]): Found {
  const found = known.get(state)?.get(keyOf(selected)) ?? listWays(variant, state, selected);
  rememberWays(state, selected, found);
  return found;
}

/** Takes over what another thread has listed for this very state, so that it need not be done again. */
export function rememberWays(state: RunState, selected: readonly number[], found: Found): void {
  const ofState = known.get(state) ?? new Map<string, Found>();
  known.set(state, ofState.set(keyOf(selected), found));
}

/** Whether asking for these ways takes no time. */
export const knowsWays = (state: RunState, selected: readonly number[]): boolean =>
  known.get(state)?.has(keyOf(selected)) === true;

function listWays(variant: RunVariant, state: RunState, selected: readonly number[]): Found {
  const { turn } = state;
  if (!turn?.dice) return err({ code: 'roll-first', dice: [] });
  const hand = handOf(turn);
  const checked = checkSelection(hand, selected);
  if (!checked.ok) return checked;
  const aside = checked.value.filter(die => turn.aside[die]);
  if (aside.length > 0) return err({ code: 'dice-set-aside', dice: aside });
  return getScoringCombinations(hand, checked.value, {
    ...sceneOptions(state, usesAll(turn, checked.value)),
    // The combinations that charms bring are in it, with their levels, and are not added again.
    table: tableOf(variant, state),
    effects: effectsOf(state),
    limit: MOST_WAYS,
  });
}

/** Whether no die is left to roll when these are set aside. */
export const usesAll = ({ aside }: RunTurn, selected: readonly number[]): boolean =>
  aside.every((isAside, die) => isAside || selected.includes(die));

/** What a scene of this run needs beside its dice. */
export const sceneOptions = (state: RunState, all = false) => ({ usesAll: all, progress: progressOf(state) });

/** The dice not set aside. */
export function looseDice({ aside }: Pick<RunTurn, 'aside'>): readonly number[] {
  const loose: number[] = [];
  for (let die = 0; die < aside.length; die++) if (!aside[die]) loose.push(die);
  return loose;
}

/** Whether none of the dice not set aside can be scored. */
export function scoresNothing(turn: RunTurn, table: CombinationTable): boolean {
  const loose = looseDice(turn);
  if (loose.some(die => turn.kinds[die]?.material === 'mirror')) return facesToScore(handOf(turn), loose, table).size === 0;
  return !hasCombination(countFaces(loose.map(die => turn.dice?.[die] ?? 0)), table);
}

/** The faces that combinations of these dice can have. */
function facesToScore(hand: Hand, dice: readonly number[], table: CombinationTable): ReadonlySet<number> {
  const shown = dice.flatMap(die => hand[die] ?? []);
  const natural = countFaces(
    shown.flatMap(die => (isMirror(die) ? [] : [die.face])),
    MAX_SIDES,
  );
  return scorableFaces(
    natural,
    shown.filter(isMirror).map(({ sides }) => sides),
    table,
  );
}

/** By die: whether some combination of the dice not set aside can take it. */
export function scorableInRun(variant: RunVariant, state: RunState): readonly boolean[] {
  const { turn } = state;
  if (!turn?.dice) return turn?.kinds.map(() => false) ?? [];
  const hand = handOf(turn);
  const loose = looseDice(turn);
  const faces = facesToScore(hand, loose, tableOf(variant, state));
  return hand.map((die, at) => loose.includes(at) && (isMirror(die) ? faces.size > 0 : faces.has(die.face)));
}
