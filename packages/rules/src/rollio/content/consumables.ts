/** Things used once: each turns what the player has into something else, or says why it cannot. */
import { err, fault, ok, type Result } from '../../result.ts';
import { MAX_HAND, MAX_SIDES, MIN_SIDES, type DieKind, type Material } from '../die.ts';
import { LEVEL_HUNDREDTHS, type CombinationLevels, type CombinationShape } from '../combinations.ts';
import { add, multiply, wholePoints } from '../effects/event.ts';
import type { Behaviour } from '../effects/scene.ts';
import type { CharmId } from './charms.ts';
import type { ContentLists } from './lists.ts';
import type { Described, Numbers } from './text.ts';

/** What a player of a run owns. */
export type Kit = {
  readonly money: number;
  readonly dice: readonly DieKind[];
  readonly charms: readonly CharmId[];
  readonly charmSlots: number;
  readonly consumableSlots: number;
  /** Points at risk in this round. */
  readonly pot: number;
  /** What the latest flop took. */
  readonly lastLost: number;
  readonly rerolls: number;
  /** Consumables that wait for a scoring to take part in; left out while there are none. */
  readonly armed?: readonly string[];
  /** Levels that combinations have gained; left out while there are none. */
  readonly levels?: CombinationLevels;
};

/** The most slots for charms. */
export const MAX_SLOTS = 12;
/** The most slots for consumables. */
const MAX_POCKETS = 6;

/** Why something cannot be used now. */
export const CONSUMABLE_PROBLEMS = [
  'choose-a-die',
  'no-free-slot',
  'no-more-slots',
  'no-more-dice',
  'no-more-faces',
  'nothing-lost',
  'no-other-material',
] as const;
export type ConsumableProblem = (typeof CONSUMABLE_PROBLEMS)[number];

/** What is used, and the die it is used on; a draw from 1 to `sides` for those that leave something to chance, and what the game has to draw from. */
type Use = {
  /** Its own id. */
  readonly id: string;
  readonly die?: number;
  readonly draw: (sides: number) => number;
  readonly lists: Pick<ContentLists, 'charms' | 'materials'>;
};

/** What must be there for it: dice that are not on the table, a round that is on, or nothing in particular. */
type Moment = 'dice-away' | 'round' | 'always';

/** A consumable as the content lists it. */
export type Consumable = Described & {
  readonly price: number;
  readonly moment: Moment;
  /** It is used on a die. */
  readonly onDie: boolean;
  readonly use: (kit: Kit, use: Use) => Result<Kit, ConsumableProblem>;
  /** What it does in a scoring, once it was used. */
  readonly inScoring?: InScoring;
};

/** Its part, and what it waits for: the next dice set aside, or the next bank. */
type InScoring = { readonly until: 'score' | 'bank'; readonly behaviour: Behaviour };

/** What the shop asks for it and when it can be used. */
type Terms = { readonly price: number; readonly moment?: Moment; readonly onDie?: true };

const consumable = <N extends Numbers>(
  name: string,
  { price, moment = 'always', onDie }: Terms,
  numbers: N,
  text: string,
  make: (numbers: N) => Consumable['use'],
): Consumable => ({ name, text, numbers, price, moment, onDie: onDie === true, use: make(numbers) });

/** One that is used in a round and then takes part in a scoring as an effect among the charms. */
const forScoring = <N extends Numbers>(
  name: string,
  price: number,
  numbers: N,
  text: string,
  make: (numbers: N) => InScoring,
): Consumable & { readonly inScoring: InScoring } => ({
  name,
  text,
  numbers,
  price,
  moment: 'round',
  onDie: false,
  use: (kit, { id }) => arm(kit, id),
  inScoring: make(numbers),
});

/** One that raises all combinations of a shape. */
const forLevels = (name: string, price: number, shape: CombinationShape, text: string): Consumable =>
  consumable(
    name,
    { price },
    { levels: 1, percent: LEVEL_HUNDREDTHS },
    text,
    ({ levels }) =>
      kit =>
        raise(kit, shape, levels),
  );

