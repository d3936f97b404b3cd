/** A solved table as a file. */
import { formatCache, formatTable, type Solution } from '@yaht/solver';

/** The bytes of a table: in the format other programs read where the rules fit it, else in our own. */
export function tableBytes(solution: Solution): Uint8Array {
  const exchanged = formatTable(solution);
  return exchanged.ok ? exchanged.value : formatCache(solution);
}
