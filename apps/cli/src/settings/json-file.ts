/** Reads JSON that somebody named on the command line; what is wrong with it comes back as one sentence. */
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Messages } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import { cannotRead } from '../output/file-problem.ts';
import { shownPath } from '../output/text.ts';

type Source = { readonly messages: Messages; readonly world: { readonly stdin: Readable } };

/** The JSON in a file, or in standard input when the path is `-`. */
export async function readJson(source: Source, path: string): Promise<Result<unknown, string>> {
  const read = await readJsonText(source, path);
  return read.ok ? ok(read.value.value) : read;
}

/** The same with the text that it was read from. */
export async function readJsonText(
  { messages, world }: Source,
  path: string,
): Promise<Result<{ readonly text: string; readonly value: unknown }, string>> {
  const content = path === '-' ? ok(await text(world.stdin)) : await readText(messages, path);
  if (!content.ok) return content;
  const json = parseJson(content.value);
  return json.ok
    ? ok({ text: content.value.replace(/^\uFEFF/, ''), value: json.value })
    : err(messages.cliProblems.notJson(shownPath(path), json.error.line));
}

/** The content of a file that need not be there; undefined when it is not. */
export const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** The value of a JSON text, or the line where it is broken, when that is known. */
export function parseJson(content: string): Result<unknown, { readonly line: number | undefined }> {
  try {
    return ok(JSON.parse(content.replace(/^\uFEFF/, '')) as unknown);
  } catch (error) {
    return err({ line: lineOf(content, error) });
  }
}

/** The text of a file, or why it cannot be read. */
export async function readText(messages: Messages, path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    return err(cannotRead(messages, path, error));
  }
}

/** Where the parser stopped, when it says so. */
function lineOf(content: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return content.slice(0, Number(position)).split('\n').length;
  return message.includes('end of JSON') ? content.split('\n').length : undefined;
}
