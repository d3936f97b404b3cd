/** The sentences of the server's own language; clients translate by the code. */
import { messagesFor, wireSentence } from '@yaht/messages';
import { WIRE_REFUSALS, type WireRefusal } from '@yaht/protocol';

/** Put together at the first error, not at every start. */
let sentences: ReadonlyMap<WireRefusal, string> | undefined;
const allSentences = (): ReadonlyMap<WireRefusal, string> =>
  new Map(WIRE_REFUSALS.map(code => [code, wireSentence(messagesFor('en'), code)]));

/** What an `Error` says beside its code. */
export const englishSentence = (code: WireRefusal): string => (sentences ??= allSentences()).get(code) ?? code;
