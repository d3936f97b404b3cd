/** What becomes of an entry, given what is stored. One reading of the rules for every log that decides in memory. */
import { FIRST_EPOCH, type Entry, type KeptCommand, type Outcome, type RoomMeta } from './game-log.ts';

type Claims = Pick<Entry, 'expectedSeq' | 'epoch'> & { readonly command?: { readonly hash: string } | undefined };

/** Why the entry is not written; nothing when it is. A retry is looked for first: the room has moved on since its command. */
export function judge(
  entry: Claims,
  stored: Pick<RoomMeta, 'seq' | 'epoch'> | undefined,
  kept: KeptCommand | undefined,
): Outcome | undefined {
  const { seq, epoch } = stored ?? { seq: 0, epoch: FIRST_EPOCH };
  if (kept && kept.hash !== entry.command?.hash) return { type: 'id-reused', seq };
  if (kept) return duplicateOf(kept);
  if (entry.expectedSeq !== seq || entry.epoch !== epoch) return { type: 'conflict', seq, epoch };
  return undefined;
}

const duplicateOf = ({ answer, firstSeq, lastSeq, at }: KeptCommand): Outcome => ({
  type: 'duplicate',
  answer,
  firstSeq,
  lastSeq,
  at,
});
