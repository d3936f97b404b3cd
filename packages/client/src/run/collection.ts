/** What a player has seen of the game so far, found in the records of runs. */
import {
  effective,
  listsToday,
  nameOfId,
  runScore,
  type BossId,
  type CharmId,
  type DiceSetId,
  type RunGame,
  type Ware,
} from '@yaht/rules';

/** Never met, for sale in some shop, or owned in some run. */
export type CharmSeen = { readonly id: CharmId; readonly seen: boolean; readonly runs: number };
/** How often the boss was met, and how often its level was cleared. */
export type BossSeen = { readonly id: BossId; readonly met: number; readonly beaten: number };
/** `level` is the highest that was reached with the set, 0 when it was never played. */
export type SetSeen = {
  readonly id: DiceSetId;
  readonly runs: number;
  readonly wins: number;
  readonly level: number;
  readonly score: number;
};

export type Collection = {
  readonly charms: readonly CharmSeen[];
  readonly bosses: readonly BossSeen[];
  readonly sets: readonly SetSeen[];
};

/** Everything that a run of today can meet, and what else these runs met; each with how often they came across it. */
export function collectionOf(runs: readonly RunGame[]): Collection {
  const seen = runs.map(seenIn);
  const times = (has: (one: SeenInRun) => boolean): number => seen.filter(has).length;
  const charms = withRetired(
    listsToday.charms,
    seen.flatMap(one => [...one.charms]),
  );
  const bosses = withRetired(
    listsToday.bosses,
    seen.flatMap(one => one.met),
  );
  const sets = withRetired(
    listsToday.sets,
    runs.flatMap(({ state }) => state.set ?? []),
  );
  return {
    charms: charms.map(id => ({
      id,
      seen: times(one => countOf(id, [...one.charms]) > 0) > 0,
      runs: times(one => countOf(id, [...one.owned]) > 0),
    })),
    bosses: bosses.map(id => ({
      id,
      met: seen.reduce((sum, one) => sum + countOf(id, one.met), 0),
      beaten: seen.reduce((sum, one) => sum + countOf(id, one.beaten), 0),
    })),
    sets: sets.map(id => setSeen(id, runs)),
  };
}

/** How often it is there, in whichever version. */
const countOf = (id: string, met: readonly string[]): number => met.filter(other => nameOfId(other) === nameOfId(id)).length;

/** The list, and after it what was met of what is in no list any more, each name once. */
function withRetired<Id extends string>(today: readonly Id[], met: readonly Id[]): readonly Id[] {
  const byName = new Map([...met, ...today].map(id => [nameOfId(id), id]));
  const names = new Set(today.map(nameOfId));
  return [...today, ...[...byName].flatMap(([name, id]) => (names.has(name) ? [] : [id]))];
}

function setSeen(id: DiceSetId, runs: readonly RunGame[]): SetSeen {
  const played = runs.filter(({ state }) => state.set !== null && nameOfId(state.set) === nameOfId(id));
  return {
    id,
    runs: played.length,
    wins: played.filter(({ state }) => state.won).length,
    level: Math.max(0, ...played.map(({ state }) => state.level.level)),
    score: Math.max(0, ...played.map(({ state }) => runScore(state))),
  };
}

type SeenInRun = {
  /** For sale or owned. */
  readonly charms: ReadonlySet<CharmId>;
  readonly owned: ReadonlySet<CharmId>;
  readonly met: readonly BossId[];
  readonly beaten: readonly BossId[];
};

/** What was taken back was seen all the same, but not owned. */
function seenIn({ events, state }: RunGame): SeenInRun {
  const forSale = events.flatMap(event => (event.type === 'ShopOpened' || event.type === 'ShopRerolled' ? event.wares : []));
  const owned = new Set<CharmId>([...state.charms, ...ownedOnTheWay(events)]);
  const started = events.flatMap(event =>
    event.type === 'LevelStarted' && event.boss ? [{ level: event.plan.level, boss: event.boss }] : [],
  );
  const cleared = new Set(events.flatMap(event => (event.type === 'LevelCleared' ? [event.level] : [])));
  return {
    charms: new Set([...owned, ...forSale.flatMap(ware => (ware.kind === 'charm' ? [ware.id] : []))]),
    owned,
    met: started.map(({ boss }) => boss),
    beaten: started.filter(({ level }) => cleared.has(level)).map(({ boss }) => boss),
  };
}

/** Bought and not taken back, or given by something that was used. */
function ownedOnTheWay(events: RunGame['events']): readonly CharmId[] {
  let wares: readonly (Ware | null)[] = [];
  return effective(events).flatMap(event => {
    if (event.type === 'ShopOpened' || event.type === 'ShopRerolled') wares = event.wares;
    if (event.type === 'ConsumableUsed') return event.kit.charms;
    const bought = event.type === 'WareBought' ? wares[event.ware] : undefined;
    return bought?.kind === 'charm' ? [bought.id] : [];
  });
}
