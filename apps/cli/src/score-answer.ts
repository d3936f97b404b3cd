/** What a roll is worth in every category: as data, and as a table. */
import { categoryName, categoryShortName, jokerBanner, jokerCategory, variantName, type Messages } from '@yaht/messages';
import {
  formatDice,
  isUpper,
  jokerFor,
  offersFor,
  patternOf,
  type Card,
  type Dice,
  type Offer,
  type ScorecardVariant,
} from '@yaht/rules';
import type { Output } from './output.ts';
import { padEnd, padStart, widest, wrap } from './text.ts';

export const SCORE_SCHEMA = 'yaht.score/1';

/** A roll, the game it belongs to and what is filled already. */
export type Position = { readonly variant: ScorecardVariant; readonly card: Card; readonly dice: Dice };

/** The JSON document of a roll. */
export function scoreDocument(messages: Messages, { variant, card, dice }: Position) {
  return {
    schema: SCORE_SCHEMA,
    variant: variant.id,
    dice,
    categories: offersFor(variant, card, dice).map(({ category, points, open, allowed, reason }) => ({
      id: category,
      name: categoryName(messages, variant, category),
      points,
      open,
      allowed,
      ...(reason === undefined ? {} : { reason }),
    })),
    yahtzeeBonus: jokerFor(variant, card, dice)?.bonus ?? 0,
  };
}

/** The lines of a roll for people: upper section, lower section, and the joker if there is one. */
export function scoreLines(messages: Messages, position: Position, { paint, columns }: Output): readonly string[] {
  const { variant, card, dice } = position;
  const offers = offersFor(variant, card, dice);
  const rows = tableRows(messages, position, offers, columns);
  const upper = offers.filter(({ category }) => isUpperCategory(variant, category)).length;
  const lines = rows.map(({ text, isOpen, points }) => (isOpen && points > 0 ? text : paint.dim(text)));
  const banner = jokerBanner(messages, variant, card, dice);
  return [
    paint.heading(`${variantName(messages, variant)}: ${formatDice(dice)}`),
    '',
    ...lines.slice(0, upper),
    ...(upper > 0 && upper < lines.length ? [''] : []),
    ...lines.slice(upper),
    ...(banner === undefined ? [] : ['', ...wrap(banner, columns).map(paint.good)]),
  ];
}

type Row = { readonly text: string; readonly isOpen: boolean; readonly points: number };

/** Name, points and, where a category cannot be used, why; short names where the long ones do not fit. */
function tableRows(messages: Messages, position: Position, offers: readonly Offer[], columns: number): readonly Row[] {
  const { variant, card } = position;
  const notes = offers.map(offer => noteOf(messages, position, offer));
  const points = offers.map(offer => offer.points ?? card.points[offer.category] ?? 0);
  const pointsWidth = widest(points.map(String));
  const isRoomy = columns >= 2 + widest(namesBy(categoryName)) + 2 + pointsWidth + 2 + widest(notes);
  const names = namesBy(isRoomy ? categoryName : categoryShortName);
  const nameWidth = widest(names);
  return offers.map((offer, i) => ({
    text: `  ${padEnd(names[i] ?? '', nameWidth)}  ${padStart(String(points[i]), pointsWidth)}  ${notes[i]}`.trimEnd(),
    isOpen: offer.allowed,
    points: points[i] ?? 0,
  }));

  function namesBy(name: typeof categoryName): readonly string[] {
    return offers.map(({ category }) => name(messages, variant, category));
  }
}

function noteOf(messages: Messages, { variant, card, dice }: Position, { reason }: Offer): string {
  if (reason === undefined) return '';
  const category = jokerCategory(messages, variant, card, dice);
  return messages.reasonNotes[reason](category === undefined ? {} : { jokerCategory: category });
}

function isUpperCategory(variant: ScorecardVariant, category: string): boolean {
  const pattern = patternOf(variant, category);
  return pattern !== undefined && isUpper(pattern);
}
