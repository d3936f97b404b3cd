/** What to tell a person at a table, whoever keeps its game. */
import type { Variant } from '@yaht/rules';
import type { Words } from './messages.ts';
import { categoryName } from './names.ts';
import { CLOSING_CODES, TABLE_CODES, type ClosingCode, type TableCode, type WireCode } from './wire-codes.ts';
import { wireSentence } from './wire-sentence.ts';
import type { RefusalDetails } from './words.ts';

/** Why a wish was refused and what to do. Categories come as ids and are named as the card names them. */
export function tableSentence(
  messages: Words,
  code: TableCode | WireCode,
  { category, jokerCategory, ...details }: RefusalDetails = {},
  variant: Variant | null = null,
): string {
  if (isOneOf(TABLE_CODES, code)) return messages.tableRefusals[code];
  const named = (id: string): string => (variant?.family === 'scorecard' ? categoryName(messages, variant, id) : id);
  return wireSentence(messages, code, {
    ...details,
    ...(category === undefined ? {} : { category: named(category) }),
    ...(jokerCategory === undefined ? {} : { jokerCategory: named(jokerCategory) }),
  });
}

/** Why a table is over for this client. */
export const closedSentence = (messages: Words, reason: ClosingCode | TableCode | WireCode): string =>
  isOneOf(CLOSING_CODES, reason) ? messages.closings[reason] : tableSentence(messages, reason);

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code);
