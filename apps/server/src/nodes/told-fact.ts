/** Which of the things a table tells are facts. */
import type { ServerMessage, WireFact } from '@yaht/protocol';

/** The number of a fact; undefined for what is told and not recorded. */
export const seqOf = (message: ServerMessage): number | undefined =>
  'at' in message && 'seq' in message && typeof message.seq === 'number' ? message.seq : undefined;

export const isFactMessage = (message: ServerMessage): message is WireFact => seqOf(message) !== undefined;
