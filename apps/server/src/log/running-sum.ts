/**
 * A checksum over all facts of a room, kept with each of its rows, so that a reader knows whether they are what was stored.
 * It is made of the same text that is read: facts as JSON, each with a comma before it.
 */
import { crc32 } from 'node:zlib';

/** Null in rooms that were begun before there were any. */
export type RunningSum = number | null;

type Fact = { readonly seq: number; readonly at: number; readonly event: string | null };

export const NO_FACTS = '[]';

/** A command alone is no fact. */
export const nextSum = (sum: RunningSum, { seq, at, event }: Fact): RunningSum =>
  sum === null || event === null ? sum : crc32(`,{"seq":${seq},"at":${at},"event":${event}}`, sum);

/** Whether facts, as the text of a list, lead from one sum to the other. */
export const isWhole = (facts: string, from: RunningSum, to: RunningSum): boolean =>
  from === null || to === null || (facts === NO_FACTS ? from === to : crc32(`,${facts.slice(1, -1)}`, from) === to);
