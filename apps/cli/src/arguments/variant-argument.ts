/** `<game>`: one of the house by id or name, or the file of a custom one. */
import { findVariant, variantProblem } from '@yaht/messages';
import { err, ok, parseVariant, type Result, type Variant } from '@yaht/rules';
import type { Context } from '../context.ts';
import { readJson } from '../settings/json-file.ts';
import { shown, shownPath } from '../output/text.ts';

/** The game that was named, or what is wrong in one sentence. */
export const readVariant = async (context: Context, text: string): Promise<Result<Variant, string>> =>
  isFile(text) ? readCustom(context, text) : findKnown(context, text);

/** The same for a game that is played on this machine. */
export async function readLocalVariant(context: Context, text: string): Promise<Result<Variant, string>> {
  const variant = await readVariant(context, text);
  return variant.ok && variant.value.family === 'duel' ? err(context.messages.duel.onlyOnline) : variant;
}

const isFile = (text: string): boolean => /[/\\]|\.json$/i.test(text);

function findKnown({ messages, language }: Context, text: string): Result<Variant, string> {
  const found = findVariant(text, language);
  if (found.ok) return found;
  const { code, candidates } = found.error;
  const words = messages.cliProblems;
  return err(code === 'ambiguous' ? words.ambiguousGame(shown(text), candidates) : words.unknownGame(shown(text), candidates));
}

async function readCustom(context: Context, path: string): Promise<Result<Variant, string>> {
  const json = await readJson(context, path);
  if (!json.ok) return json;
  const variant = parseVariant(json.value);
  if (variant.ok) return ok(variant.value);
  const [first = '', ...more] = variant.error.map(problem => variantProblem(context.messages, problem));
  for (const problem of more) context.output.detail(`${shownPath(path)}: ${problem}`);
  return err(context.messages.cliProblems.badVariant(shownPath(path), first, more.length));
}
