/** `--card 'yahtzee=50,fives=15,bonus=100'`: what is filled already, and the bonuses for more than one Yahtzee. */
import { categoryName, findCategory } from '@yaht/messages';
import {
  allRolls,
  emptyCard,
  err,
  fill,
  isFilled,
  ok,
  patternOf,
  pointsFor,
  yahtzeeCategory,
  type Card,
  type Result,
  type ScorecardVariant,
} from '@yaht/rules';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';

/** The card that was described, or what is wrong with it in one sentence. */
export function readCard(context: Context, variant: ScorecardVariant, text: string): Result<Card, string> {
  let card: Card = emptyCard;
  for (const entry of text.split(',').filter(part => part.trim() !== '')) {
    const read = readEntry(context, variant, card, entry);
    if (!read.ok) return read;
    card = read.value;
  }
  const [{ yahtzeeBonus = 0 }, most] = [variant, mostBonuses(variant, card)];
  return Number.isInteger(card.bonuses) && card.bonuses <= most
    ? ok(card)
    : err(context.messages.cliProblems.cardBonus(card.bonuses * yahtzeeBonus, yahtzeeBonus, most * yahtzeeBonus));
}

function readEntry(context: Context, variant: ScorecardVariant, card: Card, entry: string): Result<Card, string> {
  const words = context.messages.cliProblems;
  const [, text = '', value = ''] = /^([^=]+)=\s*(\d{1,6}|-)\s*$/.exec(entry) ?? [];
  if (text === '') return err(words.cardEntry(shown(entry.trim())));
  const category = readCategory(context, variant, text.trim());
  if (!category.ok) return isBonus(variant, text) ? withBonus(context, variant, card, value) : category;
  const name = categoryName(context.messages, variant, category.value);
  if (isFilled(card, category.value)) return err(words.cardTwice(name));
  const points = value === '-' ? 0 : Number(value);
  const possible = possiblePoints(variant, category.value);
  return possible.includes(points)
    ? ok(fill(card, category.value, points, 0))
    : err(words.cardPoints(name, value, inRanges(possible)));
}

const BONUS = 'bonus';

/** Only where there are some, and no category has the name. */
const isBonus = ({ yahtzeeBonus = 0 }: ScorecardVariant, text: string): boolean =>
  yahtzeeBonus > 0 && text.trim().toLowerCase() === BONUS;

/** Whether there can be so many is known when all of the card is read. */
function withBonus(
  { messages }: Context,
  { yahtzeeBonus = 0 }: ScorecardVariant,
  card: Card,
  value: string,
): Result<Card, string> {
  if (card.bonuses > 0) return err(messages.cliProblems.cardTwice(BONUS));
  return ok({ ...card, bonuses: value === '-' ? 0 : Number(value) / yahtzeeBonus });
}

/** Each came with another category, after the one for all dice alike held points. */
function mostBonuses(variant: ScorecardVariant, { points }: Card): number {
  const isEarned = (points[yahtzeeCategory(variant) ?? ''] ?? 0) > 0;
  return isEarned ? Object.keys(points).length - 1 : 0;
}

function readCategory({ messages, language }: Context, variant: ScorecardVariant, text: string): Result<string, string> {
  const found = findCategory(variant, text, language);
  if (found.ok) return found;
  const { code, candidates } = found.error;
  const names = candidates.map(category => categoryName(messages, variant, category));
  const words = messages.cliProblems;
  return err(code === 'ambiguous' ? words.cardAmbiguous(shown(text), names) : words.cardUnknown(shown(text), names));
}

/** Everything the category can hold, from the lowest; a zero always can be. */
function possiblePoints(variant: ScorecardVariant, category: string): readonly number[] {
  const pattern = patternOf(variant, category);
  const earned = pattern ? allRolls(variant.dice).map(dice => pointsFor(pattern, dice)) : [];
  return [...new Set([0, ...earned])].sort((a, b) => a - b);
}

/** `0, 5–30`: three or more in a row are written as a range. */
function inRanges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === value - 1) last.push(value);
    else runs.push([value]);
  }
  return runs.flatMap(run => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String))).join(', ');
}
