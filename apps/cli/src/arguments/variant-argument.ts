/** `<game>`: one of the house by id or name, or the file of a custom one. */
import { findVariant, variantProblemIn } from '@yaht/messages';
import { err, MOST_CUSTOM_BYTES, ok, parseCustom, type Result, type Variant } from '@yaht/rules';
import type { Context } from '../context.ts';
import { readJsonText } from '../settings/json-file.ts';
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
  const { cliProblems, customTooLarge } = context.messages;
  const json = await readJsonText(context, path);
  if (!json.ok) return json;
  const { text, value } = json.value;
  if (Buffer.byteLength(text) > MOST_CUSTOM_BYTES) return err(customTooLarge(shownPath(path), MOST_CUSTOM_BYTES / 1024));
  const variant = parseCustom(value);
  if (variant.ok) return ok(variant.value);
  const [first = '', ...more] = variant.error.map(problem => variantProblemIn(context.messages, text, problem));
  for (const problem of more) context.output.detail(`${shownPath(path)}: ${problem}`);
  return err(cliProblems.badVariant(shownPath(path), first, more.length));
}