/** All consumables by id. */
export const consumables = {
  moneyDoubler: consumable(
    'Money Doubler',
    { price: 5 },
    { times: 2 },
    'Your money {times} times',
    ({ times }) =>
      kit =>
        ok({ ...kit, money: kit.money * times }),
  ),
  extraDie: consumable(
    'Extra Die',
    { price: 6, moment: 'dice-away' },
    { dice: 1, sides: 6 },
    '{dice} plastic die of {sides} faces joins your set',
    ({ dice, sides }) =>
      kit =>
        kit.dice.length + dice > MAX_HAND
          ? err('no-more-dice')
          : ok({ ...kit, dice: [...kit.dice, ...Array.from({ length: dice }, () => plastic(sides))] }),
  ),
  materialEnchanter: consumable(
    'Material Enchanter',
    { price: 3, moment: 'dice-away', onDie: true },
    {},
    'A die of your choice turns into another material',
    () =>
      (kit, { die, draw, lists }) =>
        changeDie(kit, die, old => withOtherMaterial(old, lists.materials, draw)),
  ),
  charmGiver: consumable(
    'Charm Giver',
    { price: 5 },
    {},
    'A charm that you do not have',
    () =>
      (kit, { draw, lists }) =>
        giveCharm(kit, lists.charms, draw),
  ),
  slotExpander: consumable(
    'Slot Expander',
    { price: 5 },
    { slots: 1 },
    '{slots} more slot for charms',
    ({ slots }) =>
      kit =>
        kit.charmSlots + slots > MAX_SLOTS ? err('no-more-slots') : ok({ ...kit, charmSlots: kit.charmSlots + slots }),
  ),
  chisel: consumable(
    'Chisel',
    { price: 3, moment: 'dice-away', onDie: true },
    { faces: 1 },
    'A die of your choice has {faces} face fewer',
    ({ faces }) =>
      (kit, { die }) =>
        changeDie(kit, die, old => withSides(old, old.sides - faces)),
  ),
  potteryWheel: consumable(
    'Pottery Wheel',
    { price: 3, moment: 'dice-away', onDie: true },
    { faces: 1 },
    'A die of your choice has {faces} face more',
    ({ faces }) =>
      (kit, { die }) =>
        changeDie(kit, die, old => withSides(old, old.sides + faces)),
  ),
  flopRecovery: consumable(
    'Flop Recovery',
    { price: 3, moment: 'round' },
    { times: 1.25 },
    '{times} times the points you last lost come into the pot',
    ({ times }) =>
      kit =>
        kit.lastLost === 0 ? err('nothing-lost') : ok({ ...kit, pot: kit.pot + wholePoints(kit.lastLost * times), lastLost: 0 }),
  ),
  luckyToken: consumable(
    'Lucky Token',
    { price: 3, moment: 'round' },
    { rerolls: 2 },
    '{rerolls} more rerolls in this level',
    ({ rerolls }) =>
      kit =>
        ok({ ...kit, rerolls: kit.rerolls + rerolls }),
  ),
  needle: forLevels('Needle', 3, 'single', 'Singles gain {levels} level: {percent} % of the table more'),
  rubberStamp: forLevels('Rubber Stamp', 4, 'alike', 'Dice of a kind gain {levels} level: {percent} % of the table more'),
  cherries: forLevels('Cherries', 4, 'groups', 'Pairs and triplets together gain {levels} level: {percent} % of the table more'),
  ruler: forLevels('Ruler', 4, 'run', 'Straights and other rows of faces gain {levels} level: {percent} % of the table more'),
  pepper: forScoring('Pepper', 3, { times: 1.5 }, 'Multiplies the next dice that you set aside by {times}', ({ times }) => ({
    until: 'score',
    behaviour: { events: ({ action }) => (action === 'score' ? [{ op: () => multiply(times) }] : []) },
  })),
  firecracker: forScoring(
    'Firecracker',
    3,
    { points: 100 },
    '+{points} points for each of the next dice that you set aside',
    ({ points }) => ({
      until: 'score',
      behaviour: {
        events: ({ action, dice }) => (action === 'score' ? dice.map(({ at }) => ({ dice: [at], op: () => add(points) })) : []),
      },
    }),
  ),
  goldLeaf: forScoring('Gold Leaf', 4, { times: 1.25 }, 'Multiplies the next pot that you bank by {times}', ({ times }) => ({
    until: 'bank',
    behaviour: { events: ({ action }) => (action === 'bank' ? [{ op: () => multiply(times) }] : []) },
  })),
  earTrumpet: forScoring(
    'Ear Trumpet',
    3,
    { times: 2 },
    'Your first charm from the left works {times} times for the next dice that you set aside',
    ({ times }) => ({
      until: 'score',
      behaviour: {
        seesChances: true,
        react: ({ source, op, dice }, { scene }) =>
          scene.action === 'score' && source.kind === 'charm' && source.at === 0
            ? Array.from({ length: times - 1 }, () => ({ dice, op: () => op }))
            : [],
      },
    }),
  ),
  pocket: consumable(
    'Pocket',
    { price: 4 },
    { slots: 1 },
    '{slots} more slot for consumables',
    ({ slots }) =>
      kit =>
        kit.consumableSlots + slots > MAX_POCKETS
          ? err('no-more-slots')
          : ok({ ...kit, consumableSlots: kit.consumableSlots + slots }),
  ),
} as const satisfies Readonly<Record<string, Consumable>>;

