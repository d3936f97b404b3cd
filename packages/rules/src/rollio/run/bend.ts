/** What bends the points of a run at this moment: charms, the boss, and how far everything has come. */
import { levelled, type CombinationTable } from '../combinations.ts';
import { arrange, arrangeSilenced } from '../content/arrange.ts';
import { bossOf, type BossId } from '../content/bosses.ts';
import type { CharmId } from '../content/charms.ts';
import { consumableOf } from '../content/consumables.ts';
import { diceSetOf } from '../content/dice-sets.ts';
import type { Effect, Progress } from '../effects/scene.ts';
import { tableWith } from '../scoring.ts';
import type { RunState } from './state.ts';
import type { RunVariant } from './variant.ts';

type Bending = Pick<RunState, 'charms' | 'level' | 'armed'>;

/** Whether nothing bends the points of the dice on the table. */
export const isPlain = (state: Bending & Pick<RunState, 'turn'>): boolean =>
  effectsOf(state).length === 0 && state.turn?.kinds.every(({ material }) => material === 'plastic') === true;

/** Whether the boss of the level keeps the charm at this place from working. */
export const isSilenced = ({ charms, level }: Pick<RunState, 'charms' | 'level'>, place: number): boolean => {
  const charm = arrange(charms)[place];
  return charm !== undefined && level.boss !== null && silences(level.boss, charm, place);
};

function silences(id: BossId, charm: Effect, place: number): boolean {
  const { silences: first = 0, hushes } = bossOf(id);
  return place < first || hushes?.(charm, place) === true;
}

/** Everything that takes part in a scoring, in order: charms, consumables that were used for it, the boss. */
export function effectsOf({ charms, level, armed }: Bending): readonly Effect[] {
  const worn = wornIn(level.boss, charms);
  const used = armed.flatMap((id): readonly Effect[] => {
    const { inScoring } = consumableOf(id);
    return inScoring ? [{ kind: 'consumable', id, behaviour: inScoring.behaviour }] : [];
  });
  const behaviour = level.boss && bossOf(level.boss).behaviour;
  if (used.length === 0 && !behaviour) return worn;
  return [...worn, ...used, ...(level.boss && behaviour ? [{ kind: 'boss', id: level.boss, behaviour } as const] : [])];
}

/** The charms as they work in a level. */
function wornIn(boss: BossId | null, charms: readonly CharmId[]): readonly Effect[] {
  if (!boss) return arrange(charms);
  const { silences: first, hushes } = bossOf(boss);
  return first || hushes ? arrangeSilenced(charms, (charm, place) => silences(boss, charm, place)) : arrange(charms);
}

/** All combinations that count now: of the game, the set, the charms and without what the boss takes away, with the levels gained. */
export const tableOf = memoised(
  bent => [bent.set, bent.level.boss, JSON.stringify(bent.levels), ...rowCharms(bent)].join(' '),
  (combinations, bent) => levelled(tableWith(bossTable(combinations, bent), effectsOf(bent)), bent.levels),
);

type Bent = Bending & Pick<RunState, 'set' | 'levels'>;
type MakeTable = (combinations: CombinationTable, bent: Bent) => CombinationTable;

/** The same list for the same key, so that what is known of it can be kept. */
function memoised(keyOf: (bent: Bent) => string, make: MakeTable) {
  const known = new WeakMap<CombinationTable, Map<string, CombinationTable>>();
  return ({ combinations }: Pick<RunVariant, 'combinations'>, bent: Bent): CombinationTable => {
    const tables = known.get(combinations) ?? new Map<string, CombinationTable>();
    known.set(combinations, tables);
    const key = keyOf(bent);
    const table = tables.get(key) ?? make(combinations, bent);
    tables.set(key, table);
    return table;
  };
}

/** The charms that bring combinations of their own. */
const rowCharms = (bent: Bent): readonly string[] => effectsOf(bent).flatMap(({ id, behaviour }) => (behaviour.rows ? [id] : []));

function bossTable(combinations: CombinationTable, { set, level }: Bent): CombinationTable {
  const rows = (set && diceSetOf(set).rows) ?? [];
  const table = rows.length > 0 ? [...combinations, ...rows] : combinations;
  return (level.boss && bossOf(level.boss).table?.(table)) ?? table;
}

/** The counts that effects read. */
export const progressOf = ({ money, turn, counts, charms, charmSlots, kinds, level, levels, grown }: RunState): Progress => ({
  money,
  hotDice: turn?.hotDice ?? 0,
  crystals: turn?.crystals ?? 0,
  ...counts,
  charms: charms.length,
  dice: kinds.length,
  total: level.total,
  banksLeft: level.banksLeft,
  boss: level.boss !== null,
  charmSlots,
  combinationLevels: Object.values(levels).reduce((sum, gained) => sum + gained, 0),
  grown,
});
