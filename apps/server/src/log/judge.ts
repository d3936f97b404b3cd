/** What becomes of an entry, given what is stored. One reading of the rules for every log that decides in memory. */
import { FIRST_EPOCH, type Epoch, type Expected, type KeptCommand, type Outcome, type RoomMeta } from './game-log.ts';

type Claims = {
  readonly expected: Expected;
  readonly epoch: Epoch;
  readonly due?: number | null | undefined;
  readonly command?: { readonly hash: string } | undefined;
};

/** Why the entry is not written; nothing when it is. A retry is looked for first: the room has moved on since its command. */
export function judge(
  entry: Claims,
  stored: Pick<RoomMeta, 'seq' | 'version' | 'epoch'> | undefined,
  kept: KeptCommand | undefined,
  now: number,
): Outcome | undefined {
  const { seq, version, epoch } = stored ?? { seq: 0, version: 0, epoch: FIRST_EPOCH };
  if (kept && kept.hash !== entry.command?.hash) return { type: 'id-reused', seq };
  if (kept) return duplicateOf(kept);
  const isKnown = entry.expected.seq === seq && entry.expected.version === version;
  if (!isKnown || entry.epoch !== epoch) return { type: 'conflict', seq, epoch };
  if (typeof entry.due === 'number' && entry.due > now) return { type: 'too-early' };
  return undefined;
}

const duplicateOf = ({ answer, firstSeq, lastSeq, at }: KeptCommand): Outcome => ({
  type: 'duplicate',
  answer,
  firstSeq,
  lastSeq,
  at,
});
