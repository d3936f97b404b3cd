/** Why something was refused, in a sentence; codes without one of their own are told by the table's. */
import { wireSentence, type Messages, type RefusalDetails, type WireCode } from '@yaht/messages';
import type { Refused } from '@yaht/client';

const isWireCode = (words: Messages, code: string): code is WireCode =>
  code in words.refusals || code in words.roomRefusals || code in words.doorRefusals || code in words.setupRefusals;

export const refusalSentence = (words: Messages, { code, message }: Refused, details: RefusalDetails = {}): string =>
  code === 'not-stored'
    ? words.web.noSpace
    : isWireCode(words, code)
      ? wireSentence(words, code, details)
      : (message ?? words.web.tableRefusals[code] ?? code);
