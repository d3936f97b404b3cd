/** What is wrong with a custom game, in a sentence that begins with the field. */
import { lineOfField, type VariantProblem } from '@yaht/rules';
import type { Words } from './messages.ts';

/** The same with the line of the file that it stands on, when the text is at hand: `line 12: charms[3] is there twice.` */
export const variantProblemIn = (messages: Words, text: string | undefined, problem: VariantProblem): string =>
  text === undefined
    ? variantProblem(messages, problem)
    : messages.onLine(lineOfField(text, problem.field), variantProblem(messages, problem));

/** `categories.castle.sizes can never be met with these dice. Ask for less.` */
export function variantProblem(messages: Words, problem: VariantProblem): string {
  // The entry and the problem have the same code, which the type of the table cannot express.
  const sentence = messages.variantProblems[problem.code] as (problem: VariantProblem) => string;
  return `${problem.field === '' ? messages.wholeFile : problem.field} ${sentence(problem)}`;
}
