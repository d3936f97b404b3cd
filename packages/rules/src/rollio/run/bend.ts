/** What bends the points of a run at this moment: charms, the boss, and how far everything has come. */
import type { CombinationTable } from '../combinations.ts';
import { bossOf } from '../content/bosses.ts';
import { arrange } from '../content/charms.ts';
import { diceSetOf } from '../content/dice-sets.ts';
import type { Effect, Progress } from '../effects/scene.ts';
import { tableWith } from '../scoring.ts';
import type { RunState } from './state.ts';
import type { RunVariant } from './variant.ts';

/** Whether nothing bends the points of the dice on the table. */
export const isPlain = (state: Pick<RunState, 'charms' | 'level' | 'turn'>): boolean =>
  effectsOf(state).length === 0 && state.turn?.kinds.every(({ material }) => material === 'plastic') === true;

type Bent = Pick<RunState, 'set' | 'charms' | 'level'>;

/** A silenced charm keeps its place and does nothing. */
const SILENT = {};

/** Everything that takes part in a scoring, in order; the boss comes last. */
export function effectsOf({ charms, level }: Pick<Bent, 'charms' | 'level'>): readonly Effect[] {
  const worn = arrange(charms);
  if (!level.boss) return worn;
  const { silences = 0, behaviour } = bossOf(level.boss);
  const heard = worn.map((effect, at) => (at < silences ? { ...effect, behaviour: SILENT } : effect));
  return behaviour ? [...heard, { kind: 'boss', id: level.boss, behaviour }] : heard;
}

/** The combinations of the game, the set and the boss, without those that charms bring. */
export const baseTable = memoised(({ set, level }) => `${set} ${level.boss}`, bossTable);

/** All combinations that count now. */
export const tableOf = memoised(
  bent => [bent.set, bent.level.boss, ...rowCharms(bent)].join(' '),
  (combinations, bent) => tableWith(bossTable(combinations, bent), effectsOf(bent)),
);

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
export const progressOf = ({ money, turn, counts, charms, kinds, level }: RunState): Progress => ({
  money,
  hotDice: turn?.hotDice ?? 0,
  crystals: turn?.crystals ?? 0,
  ...counts,
  charms: charms.length,
  dice: kinds.length,
  total: level.total,
  banksLeft: level.banksLeft,
  boss: level.boss !== null,
});
