/** The table of the guided first run: the real rules, with dice and wares that were chosen for what there is to see. */
import { charmOf, fault, listsToday, variantById, type Chance, type CharmId, type ConsumableId, type Place } from '@yaht/rules';
import { LocalTable } from '../local-table.ts';

/** By round and roll. What stays on the table keeps its own. */
const DICE: Readonly<Record<string, readonly number[]>> = {
  '1/1': [1, 5, 2, 2, 3, 6],
  '1/2': [1, 5, 4, 4, 4, 2],
  '2/1': [2, 3, 3, 4, 6, 6],
  '2/2': [3, 3, 3, 4, 4, 4],
  '3/1': [4, 4, 4, 1, 2, 3],
};

/** The charm that the tutorial buys stands first. */
const CHARMS: readonly CharmId[] = ['purist', 'moneyMagnet', 'flopShield'];
const CONSUMABLES: readonly ConsumableId[] = ['luckyToken', 'extraDie'];

/** Numbers from 1 to 100 that stand for a common and for an uncommon charm. */
const RARITY_DRAWS = { common: 1, uncommon: 61, rare: 91, legendary: 100 } as const;

/** The first shop asks for two draws for each charm, and one for each consumable. */
const WARES: readonly number[] = [...CHARMS.flatMap(charmDraws), ...CONSUMABLES.map((id, i) => consumableDraw(id, i))];

function charmDraws(id: CharmId, place: number): readonly [number, number] {
  const { rarity } = charmOf(id);
  const taken = CHARMS.slice(0, place);
  const left = listsToday.charms.filter(other => charmOf(other).rarity === rarity && !taken.includes(other));
  return [RARITY_DRAWS[rarity], left.indexOf(id) + 1];
}

function consumableDraw(id: ConsumableId, place: number): number {
  return listsToday.consumables.filter(other => !CONSUMABLES.slice(0, place).includes(other)).indexOf(id) + 1;
}

/** The same for everybody; whatever is not told is a one. */
const tutorialChance: Chance = (stream, place, sides) => {
  const told = toldFor(stream, place);
  return sides.map((_, i) => told[i] ?? 1);
};

function toldFor(stream: Parameters<Chance>[0], { turn, roll, step }: Place): readonly number[] {
  if (stream === 'dice') return DICE[`${turn}/${roll}`] ?? [];
  const ware = stream === 'shop' && turn === 1 && step !== undefined ? WARES[step] : undefined;
  return ware === undefined ? [] : [ware];
}

/** A fresh tutorial. It is not kept: two minutes can be had again. */
export async function openTutorial(name: string): Promise<LocalTable> {
  const variant = variantById('rollio') ?? fault('no run');
  const table = await LocalTable.open(
    { id: 'tutorial', variant, players: [{ name }] },
    { secret: '', chance: tutorialChance, store: () => Promise.resolve() },
  );
  return table.ok ? table.value : fault('the tutorial does not begin');
}
