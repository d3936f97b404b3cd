/**
 * An archive is lines of JSON, compressed: a heading, the items, and at the end how many there were and the SHA-256 of every line before.
 * A file that was cut off or changed is told from a whole one before anything of it is used.
 */
import { createHash } from 'node:crypto';
import { ArchiveError } from './archive-error.ts';
import { readItem, type Item } from './item.ts';

const SCHEMA = 'yaht.archive/';
const VERSION = 1;
const HEADING = { schema: `${SCHEMA}${VERSION}` };

type Ending = { readonly type: 'end'; readonly items: number; readonly sha256: string };

export async function* linesOf(items: AsyncIterable<Item>): AsyncGenerator<string, void> {
  const hash = createHash('sha256');
  let count = 0;
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(HEADING);
  for await (const item of items) {
    count += 1;
    yield line(item);
  }
  yield `${JSON.stringify({ type: 'end', items: count, sha256: hash.digest('hex') } satisfies Ending)}\n`;
}

/** The items of an archive; throws at the end when it is not whole, so whoever reads keeps nothing before. */
export async function* itemsIn(lines: AsyncIterable<string>): AsyncGenerator<Item, void> {
  const hash = createHash('sha256');
  let count = -1;
  for await (const text of lines) {
    const value = parsed(text);
    if (count < 0) checkHeading(value);
    else if (isEnding(value)) return checkEnding(value, count, hash.digest('hex'));
    else yield readItem(value) ?? damaged(`line ${count + 2} is no part of an archive`);
    hash.update(`${text}\n`);
    count += 1;
  }
  throw count < 0 ? notAnArchive() : new ArchiveError('cut-off', 'the archive ends before its last line');
}

/** Pieces of text, as lines without their ends. */
export async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function checkHeading(value: unknown): void {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (typeof schema !== 'string' || !schema.startsWith(SCHEMA)) throw notAnArchive();
  if (Number(schema.slice(SCHEMA.length)) > VERSION)
    throw new ArchiveError('newer-archive', `the archive is of a newer yaht (${schema})`);
}

const isEnding = (value: unknown): value is Ending =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'end';

function checkEnding({ items, sha256 }: Ending, count: number, hash: string): void {
  if (items !== count || sha256 !== hash) damaged('its content does not fit its checksum');
}

const notAnArchive = (): ArchiveError => new ArchiveError('not-an-archive', 'the file is no archive of yaht');

function damaged(why: string): never {
  throw new ArchiveError('damaged', `the archive is damaged: ${why}`);
}
