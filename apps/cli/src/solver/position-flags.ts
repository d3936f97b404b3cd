/** A position as flags: `--dice 3,3,5,1,6 --rerolls 1 --card 'ones=2,kåk=-'`. */
import { emptyCard, err, ok, type Card, type Result } from '@yaht/rules';
import { cardStateOf, type Tables } from '@yaht/solver';
import { readCard } from '../arguments/card-argument.ts';
import type { Context } from '../context.ts';
import { readDice } from '../arguments/dice-argument.ts';
import { shown } from '../output/text.ts';
import type { Question, Rolled } from './position-line.ts';

export const POSITION_FLAGS = ['dice', 'rerolls', 'card'] as const;
export type PositionFlags = { readonly [flag in (typeof POSITION_FLAGS)[number]]?: string };

/** What the flags describe, with the card as the rules know it. */
export type Asked = Question & { readonly scored: Card };

/** The position of the flags, or what is wrong with it in one sentence. */
export function readFlags(context: Context, tables: Tables, flags: PositionFlags): Result<Asked, string> {
  const scored = flags.card === undefined ? ok(emptyCard) : readCard(context, tables.variant, flags.card);
  if (!scored.ok) return scored;
  const rolled = readRolled(context, tables, flags);
  return rolled.ok ? ok({ scored: scored.value, card: cardStateOf(tables, scored.value), rolled: rolled.value }) : rolled;
}

/** Without a number, the dice are those of the first roll. */
function readRolled({ messages }: Context, { variant, rolls }: Tables, flags: PositionFlags): Result<Rolled | null, string> {
  const words = messages.solver;
  if (flags.dice === undefined) return flags.rerolls === undefined ? ok(null) : err(words.rerollsNeedDice);
  const dice = readDice(messages, variant, flags.dice);
  if (!dice.ok) return dice;
  const rerollsLeft = flags.rerolls === undefined ? rolls - 1 : Number(/^\d{1,2}$/.test(flags.rerolls) ? flags.rerolls : NaN);
  return rerollsLeft < rolls
    ? ok({ dice: dice.value, rerollsLeft })
    : err(words.badRerolls(shown(flags.rerolls ?? ''), rolls - 1));
}
