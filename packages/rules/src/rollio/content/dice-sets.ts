/** What a run begins with: the dice, the money and the room for charms and consumables. */
import { fault } from '../../result.ts';
import type { CombinationRow, CombinationTable } from '../combinations.ts';
import type { DieKind, Material } from '../die.ts';

/** A set as the content lists it. */
export type DiceSet = {
  readonly name: string;
  /** Drawn one by one for the random set. */
  readonly dice: readonly DieKind[] | { readonly drawn: number };
  readonly money: number;
  readonly charmSlots: number;
  readonly consumableSlots: number;
  /** Combinations of its own, beside those of the game. */
  readonly rows?: CombinationTable;
};

/** Sides that a random die may have. */
const RANDOM_SIDES = [4, 6, 8, 10, 12] as const;

const dice = (count: number, sides = 6, material: Material = 'plastic'): readonly DieKind[] =>
  Array.from({ length: count }, () => ({ sides, material }));

const usual = { money: 10, charmSlots: 4, consumableSlots: 2 };

/** Two dice of the material among four of plastic. */
const made = (name: string, material: Material): DiceSet => ({ name, dice: [...dice(4), ...dice(2, 6, material)], ...usual });

/** The same dice with a combination that no other set can make. */
const withRows = (set: DiceSet, ...rows: CombinationTable): DiceSet => ({ ...set, rows });

/** Dice that bring much by themselves have less money and room beside them. */
const lean = { money: 4, charmSlots: 3, consumableSlots: 2 };

const inARow = (type: string, length: number, points: number): CombinationRow => ({ type, shape: 'run', length, points });
const groups = (type: string, sizes: readonly number[], points: number): CombinationRow => ({
  type,
  shape: 'groups',
  sizes,
  points,
});

/** A straight of more than six faces: 1,500 points and 150 for each die over six. */
const longStraight = (type: string, length: number): CombinationRow => inARow(type, length, 1_500 + 150 * (length - 6));

/** All sets by id, the easiest first. */
export const diceSets = {
  beginner: { name: 'Beginner', dice: dice(6), ...usual },
  highRoller: { name: 'High Roller', dice: [...dice(3, 6), ...dice(3, 10)], money: 5, charmSlots: 4, consumableSlots: 2 },
  lowBaller: { name: 'Low Baller', dice: [...dice(3, 6), ...dice(3, 4)], money: 15, charmSlots: 4, consumableSlots: 2 },
  collector: { name: 'Collector', dice: dice(8), money: 0, charmSlots: 3, consumableSlots: 1 },
  crystal: made('Crystal', 'crystal'),
  wooden: made('Wooden', 'wooden'),
  golden: made('Golden', 'golden'),
  volcano: made('Volcano', 'volcano'),
  mirror: made('Mirror', 'mirror'),
  rainbow: made('Rainbow', 'rainbow'),
  random: { name: 'Random', dice: { drawn: 6 }, ...usual },
  'highRoller@2': withRows(
    { name: 'High Roller', dice: [...dice(4, 6), ...dice(4, 10)], money: 8, charmSlots: 4, consumableSlots: 2 },
    longStraight('sevenInARow', 7),
    longStraight('eightInARow', 8),
    longStraight('nineInARow', 9),
  ),
  'lowBaller@2': withRows(
    { name: 'Low Baller', dice: [...dice(3, 6), ...dice(3, 4)], money: 15, charmSlots: 4, consumableSlots: 2 },
    inARow('fourInARow', 4, 500),
  ),
  'collector@2': withRows(
    { name: 'Collector', dice: dice(8), money: 0, charmSlots: 3, consumableSlots: 1 },
    groups('fullBoat', [3, 3, 2], 3_500),
  ),
  'crystal@2': withRows({ ...made('Crystal', 'crystal'), ...lean }, groups('fourAndTwo', [4, 2], 2_200)),
  'wooden@2': withRows(made('Wooden', 'wooden'), groups('fullHouse', [3, 2], 1_000)),
  'golden@2': withRows({ ...made('Golden', 'golden'), ...lean, money: 0 }, groups('differentPairs', [2, 2, 2], 2_400)),
  'volcano@2': withRows({ ...made('Volcano', 'volcano'), ...lean }, groups('twoPairs', [2, 2], 200)),
  'mirror@2': withRows(
    { ...made('Mirror', 'mirror'), ...lean, money: 0 },
    { type: 'pair', shape: 'alike', size: 2, perFace: 20 },
  ),
  'rainbow@2': withRows(made('Rainbow', 'rainbow'), inARow('fiveInARow', 5, 900)),
  'random@2': withRows(
    { name: 'Random', dice: { drawn: 6 }, ...usual },
    { type: 'luckySeven', shape: 'single', face: 7, points: 77 },
  ),
} as const satisfies Readonly<Record<string, DiceSet>>;

export type DiceSetId = keyof typeof diceSets;

/** In the order of the list. */
export const DICE_SET_IDS = Object.keys(diceSets) as readonly DiceSetId[];

/** Whether there is such a set. */
export const isDiceSetId = (id: string): id is DiceSetId => Object.hasOwn(diceSets, id);

/** The set with this id. */
export const diceSetOf = (id: DiceSetId): DiceSet => diceSets[id];

/** The dice of the set, the random ones of these materials; `draw` gives a number from 1 to its argument. */
export function diceOfSet(set: DiceSet, materials: readonly Material[], draw: (sides: number) => number): readonly DieKind[] {
  if (!('drawn' in set.dice)) return set.dice;
  return Array.from({ length: set.dice.drawn }, () => ({ sides: pick(RANDOM_SIDES, draw), material: pick(materials, draw) }));
}

const pick = <T>(list: readonly T[], draw: (sides: number) => number): T =>
  list[draw(list.length) - 1] ?? fault('drew beyond the list');
