/** `yaht advise`: the best move in a position, and what every other one costs. */
import { jokerBanner, variantName } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import {
  advise as adviseOn,
  adviceDocument,
  adviseStart,
  categoryChances,
  kernelTurns,
  startDocument,
  type NoAdvice,
  type Solution,
  type Turns,
} from '@yaht/solver';
import { wrapWords } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { answerLines } from '../lines.ts';
import { adviceLines } from '../solver/advice-lines.ts';
import { POSITION_FLAGS, readFlags, type Asked, type PositionFlags } from '../solver/position-flags.ts';
import { readPosition, type Question } from '../solver/position-line.ts';
import { readTables } from '../solver/solvable.ts';
import { withSolution } from '../solver/with-solution.ts';

/** What can be said beside the game. */
export type AdviseFlags = PositionFlags & { readonly table?: string; readonly json?: true };

/** Answers for the position of the flags, or for every line of standard input. */
export async function advise(context: Context, game: string, byLine: boolean, flags: AdviseFlags): Promise<number> {
  const beside = byLine ? POSITION_FLAGS.find(flag => flags[flag] !== undefined) : undefined;
  if (beside) return context.fail(EXIT.usage, context.messages.solver.besideLines(`--${beside}`));
  const tables = await readTables(context, game);
  if (!tables.ok) return context.fail(EXIT.usage, tables.error);
  const asked = byLine ? ok(null) : readFlags(context, tables.value, flags);
  if (!asked.ok) return context.fail(EXIT.usage, asked.error);
  return withSolution(context, tables.value, flags.table, async solution => {
    if (asked.value === null) return adviseLineByLine(context, solution);
    return adviseOne(context, solution, asked.value, flags.json === true);
  });
}

function adviseOne(context: Context, solution: Solution, { card, rolled, scored }: Asked, asJson: boolean): number {
  const { messages, output } = context;
  const { tables } = solution;
  if (!rolled) return adviseTurnStart(context, solution, card, asJson);
  const advice = adviseOn(solution, { card, ...rolled });
  const chances = categoryChances(solution, { card, ...rolled });
  if (!advice.ok) return context.fail(EXIT.usage, problemOf(context, advice.error));
  if (!chances.ok) return context.fail(EXIT.usage, problemOf(context, chances.error));
  if (asJson) output.data(JSON.stringify(adviceDocument(tables, advice.value, chances.value)));
  else {
    const banner = jokerBanner(messages, tables.variant, scored, rolled.dice);
    for (const line of adviceLines(messages, tables, rolled, advice.value, chances.value, output)) output.data(line);
    if (banner !== undefined) for (const line of ['', ...wrapWords(banner, output.columns)]) output.data(line);
  }
  return EXIT.ok;
}

function adviseTurnStart(context: Context, solution: Solution, card: Question['card'], asJson: boolean): number {
  const { messages, output } = context;
  const { variant, categories } = solution.tables;
  const value = adviseStart(solution, card);
  if (!value.ok) return context.fail(EXIT.usage, problemOf(context, value.error));
  const open = categories.filter((_, category) => !(card.filled & (1 << category))).length;
  if (asJson) output.data(JSON.stringify(startDocument(value.value)));
  else {
    output.data(output.paint.heading(messages.solver.turnStart(variantName(messages, variant), open)));
    output.data(messages.solver.toCome(value.value));
  }
  return EXIT.ok;
}

function adviseLineByLine(context: Context, solution: Solution): Promise<number> {
  const turns = kernelTurns(solution);
  return answerLines(context, context.messages.solver.typePositions, line => {
    const question = readPosition(context, solution.tables, line);
    return question.ok ? answerTo(context, solution, turns, question.value) : question;
  });
}

function answerTo(context: Context, solution: Solution, turns: Turns, { card, rolled }: Question): Result<string, string> {
  if (!rolled) {
    const value = adviseStart(solution, card);
    return value.ok ? ok(JSON.stringify(startDocument(value.value))) : err(problemOf(context, value.error));
  }
  const advice = adviseOn(solution, { card, ...rolled }, turns);
  return advice.ok ? ok(JSON.stringify(adviceDocument(solution.tables, advice.value))) : err(problemOf(context, advice.error));
}

/** Positions were checked before; only a full card is left to refuse. */
function problemOf({ messages }: Context, problem: NoAdvice): string {
  return problem === 'card-full' ? messages.solver.cardFull : messages.solver.notAPosition;
}
