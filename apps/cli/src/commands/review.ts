/** `yaht review`: a game against perfect play, what luck gave and what decisions cost. */
import { variantName } from '@yaht/messages';
import { readRecord, type ScorecardGame } from '@yaht/rules';
import { forecaster, reviewDocument, reviewGame, winBook, type ReviewTools, type Solution } from '@yaht/solver';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { readJson } from '../settings/json-file.ts';
import { reviewLines } from '../solver/review-lines.ts';
import { tablesFor } from '../solver/solvable.ts';
import { withSolution } from '../solver/with-solution.ts';
import { shownPath } from '../output/text.ts';

export type ReviewFlags = { readonly all?: true; readonly why?: true; readonly json?: true };

/** Reviews every seat of a record. */
export async function review(context: Context, path: string, flags: ReviewFlags): Promise<number> {
  const { messages, fail } = context;
  const json = await readJson(context, path);
  if (!json.ok) return fail(EXIT.usage, json.error);
  const game = readRecord(json.value);
  if (!game.ok) {
    const code = game.error.code === 'newer-version' ? EXIT.version : EXIT.usage;
    return fail(code, messages.cliProblems.badRecord(shownPath(path), messages.records.problems[game.error.code](game.error)));
  }
  if (game.value.family !== 'scorecard')
    return fail(EXIT.usage, messages.analysis.notScorecard(variantName(messages, game.value.start.variant)));
  return reviewScorecard(context, game.value, flags);
}

async function reviewScorecard(context: Context, game: ScorecardGame, flags: ReviewFlags): Promise<number> {
  const { output, messages } = context;
  const tables = tablesFor(context, game.start.variant);
  if (!tables.ok) return context.fail(EXIT.usage, tables.error);
  return withSolution(context, tables.value, undefined, async solution => {
    const seats = reviewGame(solution, game.events, toolsFor(context, game, solution, flags));
    output.redraw?.('');
    if (flags.json) output.data(JSON.stringify(reviewDocument(game, tables.value, seats)));
    else for (const line of reviewLines(messages, game, seats, flags.all === true, output)) output.data(line);
    return EXIT.ok;
  });
}

/** With opponents, decisions are judged by the chance to win. Reasons take a look ahead. */
function toolsFor({ output, messages }: Context, { start }: ScorecardGame, solution: Solution, flags: ReviewFlags): ReviewTools {
  const onProgress = (done: number): void =>
    output.redraw?.(`${variantName(messages, start.variant)} … ${messages.solver.percent(done)}`);
  return {
    ...(start.players.length < 2 ? {} : { book: winBook(solution), onProgress }),
    ...(flags.why ? { forecaster: forecaster(solution) } : {}),
  };
}
