/** A position that somebody has to decide, as people pass it on: the game, the card, the dice. */
import {
  categoryIds,
  effective,
  emptyCard,
  err,
  fill,
  isFace,
  ok,
  parseVariant,
  variantById,
  type Card,
  type Dice,
  type Result,
  type ScorecardGame,
  type ScorecardVariant,
  type Seat,
} from '@yaht/rules';
import type { DecisionReview } from '@yaht/solver';

export type TablePosition = {
  readonly variant: ScorecardVariant;
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: number;
};

/** What a seat had before it when it decided; null for a turn that the house ended before a roll. */
export function positionOf(game: ScorecardGame, seat: Seat, { turn, dice, rollsLeft }: DecisionReview): TablePosition | null {
  return dice && { variant: game.start.variant, card: cardBefore(game, seat, turn), dice, rollsLeft };
}

/** The card of a seat when a turn began; turns are counted over all seats, from 1. */
function cardBefore({ events }: ScorecardGame, seat: Seat, turn: number): Card {
  let card = emptyCard;
  let number = 0;
  for (const event of effective(events)) {
    if (event.type === 'TurnStarted') number += 1;
    if (number >= turn) break;
    if (event.type === 'ScoreRecorded' && event.seat === seat) card = fill(card, event.category, event.points, event.bonus);
  }
  return card;
}

/** The fields of an address that names the position; rules that are nobody's but the player's travel along. */
export function positionFields({ variant, card, dice, rollsLeft }: TablePosition): Readonly<Record<string, string>> {
  const entries = Object.entries(card.points).map(([category, points]) => `${category}-${points}`);
  return {
    game: variant.id,
    ...(isKnown(variant) ? {} : { rules: JSON.stringify(variant) }),
    ...(entries.length > 0 ? { card: entries.join('.') } : {}),
    ...(card.bonuses > 0 ? { bonuses: String(card.bonuses) } : {}),
    dice: dice.join(''),
    left: String(rollsLeft),
  };
}

/** Reads what `positionFields` writes; outside data, so it is looked at closely. */
export function readPosition(
  fields: Readonly<Record<string, string | undefined>>,
): Result<TablePosition, 'unknown-game' | 'not-a-position'> {
  const variant = variantOf(fields);
  if (!variant) return err('unknown-game');
  const card = readCard(variant, fields['card'] ?? '', Number(fields['bonuses'] ?? 0));
  const dice = [...(fields['dice'] ?? '')].map(Number);
  const rollsLeft = Number(fields['left'] ?? Number.NaN);
  const isLeft = Number.isInteger(rollsLeft) && rollsLeft >= 0 && rollsLeft < variant.rolls;
  if (!card || !isLeft || dice.length !== variant.dice || !dice.every(isFace)) return err('not-a-position');
  return ok({ variant, card, dice, rollsLeft });
}

const isKnown = (variant: ScorecardVariant): boolean => JSON.stringify(variantById(variant.id)) === JSON.stringify(variant);

function variantOf({ game = '', rules }: Readonly<Record<string, string | undefined>>): ScorecardVariant | undefined {
  if (rules !== undefined) {
    const parsed = parseVariant(jsonOf(rules), []);
    return parsed.ok ? parsed.value : undefined;
  }
  const known = variantById(game);
  return known?.family === 'scorecard' ? known : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A card with room for this turn, every category once and with points that are whole. */
function readCard(variant: ScorecardVariant, text: string, bonuses: number): Card | undefined {
  const known = categoryIds(variant);
  const entries = text === '' ? [] : text.split('.').map(entry => /^(?<category>\w+)-(?<points>\d{1,4})$/.exec(entry)?.groups);
  const points: Record<string, number> = {};
  for (const entry of entries) {
    const category = entry?.['category'] ?? '';
    if (!known.includes(category) || Object.hasOwn(points, category)) return undefined;
    points[category] = Number(entry?.['points']);
  }
  const isRoom = Object.keys(points).length < known.length;
  return isRoom && Number.isInteger(bonuses) && bonuses >= 0 && bonuses < known.length ? { points, bonuses } : undefined;
}

/** The command that shows the same position in a terminal; null for rules that no terminal knows. */
export function adviseCommand({ variant, card, dice, rollsLeft }: TablePosition): string | null {
  if (!isKnown(variant)) return null;
  const entries = Object.entries(card.points).map(([category, points]) => `${category}=${points}`);
  const filled = entries.length > 0 ? ` --card '${entries.join(',')}'` : '';
  return `yaht advise ${variant.id} --dice ${dice.join(',')} --rerolls ${rollsLeft}${filled}`;
}
