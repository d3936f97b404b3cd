/** `yaht advise`: the best move in a position, and what every other one costs. */
import { jokerBanner, variantName } from '@yaht/messages';
import { emptyCard, err, ok, type Card, type Result } from '@yaht/rules';
import {
  advise as adviseOn,
  adviseStart,
  cardStateOf,
  categoryChances,
  kernelTurns,
  type NoAdvice,
  type Solution,
  type Tables,
  type Turns,
} from '@yaht/solver';
import { readCard } from '../card-argument.ts';
import type { Context } from '../context.ts';
import { readDice } from '../dice-argument.ts';
import { EXIT } from '../exit-code.ts';
import { untilInterrupted } from '../interrupt.ts';
import { answerLines } from '../lines.ts';
import { adviceDocument, startDocument } from '../solver/advice-document.ts';
import { adviceLines } from '../solver/advice-lines.ts';
import { readPosition, type Question, type Rolled } from '../solver/position-line.ts';
import { readTables } from '../solver/solvable.ts';
import { keptSolution, readTable } from '../solver/table-store.ts';
import { shown, shownPath, wrap } from '../text.ts';

/** What can be said beside the game. */
export type AdviseFlags = {
  readonly dice?: string;
  readonly rerolls?: string;
  readonly card?: string;
  readonly table?: string;
  readonly json?: true;
};

/** Answers for the position of the flags, or for every line of standard input. */
export async function advise(context: Context, game: string, byLine: boolean, flags: AdviseFlags): Promise<number> {
  const tables = await readTables(context, game);
  if (!tables.ok) return context.fail(EXIT.usage, tables.error);
  const asked = byLine ? ok(null) : readFlags(context, tables.value, flags);
  if (!asked.ok) return context.fail(EXIT.usage, asked.error);
  const solution = await untilInterrupted(signal => solutionFor(context, tables.value, flags.table, signal));
  if (solution === 'interrupted') return context.fail(EXIT.interrupted, context.messages.solver.interrupted);
  if (!solution.ok) return context.fail(EXIT.table, solution.error);
  if (asked.value === null) return adviseLineByLine(context, solution.value);
  return adviseOne(context, solution.value, asked.value, flags.json === true);
}

async function solutionFor(
  context: Context,
  tables: Tables,
  path: string | undefined,
  signal: AbortSignal,
): Promise<Result<Solution, string>> {
  if (path === undefined) return ok(await keptSolution(context, tables, signal));
  const read = await readTable(tables, path);
  const remedy = `yaht solve ${tables.variant.id} --out ${shownPath(path)}`;
  return read.ok ? read : err(context.messages.solver.badTable(shownPath(path), read.error, remedy));
}

/** What the flags describe, with the card as the rules know it. */
type Asked = Question & { readonly scored: Card };

function readFlags(context: Context, tables: Tables, flags: AdviseFlags): Result<Asked, string> {
  const scored = flags.card === undefined ? ok(emptyCard) : readCard(context, tables.variant, flags.card);
  if (!scored.ok) return scored;
  const rolled = readRolled(context, tables, flags);
  return rolled.ok ? ok({ scored: scored.value, card: cardStateOf(tables, scored.value), rolled: rolled.value }) : rolled;
}

/** Without a number, the dice are those of the first roll. */
function readRolled({ messages }: Context, { variant, rolls }: Tables, flags: AdviseFlags): Result<Rolled | null, string> {
  const words = messages.solver;
  if (flags.dice === undefined) return flags.rerolls === undefined ? ok(null) : err(words.rerollsNeedDice);
  const dice = readDice(messages, variant, flags.dice);
  if (!dice.ok) return dice;
  const rerollsLeft = flags.rerolls === undefined ? rolls - 1 : Number(/^\d{1,2}$/.test(flags.rerolls) ? flags.rerolls : NaN);
  return rerollsLeft < rolls
    ? ok({ dice: dice.value, rerollsLeft })
    : err(words.badRerolls(shown(flags.rerolls ?? ''), rolls - 1));
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
    if (banner !== undefined) for (const line of ['', ...wrap(banner, output.columns)]) output.data(line);
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
