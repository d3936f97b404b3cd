/** Standard input line by line: one question in, one answer out. */
import { createInterface } from 'node:readline';
import type { Result } from '@yaht/rules';
import type { Context } from './context.ts';
import { EXIT } from './exit-code.ts';

/** Answers every line that is not empty. A wrong line is told by its number and left out; the others are still answered. */
export async function answerLines(
  { world, output, messages, fail }: Context,
  prompt: string,
  answer: (line: string) => Result<string, string>,
): Promise<number> {
  const { stdin } = world;
  if (stdin.isTTY === true) output.note(prompt);
  let code: number = EXIT.ok;
  let number = 0;
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const answered = answer(line);
    if (answered.ok) output.data(answered.value);
    else code = fail(EXIT.usage, messages.cliProblems.inLine(number, answered.error));
    await output.caughtUp();
  }
  return code;
}
