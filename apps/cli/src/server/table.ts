/** `--table`: a solved game that the server starts with. */
import { err, ok, scorecardVariants, type Result } from '@yaht/rules';
import { compileTables, type Solution } from '@yaht/solver';
import { readTable, type NoTable } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import { shownPath } from '../output/text.ts';
import { tableRemedy } from '../solver/table-remedy.ts';

/** The format does not name its game: the one is taken that the file fits. */
export async function readServerTable({ messages }: Context, path: string): Promise<Result<Solution, string>> {
  const troubles: NoTable[] = [];
  for (const variant of [...scorecardVariants].sort((a, b) => Number(b.id === USUAL) - Number(a.id === USUAL))) {
    const tables = compileTables(variant);
    const read = tables.ok ? await readTable(tables.value, path) : undefined;
    if (read?.ok) return ok(read.value);
    if (read) troubles.push(read.error);
  }
  const trouble = troubles.find(code => code !== 'other-variant') ?? 'other-variant';
  return err(messages.solver.badTable(shownPath(path), trouble, tableRemedy(USUAL, path, trouble)));
}

/** What other programs write. */
const USUAL = 'yatzy';
