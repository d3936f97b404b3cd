/** Everything there is to say about a position, and about many of them without keeping anybody waiting. */
import { setImmediate } from 'node:timers/promises';
import { err, ok, type Result } from '@yaht/rules';
import { advise, adviceDocument, adviseStart, categoryChances, costOf, expectedOf, startDocument } from '@yaht/solver';
import type { Advisor } from './library.ts';
import { readPosition, type PositionProblem, type Question } from './position.ts';

/** The advice for one position, or what is wrong with it. */
export function evaluate(advisor: Advisor, json: unknown, withChances: boolean): Result<object, PositionProblem> {
  const question = readPosition(advisor.solution.tables, json);
  return question.ok ? answerTo(advisor, question.value, withChances) : question;
}

function answerTo({ solution, turns }: Advisor, question: Question, withChances: boolean): Result<object, PositionProblem> {
  const { card, dice, rerollsLeft, action } = question;
  if (!dice) {
    const value = adviseStart(solution, card);
    return value.ok ? ok(startDocument(value.value)) : err({ code: value.error });
  }
  const position = { card, dice, rerollsLeft };
  const advice = advise(solution, position, turns);
  if (!advice.ok) return err({ code: 'no-such-card' });
  const chances = withChances ? categoryChances(solution, position, turns) : undefined;
  const document = adviceDocument(solution.tables, advice.value, chances?.ok ? chances.value : undefined);
  if (!action) return ok(document);
  const [expected, cost] = [expectedOf(advice.value, action), costOf(advice.value, action)];
  if (expected !== undefined && cost !== undefined) return ok({ ...document, action: { expected, cost } });
  return err({ code: action.type === 'hold' ? 'no-rolls-left' : 'joker-restriction' });
}

/** So long the tables may wait for their turn. */
const SLICE = 4;

/** The answers as text of JSON, in the order of the questions; others get their turn in between. */
export async function* evaluateAll(
  advisor: Advisor,
  positions: readonly unknown[],
  withChances: boolean,
  tell: (problem: PositionProblem) => object,
): AsyncGenerator<string> {
  let text = '{"answers":[';
  let began = performance.now();
  for (const [i, position] of positions.entries()) {
    const answer = evaluate(advisor, position, withChances);
    text += (i > 0 ? ',' : '') + JSON.stringify(answer.ok ? answer.value : { error: tell(answer.error) });
    if (performance.now() - began < SLICE) continue;
    yield text;
    text = '';
    await setImmediate();
    began = performance.now();
  }
  yield `${text}]}`;
}
