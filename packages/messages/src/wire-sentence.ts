/** What to tell a person whose wish a server has refused. */
import type { Words } from './messages.ts';
import type { RefusalDetails, SetupDetails } from './words.ts';
import type { WireCode } from './wire-codes.ts';

/** What happened and what to do, for every code that an error of the server can carry. */
export function wireSentence(messages: Words, code: WireCode, details: RefusalDetails & SetupDetails = {}): string {
  const { refusals, setupRefusals, roomRefusals, doorRefusals } = messages;
  const sentences: Readonly<Record<WireCode, string | ((details: RefusalDetails & SetupDetails) => string)>> = {
    ...refusals,
    ...setupRefusals,
    ...roomRefusals,
    ...doorRefusals,
  };
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(details);
}
