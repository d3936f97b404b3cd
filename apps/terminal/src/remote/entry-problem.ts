/** Why somebody did not get in: the sentence, and what the shell hears. */
import type { Refused, TableRefusal } from '@yaht/client';
import { closedSentence, type Messages } from '@yaht/messages';
import { formatAddress, isThisMachine } from './address.ts';
import type { Guest, Server } from './enter.ts';
import { joinCommand } from './join-command.ts';
import { EXIT } from '../exit-code.ts';

/** Exit codes of the command line. */
const CODES: Readonly<Partial<Record<TableRefusal, number>>> = {
  'invalid-name': EXIT.usage,
  'unknown-room': EXIT.notFound,
  unreachable: EXIT.network,
  'going-away': EXIT.network,
  'server-full': EXIT.network,
  'storage-full': EXIT.network,
  'storage-away': EXIT.network,
  'too-many-requests': EXIT.network,
  'unsupported-protocol': EXIT.version,
  'newer-version': EXIT.version,
};

export type EntryProblem = { readonly code: number; readonly sentence: string };

export const entryProblem = (words: Messages, server: Server, guest: Guest, { code }: Refused): EntryProblem => ({
  code: CODES[code] ?? EXIT.failure,
  sentence: entrySentence(words, server, guest, code),
});

const watchCommand = ({ address }: Server, { room = '', name }: Guest): string =>
  `${joinCommand(address, room, name)} --spectate`;

function entrySentence(words: Messages, server: Server, guest: Guest, code: TableRefusal): string {
  const { problems } = words.online;
  const address = formatAddress(server.address);
  switch (code) {
    case 'unreachable':
      return problems.noServer(address, isThisMachine(server.address.host));
    case 'unknown-room':
      return guest.room === undefined ? problems.noRoomGiven : problems.noRoom(guest.room, address);
    case 'unsupported-protocol':
      return problems.otherProtocol(address);
    case 'invalid-name':
      return problems.badName(guest.name);
    case 'room-full':
    case 'game-started':
      return `${closedSentence(words, code)} ${problems.watchInstead(watchCommand(server, guest))}`;
    default:
      return closedSentence(words, code);
  }
}
