/** Everything or nothing, in a file that one thread writes. */
import type { KeptFile } from '../../files/kept-file.ts';
import { failureOf } from '../../log/sqlite-error.ts';

/** Throws a `LogError` that names the reason when the disk is full or broken. */
export function together<Value>(file: KeptFile, work: () => Value): Value {
  try {
    return file.together(work);
  } catch (error) {
    throw failureOf(error);
  }
}
