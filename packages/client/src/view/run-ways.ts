/** The ways to score a selection in a run, and whether there is anything to choose between them. */
import { isAtWork, type PlacedCombination, type Step, type Way } from '@yaht/rules';

/** One way to score the selected dice, after everything that bends it. */
export type RunWayView = Way & {
  /** What `ScoreDice` calls it. */
  readonly place: number;
  readonly chosen: boolean;
  readonly best: boolean;
  /** Where another way brings as much on average: the charms and materials that are at work in this one and not in all of those. */
  readonly special: readonly string[];
  /** Its combinations in the order in which they are counted. */
  readonly counted: readonly PlacedCombination[];
};

/** Ways that bring equally much are told apart by what works in them. */
export function wayViews(ways: readonly Way[], chosen: number): readonly RunWayView[] {
  const atWork = ways.map(bendingIn);
  return ways.map((one, place) => {
    const equals = ways.flatMap((other, at) => (at !== place && other.preview.average === one.preview.average ? [at] : []));
    const special = [...(atWork[place] ?? [])].filter(id => equals.some(at => !atWork[at]?.has(id)));
    return { ...one, place, chosen: place === chosen, best: place === 0, special, counted: countedIn(one) };
  });
}

function countedIn({ partition: { combinations }, preview }: Way): readonly PlacedCombination[] {
  const order = preview.scored.steps.flatMap(({ source }) => (source.kind === 'combination' ? [source.at] : []));
  return combinations
    .map((combination, at) => ({ combination, turn: order.indexOf(at) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ combination }) => combination);
}

const bendingId = ({ source }: Step): readonly string[] =>
  source.kind === 'charm' || source.kind === 'material' ? [source.id] : [];

/** What bends the points of a way: charms and materials at work. */
const bendingIn = ({ preview }: Way): ReadonlySet<string> => new Set(preview.scored.steps.filter(isAtWork).flatMap(bendingId));

/** The first way brings most on average; another one may risk less, hope for more, bring money, or have other charms and materials at work. */
export function hasChoice([best, ...others]: readonly Way[]): boolean {
  if (!best) return false;
  const atWork = bendingIn(best);
  return others.some(
    way =>
      way.preview.lowest > best.preview.lowest ||
      way.preview.highest > best.preview.highest ||
      way.preview.scored.money > best.preview.scored.money ||
      !isSame(bendingIn(way), atWork),
  );
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(id => other.has(id));
