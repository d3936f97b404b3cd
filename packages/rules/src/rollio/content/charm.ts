/** How a charm is written down: its numbers once, its sentence and its behaviour made from them. */
import { add, isAtWork, money, multiply, type Op, type Source, type Step } from '../effects/event.ts';
import type { Behaviour, Draft, Now, Scene } from '../effects/scene.ts';
import type { PlacedCombination } from '../placing.ts';
import { nameOfId } from './id.ts';
import type { Described, Numbers } from './text.ts';

/** From often to seldom in the shop. */
export const RARITIES = ['common', 'uncommon', 'rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a charm costs in the shop unless it has a price of its own; it sells for half. */
const PRICES: Readonly<Record<Rarity, number>> = { common: 4, uncommon: 6, rare: 8, legendary: 10 };

/** A charm as the content lists it. */
export type Charm = Described & {
  readonly rarity: Rarity;
  readonly price: number;
  readonly behaviour: Behaviour;
  /** The same charm with some other numbers, for another version of its id. */
  readonly tune: (numbers: Numbers) => Charm;
};

/** Shared by charms of one rarity: `common('Money Magnet', { points: 5 }, '+{points} …', ({ points }) => …)`. */
const ofRarity = (rarity: Rarity) =>
  function charm<N extends Numbers>(name: string, numbers: N, text: string, make: (numbers: N) => Behaviour): Charm {
    const tune = (others: Numbers): Charm => charm(name, { ...numbers, ...others }, text, make);
    return { name, rarity, price: PRICES[rarity], text, numbers, behaviour: make(numbers), tune };
  };

/** A charm of each rarity. */
export const common = ofRarity('common');
export const uncommon = ofRarity('uncommon');
export const rare = ofRarity('rare');
export const legendary = ofRarity('legendary');

type Amount = (now: Now) => number;

const on = (action: Scene['action'], op: (now: Now) => Op | null, draft: Partial<Draft> = {}): Behaviour => ({
  events: scene => (scene.action === action ? [{ ...draft, op }] : []),
});

const unlessNothing =
  (make: (amount: number) => Op, nothing: number, amount: Amount) =>
  (now: Now): Op | null => {
    const value = amount(now);
    return value === nothing ? null : make(value);
  };

/** Adds points whenever dice are scored. */
export const adds = (amount: Amount): Behaviour => on('score', unlessNothing(add, 0, amount));
/** Multiplies whenever dice are scored; `draft` may say when. */
export const multiplies = (times: Amount, draft: Partial<Draft> = {}): Behaviour =>
  on('score', unlessNothing(multiply, 1, times), draft);
/** Earns money whenever dice are scored. */
export const earns = (amount: Amount): Behaviour => on('score', unlessNothing(money, 0, amount));
/** Multiplies the pot when it is banked. */
export const multipliesBank = (times: Amount): Behaviour => on('bank', unlessNothing(multiply, 1, times));
/** Earns money when the pot is banked. */
export const earnsAtBank = (amount: Amount): Behaviour => on('bank', unlessNothing(money, 0, amount));

/** How many of the scored dice are so. */
export const countDice = ({ dice }: Scene, is: (die: Scene['dice'][number]) => boolean): number => dice.filter(is).length;

/** How many of the combinations are so. */
export const countCombinations = ({ combinations }: Scene, is: (combination: PlacedCombination) => boolean): number =>
  combinations.filter(is).length;

/** Whether some face shows on this many of the scored dice, whatever combinations they are in. */
export const hasAlike = ({ dice }: Scene, size: number): boolean =>
  dice.some(({ face }) => dice.filter(other => other.face === face).length >= size);

/** Six or more faces in a row. */
export const isStraight = ({ faces }: PlacedCombination): boolean =>
  faces.length >= 6 && faces.every((face, i) => face === (faces[0] ?? 0) + i);

/** Two or more pairs that score as such. */
export const isPairs = ({ type }: PlacedCombination): boolean => type === 'threePairs' || type === 'fourPairs';

/** Whether a material is at work, in whichever version. */
export const isOfMaterial = ({ kind, id }: Source, material: string): boolean => kind === 'material' && nameOfId(id) === material;

/** Chances of rainbow dice that came true in these steps. */
export const countRainbows = (steps: readonly Step[]): number =>
  steps.filter(step => isOfMaterial(step.source, 'rainbow') && isAtWork(step)).length;
