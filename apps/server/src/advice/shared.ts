import type { Solution } from '@yaht/solver';

/** The same values where every thread can read them. */
export function shared(solution: Solution): Solution {
  const { values } = solution;
  if (values.buffer instanceof SharedArrayBuffer) return solution;
  const buffer = new SharedArrayBuffer(values.byteLength);
  const copy = values instanceof Float32Array ? new Float32Array(buffer) : new Float64Array(buffer);
  copy.set(values);
  return { ...solution, values: copy };
}
