/** Settings that are changed while a command runs. */
import { readIfThere } from './json-file.ts';

/** Keeps what was changed, and nothing else; a file that cannot be read or written costs nobody a game. */
export async function keepInFile(path: string, changed: Readonly<Record<string, string>>): Promise<void> {
  try {
    const kept = JSON.parse((await readIfThere(path)) ?? '{}') as object;
    const { keepWhole } = await import('@yaht/solver/node');
    await keepWhole(path, Buffer.from(`${JSON.stringify({ ...kept, ...changed }, null, 2)}\n`));
  } catch {
    // The settings hold until the command ends.
  }
}
