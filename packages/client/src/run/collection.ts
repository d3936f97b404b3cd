/** What a player has seen of the game so far, found in the records of runs. */
import {
  BOSS_IDS,
  CHARM_IDS,
  DICE_SET_IDS,
  effective,
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

/** Everything there is, each with how often these runs came across it. */
export function collectionOf(runs: readonly RunGame[]): Collection {
  const seen = runs.map(seenIn);
  const times = (has: (one: SeenInRun) => boolean): number => seen.filter(has).length;
  return {
    charms: CHARM_IDS.map(id => ({ id, seen: times(one => one.charms.has(id)) > 0, runs: times(one => one.owned.has(id)) })),
    bosses: BOSS_IDS.map(id => ({
      id,
      met: seen.reduce((sum, one) => sum + one.met.filter(boss => boss === id).length, 0),
      beaten: seen.reduce((sum, one) => sum + one.beaten.filter(boss => boss === id).length, 0),
    })),
    sets: DICE_SET_IDS.map(id => setSeen(id, runs)),
  };
}

function setSeen(id: DiceSetId, runs: readonly RunGame[]): SetSeen {
  const played = runs.filter(({ state }) => state.set === id);
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
