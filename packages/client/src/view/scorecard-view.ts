/** A scorecard game as it is drawn: dice, rows, the upper section and the sums of everybody. */
import {
  emptyCard,
  isFilled,
  isUpper,
  jokerFor,
  jokerSituation,
  offersFor,
  patternOf,
  tally,
  type Card,
  type Dice,
  type Hold,
  type Joker,
  type JokerSituation,
  type Offer,
  type ScorecardGame,
  type ScorecardVariant,
  type Tally,
} from '@yaht/rules';
import { lockedDice } from '../selection.ts';
import type { TableRefusal } from '../table.ts';
import { upperView, type UpperView } from './upper-view.ts';

/** One die in its place; `face` is null before the first roll. */
export type DieView = {
  readonly face: number | null;
  readonly held: boolean;
  /** It cannot be held or let go now. */
  readonly locked: boolean;
};

/** One line of the card. */
export type RowView = {
  readonly category: string;
  readonly section: 'upper' | 'lower';
  /** By seat: the points taken, null while the row is open. */
  readonly points: readonly (number | null)[];
  /** What the seat in turn would score here now; null for a filled row and before the first roll. */
  readonly preview: number | null;
  /** Points on top of the preview. */
  readonly bonus: number;
  /** Why scoring it now would be refused; null when it would be granted. */
  readonly refusal: TableRefusal | null;
  /** The preview is what a joker earns. */
  readonly joker: boolean;
  readonly chosen: boolean;
};

export type ScorecardView = {
  readonly family: 'scorecard';
  readonly dice: readonly DieView[];
  /** Rolls made in this turn, all it has, and those left. */
  readonly roll: number;
  readonly rolls: number;
  readonly rollsLeft: number;
  /** By seat: rolls carried over from earlier turns; zeros unless the variant saves them. */
  readonly savedRolls: readonly number[];
  readonly rows: readonly RowView[];
  /** By seat. */
  readonly upper: readonly UpperView[];
  /** By seat: the sums at the foot of the card. */
  readonly tallies: readonly Tally[];
  /** By seat: how many further bonuses for all dice alike; null where the variant has none. */
  readonly yahtzeeBonuses: readonly number[] | null;
  readonly banner: JokerSituation | null;
};

/** The card of everybody, with previews for the seat in turn. */
export function scorecardView(
  game: ScorecardGame,
  held: Hold,
  refusal: TableRefusal | null,
  chosen: string | null,
): ScorecardView {
  const { variant } = game.start;
  const { turn, cards, savedRolls } = game.state;
  const card = cards[turn?.seat ?? 0] ?? emptyCard;
  const dice = turn?.dice ?? null;
  return {
    family: 'scorecard',
    dice: diceViews(game, dice, held),
    roll: turn?.rolls ?? 0,
    rolls: turn ? turn.rolls + turn.rollsLeft : variant.rolls,
    rollsLeft: turn?.rollsLeft ?? 0,
    savedRolls,
    rows: rowViews(variant, cards, turn ? { card, dice } : null, refusal, chosen),
    upper: cards.map(each => upperView(variant, each)),
    tallies: cards.map(each => tally(variant, each)),
    yahtzeeBonuses: variant.yahtzeeBonus ? cards.map(({ bonuses }) => bonuses) : null,
    banner: dice && jokerSituation(variant, card, dice),
  };
}

function diceViews(game: ScorecardGame, dice: Dice | null, held: Hold): readonly DieView[] {
  const locked = lockedDice(game);
  return locked.map((isLocked, die) => ({
    face: dice?.[die] ?? null,
    held: dice !== null && (held[die] ?? false),
    locked: isLocked,
  }));
}

type Active = { readonly card: Card; readonly dice: Dice | null };

function rowViews(
  variant: ScorecardVariant,
  cards: readonly Card[],
  active: Active | null,
  refusal: TableRefusal | null,
  chosen: string | null,
): readonly RowView[] {
  const joker = active?.dice ? jokerFor(variant, active.card, active.dice) : null;
  return offersFor(variant, active?.card ?? emptyCard, active?.dice ?? null).map(offer => ({
    category: offer.category,
    section: isUpperRow(variant, offer.category) ? 'upper' : 'lower',
    points: cards.map(card => (isFilled(card, offer.category) ? (card.points[offer.category] ?? 0) : null)),
    preview: active ? offer.points : null,
    bonus: active && offer.points !== null ? (joker?.bonus ?? 0) : 0,
    refusal: refusal ?? offer.reason ?? null,
    joker: active !== null && paysAsJoker(variant, offer, joker),
    chosen: offer.category === chosen,
  }));
}

const isUpperRow = (variant: ScorecardVariant, category: string): boolean => {
  const pattern = patternOf(variant, category);
  return pattern !== undefined && isUpper(pattern);
};

/** Whether the row is open to the dice only because they are a joker with fixed points. */
function paysAsJoker(variant: ScorecardVariant, offer: Offer, joker: Joker | null): boolean {
  const pattern = patternOf(variant, offer.category);
  if (!joker?.pays || !offer.allowed || !pattern || isUpper(pattern)) return false;
  return 'points' in pattern && pattern.points !== undefined;
}
