/** A position as a line of JSON: `{"upperScore":12,"filled":["ones","fives"],"dice":[3,3,5,1,6],"rerollsLeft":1}`. */
import { categoryName, findCategory } from '@yaht/messages';
import { err, isFace, ok, type Dice, type Result } from '@yaht/rules';
import { DICE, setOf, type CardState, type Tables } from '@yaht/solver';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';

/** A card with dice on the table, or at the start of a turn. */
export type Question = { readonly card: CardState; readonly rolled: Rolled | null };
export type Rolled = { readonly dice: Dice; readonly rerollsLeft: number };

type Json = Readonly<Record<string, unknown>>;

const FIELDS: readonly string[] = ['upperScore', 'filled', 'yahtzeeIs50', 'dice', 'rerollsLeft'];

/** The position on a line, or what is wrong with it in one sentence. */
export function readPosition(context: Context, tables: Tables, line: string): Result<Question, string> {
  const words = context.messages.solver;
  const json = parsed(line);
  if (!json) return err(words.notAPosition);
  const stranger = Object.keys(json).find(field => !FIELDS.includes(field));
  if (stranger !== undefined) return err(words.unknownField(shown(stranger)));
  const card = readCardState(context, tables, json);
  if (!card.ok) return card;
  const rolled = readRolled(context, tables, json);
  return rolled.ok ? ok({ card: card.value, rolled: rolled.value }) : rolled;
}

function parsed(line: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : undefined;
  } catch {
    return undefined;
  }
}

function readRolled({ messages }: Context, { rolls }: Tables, { dice, rerollsLeft }: Json): Result<Rolled | null, string> {
  const words = messages.solver;
  if (dice === undefined || dice === null) return ok(null);
  if (!isDice(dice)) return err(words.badField('dice', words.wantedDice));
  if (!isWhole(rerollsLeft) || rerollsLeft >= rolls) return err(words.badField('rerollsLeft', words.wantedRerolls(rolls - 1)));
  return ok({ dice, rerollsLeft });
}

function readCardState(context: Context, tables: Tables, json: Json): Result<CardState, string> {
  const words = context.messages.solver;
  const { filled = [], upperScore = 0, yahtzeeIs50 = false } = json;
  if (!Array.isArray(filled)) return err(words.badField('filled', words.wantedCategories));
  if (!isWhole(upperScore)) return err(words.badField('upperScore', words.wantedNumber));
  if (typeof yahtzeeIs50 !== 'boolean') return err(words.badField('yahtzeeIs50', words.wantedFlag));
  const ids = readFilled(context, tables, filled as readonly unknown[]);
  if (!ids.ok) return ids;
  const set = setOf(tables.categories, ids.value);
  return checked(context, tables, { filled: set, upperScore, scoredAlike: yahtzeeIs50 });
}

function readFilled({ messages, language }: Context, { variant }: Tables, list: readonly unknown[]): Result<string[], string> {
  const words = messages.solver;
  const ids: string[] = [];
  for (const entry of list) {
    if (typeof entry !== 'string') return err(words.badField('filled', words.wantedCategories));
    const found = findCategory(variant, entry, language);
    if (!found.ok) return err(words.unknownFilled(shown(entry), found.error.candidates));
    if (ids.includes(found.value)) return err(words.filledTwice(found.value));
    ids.push(found.value);
  }
  return ok(ids);
}

/** Refuses cards that no game can show. */
function checked({ messages }: Context, tables: Tables, card: CardState): Result<CardState, string> {
  const words = messages.solver;
  const nameOf = (category: number): string => categoryName(messages, tables.variant, tables.categories[category] ?? '');
  const upper = tables.categories.flatMap((_, category) =>
    card.filled & (1 << category) && tables.upper.faces[category] ? [category] : [],
  );
  const faces = upper.map(category => tables.upper.faces[category] ?? 0);
  if (!sumsOf(faces).has(card.upperScore)) return err(words.impossibleUpper(card.upperScore, upper.map(nameOf)));
  const alike = tables.joker?.category;
  if (card.scoredAlike && alike !== undefined && !(card.filled & (1 << alike))) return err(words.impossibleAlike(nameOf(alike)));
  return ok(card);
}

/** Everything that categories for these faces can add up to. */
function sumsOf(faces: readonly number[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const face of faces) {
    sums = new Set([...sums].flatMap(sum => Array.from({ length: DICE + 1 }, (_, dice) => sum + dice * face)));
  }
  return sums;
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isDice = (value: unknown): value is Dice =>
  Array.isArray(value) && value.length === DICE && value.every(face => typeof face === 'number' && isFace(face));