export type ConsumableId = keyof typeof consumables;

/** In the order of the list. */
export const CONSUMABLE_IDS = Object.keys(consumables) as readonly ConsumableId[];

/** Whether there is such a consumable. */
export const isConsumableId = (id: string): id is ConsumableId => Object.hasOwn(consumables, id);

/** The consumable with this id. */
export const consumableOf = (id: ConsumableId): Consumable => consumables[id];

const plastic = (sides: number): DieKind => ({ sides, material: 'plastic' });

function changeDie(
  kit: Kit,
  die: number | undefined,
  change: (old: DieKind) => Result<DieKind, ConsumableProblem>,
): Result<Kit, ConsumableProblem> {
  const old = die === undefined ? undefined : kit.dice[die];
  if (!old) return err('choose-a-die');
  const changed = change(old);
  return changed.ok ? ok({ ...kit, dice: kit.dice.map((kept, at) => (at === die ? changed.value : kept)) }) : changed;
}

const withSides = (die: DieKind, sides: number): Result<DieKind, ConsumableProblem> =>
  sides < MIN_SIDES || sides > MAX_SIDES ? err('no-more-faces') : ok({ ...die, sides });

/** Anything but plastic and what the die is made of now, each equally likely. */
function withOtherMaterial(die: DieKind, materials: readonly Material[], draw: Use['draw']): Result<DieKind, ConsumableProblem> {
  const others = materials.filter(material => material !== die.material && material !== 'plastic');
  if (others.length === 0) return err('no-other-material');
  return ok({ ...die, material: others[draw(others.length) - 1] ?? fault('drew a material that is not there') });
}

function giveCharm(kit: Kit, charms: readonly CharmId[], draw: Use['draw']): Result<Kit, ConsumableProblem> {
  const others = charms.filter(id => !kit.charms.includes(id));
  if (kit.charms.length >= kit.charmSlots || others.length === 0) return err('no-free-slot');
  const drawn = others[draw(others.length) - 1] ?? fault('drew a charm that is not there');
  return ok({ ...kit, charms: [...kit.charms, drawn] });
}

const arm = (kit: Kit, id: string): Result<Kit, ConsumableProblem> => ok({ ...kit, armed: [...(kit.armed ?? []), id] });

const raise = (kit: Kit, shape: CombinationShape, levels: number): Result<Kit, ConsumableProblem> =>
  ok({ ...kit, levels: { ...kit.levels, [shape]: (kit.levels?.[shape] ?? 0) + levels } });
