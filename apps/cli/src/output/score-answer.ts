/** What a roll is worth in every category: as data, and as a table. */
import { categoryName, categoryShortName, jokerBanner, jokerCategory, variantName, type Messages } from '@yaht/messages';
import { formatDice, jokerFor, offersFor, patternOf, type Card, type Dice, type Offer, type ScorecardVariant } from '@yaht/rules';
import { padEnd, padStart, widest, wrapWords } from '@yaht/terminal/text';
import type { Output } from './output.ts';

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

/** The lines of a roll for people: every category in the order of the card, and the joker if there is one. */
export function scoreLines(messages: Messages, position: Position, { paint, columns }: Output): readonly string[] {
  const { variant, card, dice } = position;
  const offers = offersFor(variant, card, dice);
  const rows = tableRows(messages, position, offers, columns);
  const lines = rows.map((row, i) => {
    const { allowed = false, points } = offers[i] ?? {};
    return row.map(line => (allowed && points !== 0 ? line : paint.dim(line)));
  });
  const banner = offers.some(({ open }) => open) ? jokerBanner(messages, variant, card, dice) : messages.cli.cardFull;
  return [
    paint.heading(`${variantName(messages, variant)}: ${formatDice(dice)}`),
    '',
    ...lines.flatMap((row, i) => (startsSection(variant, offers, i) ? ['', ...row] : row)),
    ...(banner === undefined ? [] : ['', ...wrapWords(banner, columns).map(paint.good)]),
  ];
}

/** Whether the upper section ends before this row, or begins again. */
function startsSection(variant: ScorecardVariant, offers: readonly Offer[], row: number): boolean {
  const isUpperAt = (at: number): boolean => patternOf(variant, offers[at]?.category ?? '')?.kind === 'face';
  return row > 0 && isUpperAt(row) !== isUpperAt(row - 1);
}

/** Name, points and, where a category cannot be used, why. Where that is too wide names are short; where it still is, the reason goes below. */
function tableRows(
  messages: Messages,
  position: Position,
  offers: readonly Offer[],
  columns: number,
): readonly (readonly string[])[] {
  const points = offers.map(({ category, points: now }) => String(now ?? position.card.points[category] ?? 0));
  const notes = offers.map(offer => noteOf(messages, position, offer));
  const styles = [categoryName, categoryShortName].map(nameOf => {
    const names = offers.map(({ category }) => nameOf(messages, position.variant, category));
    return { names, width: 2 + widest(names) + 2 + widest(points) };
  });
  const fitting = styles.find(({ width }) => width + 2 + widest(notes) <= columns);
  const { names = [] } = fitting ?? styles.at(-1) ?? {};
  return offers.map((_, i) => {
    const row = `  ${padEnd(names[i] ?? '', widest(names))}  ${padStart(points[i] ?? '', widest(points))}`;
    const note = notes[i] ?? '';
    if (note === '') return [row];
    return fitting ? [`${row}  ${note}`] : [row, ...wrapWords(note, columns - 4).map(line => `    ${line}`)];
  });
}

function noteOf(messages: Messages, { variant, card, dice }: Position, { reason }: Offer): string {
  if (reason === undefined) return '';
  const category = jokerCategory(messages, variant, card, dice);
  return messages.reasonNotes[reason](category === undefined ? {} : { jokerCategory: category });
}
