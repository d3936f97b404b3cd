/** What is wrong with a custom game, in a sentence that begins with the field. */
import type { VariantProblem } from '@yaht/rules';
import type { Words } from './messages.ts';

/** `categories.castle.sizes can never be met with these dice. Ask for less.` */
export function variantProblem(messages: Words, problem: VariantProblem): string {
  // The entry and the problem have the same code, which the type of the table cannot express.
  const sentence = messages.variantProblems[problem.code] as (problem: VariantProblem) => string;
  return `${problem.field === '' ? messages.wholeFile : problem.field} ${sentence(problem)}`;
}
