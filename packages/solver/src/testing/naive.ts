/** Perfect play straight from the rules, on real cards, without classes or lattice: for cards of a few categories only. */
import {
  allRolls,
  categoryIds,
  emptyCard,
  fill,
  isFilled,
  jokerFor,
  offersFor,
  tally,
  type Card,
  type Dice,
  type Offer,
  type ScorecardVariant,
} from '@yaht/rules';
import { DICE, fiveDice, KEEPS } from '../tables/dice-tables.ts';

type Memo = Map<string, number>;

/** Values of cards by `cardKey`: points still to come. */
export function naiveValues(variant: ScorecardVariant): Memo {
  const memo: Memo = new Map();
  turnValue(variant, emptyCard, memo);
  return memo;
}

/** What the future of a card depends on, told without capping or classing anything. */
function cardKey(variant: ScorecardVariant, card: Card): string {
  const filled = categoryIds(variant).map(category => (isFilled(card, category) ? 1 : 0));
  const alike = Object.entries(variant.categories).find(([, p]) => p.kind === 'groups' && p.sizes[0] === DICE)?.[0] ?? '';
  return `${filled.join('')} ${tally(variant, card).upper} ${(card.points[alike] ?? 0) > 0}`;
}

function turnValue(variant: ScorecardVariant, card: Card, memo: Memo): number {
  const key = cardKey(variant, card);
  const known = memo.get(key);
  if (known !== undefined) return known;
  const isFull = categoryIds(variant).every(category => isFilled(card, category));
  const value = isFull ? tally(variant, card).upperBonus : rollValue(variant, card, memo);
  memo.set(key, value);
  return value;
}

function rollValue(variant: ScorecardVariant, card: Card, memo: Memo): number {
  const [offers, worth] = [offersOn(variant, card), worthAfter(variant, card, memo)];
  let byRoll = allRolls(DICE).map(dice => scoreValue(jokerFor(variant, card, dice)?.bonus ?? 0, offers(dice), worth));
  for (let reroll = 1; reroll < variant.rolls; reroll++) {
    const byKeep = Array.from({ length: KEEPS }, (_, keep) => expected(byRoll, keep));
    byRoll = byRoll.map((value, roll) => Math.max(value, ...keepsIn(roll).map(keep => byKeep[keep] ?? 0)));
  }
  return expected(byRoll, 0);
}

function scoreValue(bonus: number, offers: readonly Offer[], worth: Worth): number {
  const worths = offers.flatMap(({ category, points }) =>
    [points ?? 0, 0].map(scored => scored + worth(category, scored, bonus)),
  );
  return bonus + Math.max(...worths);
}

type Worth = (category: string, scored: number, bonus: number) => number;

/** What is still to come once a category is filled; many rolls lead to the same card. */
function worthAfter(variant: ScorecardVariant, card: Card, memo: Memo): Worth {
  const known = new Map<string, number>();
  return (category, scored, bonus) => {
    const key = `${category} ${scored} ${bonus}`;
    const worth = known.get(key) ?? turnValue(variant, fill(card, category, scored, bonus), memo);
    known.set(key, worth);
    return worth;
  };
}

const offersByCard = new WeakMap<ScorecardVariant, Map<string, readonly Offer[]>>();

/** What may be scored does not depend on the upper score: asked once for all cards that differ in it. */
function offersOn(variant: ScorecardVariant, card: Card): (dice: Dice) => readonly Offer[] {
  const [filled, , scored] = cardKey(variant, card).split(' ');
  const known = offersByCard.get(variant) ?? new Map<string, readonly Offer[]>();
  offersByCard.set(variant, known);
  return dice => {
    const key = `${filled} ${scored} ${String(dice)}`;
    const offers = known.get(key) ?? offersFor(variant, card, dice).filter(offer => offer.allowed);
    known.set(key, offers);
    return offers;
  };
}

const keepsIn = (roll: number): number[] => {
  const { start, keep } = fiveDice().keepsOf;
  return [...keep.subarray(start[roll], start[roll + 1])];
};

function expected(byRoll: readonly number[], keep: number): number {
  const { start, roll, chance } = fiveDice().odds;
  let sum = 0;
  for (let i = start[keep] ?? 0; i < (start[keep + 1] ?? 0); i++) sum += (chance[i] ?? 0) * (byRoll[roll[i] ?? 0] ?? 0);
  return sum;
}
