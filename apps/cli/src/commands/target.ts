/** `yaht target`: the best chance to reach a score when everything is done for it. */
import { variantName } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import { fromCard, type NoTarget, type Tables } from '@yaht/solver';
import { target as targetChance } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import type { ProgressMode } from '../program/solver-program.ts';
import { readFlags, type Asked, type PositionFlags } from '../solver/position-flags.ts';
import { plainProgress } from '../solver/progress.ts';
import { readTables } from '../solver/solvable.ts';
import { shown } from '../output/text.ts';

export type TargetFlags = PositionFlags & { readonly progress: ProgressMode; readonly json?: true };

/** Answers for a new game, or from the position of the flags. */
export async function target(context: Context, game: string, points: string, flags: TargetFlags): Promise<number> {
  const { messages, output, fail } = context;
  const wanted = /^\d{1,5}$/.test(points) ? ok(Number(points)) : err(messages.analysis.badTarget(shown(points)));
  if (!wanted.ok) return fail(EXIT.usage, wanted.error);
  const tables = await readTables(context, game);
  if (!tables.ok) return fail(EXIT.usage, tables.error);
  const asked = readFlags(context, tables.value, flags);
  if (!asked.ok) return fail(EXIT.usage, asked.error);
  const chance = await chanceOf(context, tables.value, wanted.value, asked.value, flags.progress);
  if (!chance.ok) return fail(EXIT.usage, chance.error);
  const { variant } = tables.value;
  const head = { schema: 'yaht.target/1', variant: variant.id, target: wanted.value };
  if (flags.json) output.data(JSON.stringify({ ...head, chance: chance.value }));
  else {
    output.data(output.paint.heading(messages.analysis.target(variantName(messages, variant), wanted.value)));
    output.data(`  ${messages.analysis.bestChance}: ${output.paint.good(percentOf(context, chance.value))}`);
  }
  return EXIT.ok;
}

async function chanceOf(
  context: Context,
  tables: Tables,
  wanted: number,
  asked: Asked,
  mode: ProgressMode,
): Promise<Result<number, string>> {
  const name = variantName(context.messages, tables.variant);
  const progress = plainProgress(context, name, mode);
  const chance = await targetChance(tables, wanted, {
    ...fromCard(tables, asked.scored, asked.rolled),
    onProgress: progress.tell,
  });
  progress.end();
  return chance.ok ? chance : err(problemOf(context, name, chance.error));
}

function problemOf({ messages }: Context, name: string, problem: NoTarget): string {
  const words = messages.analysis;
  return problem.code === 'too-much-memory' ? words.tooMuchMemory(Math.ceil(problem.bytes / 1e6)) : words.notWhole(name);
}

/** What is hardly ever reached is told apart from what never is. */
function percentOf({ messages: { solver } }: Context, chance: number): string {
  if (chance === 0) return '0 %';
  return chance < LEAST ? `<${solver.decimal(100 * LEAST, 3)} %` : `${solver.decimal(100 * chance, 3)} %`;
}

const LEAST = 0.00001;
