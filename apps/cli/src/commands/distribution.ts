/** `yaht distribution`: how likely every final score is under perfect play, exactly. */
import { categoryName, variantName } from '@yaht/messages';
import { fromCard, type Outcomes, type Solution } from '@yaht/solver';
import { outcomes as outcomesOf } from '@yaht/solver/node';
import { padEnd, padStart, widest } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { readFlags, type PositionFlags } from '../solver/position-flags.ts';
import { readTables } from '../solver/solvable.ts';
import { scoresDocument, scoresLines } from '../solver/scores-answer.ts';
import { withSolution } from '../solver/with-solution.ts';

export type DistributionFlags = PositionFlags & { readonly json?: true };

/** Answers for a new game, or from the position of the flags. */
export async function distribution(context: Context, game: string, flags: DistributionFlags): Promise<number> {
  const { messages, output, fail } = context;
  const tables = await readTables(context, game);
  if (!tables.ok) return fail(EXIT.usage, tables.error);
  const asked = readFlags(context, tables.value, flags);
  if (!asked.ok) return fail(EXIT.usage, asked.error);
  return withSolution(context, tables.value, undefined, async solution => {
    const name = variantName(messages, solution.tables.variant);
    output.redraw?.(`${name} …`);
    const outcomes = await outcomesOf(solution, fromCard(solution.tables, asked.value.scored, asked.value.rolled));
    output.redraw?.('');
    if (!outcomes.ok) return fail(EXIT.usage, messages.analysis.notWhole(name));
    if (flags.json) output.data(JSON.stringify(documentOf(solution, outcomes.value)));
    else for (const line of linesOf(context, solution, outcomes.value)) output.data(line);
    return EXIT.ok;
  });
}

const documentOf = ({ tables }: Solution, { scores, upperBonus, hits }: Outcomes) => ({
  schema: 'yaht.distribution/1',
  variant: tables.variant.id,
  ...scoresDocument(scores),
  upperBonus,
  categories: tables.categories.map((id, category) => ({ id, chance: hits[category] ?? 0 })),
  scores: { low: scores.low, chances: [...scores.chances] },
});

function linesOf({ messages, output }: Context, { tables }: Solution, outcomes: Outcomes): readonly string[] {
  const { analysis: words, solver } = messages;
  const { variant, categories, upperBonus } = tables;
  const hits = [...outcomes.hits].map((chance, category) => ({ id: categories[category] ?? '', chance }));
  const rows: readonly (readonly [string, string])[] = [
    ...hits
      .filter(({ chance }) => chance > 0)
      .map(({ id, chance }) => [categoryName(messages, variant, id), solver.percent(chance)] as const),
    ...(upperBonus > 0 ? [[words.upperBonus, solver.percent(outcomes.upperBonus)] as const] : []),
  ];
  const [first, second] = [widest(rows.map(([name]) => name)), widest(rows.map(([, chance]) => chance))];
  return [
    output.paint.heading(words.distribution(variantName(messages, variant))),
    '',
    ...scoresLines(messages, outcomes.scores, null, output),
    '',
    `  ${output.paint.dim(words.notZero)}`,
    ...rows.map(([name, chance]) => `  ${padEnd(name, first)}  ${padStart(chance, second)}`),
  ];
}
