/** The rule books and the tests hold each other: every rule is quoted by a test, every quoted rule is in a book. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCustom } from './custom.ts';
import { parseVariant } from './scorecard/custom.ts';
import { VARIANT_LIMITS, VARIANT_PROBLEMS } from './scorecard/custom-problem.ts';
import { REFUSALS, SETUP_REFUSALS } from './refusal.ts';

const read = (path: URL): string => readFileSync(path, 'utf8');
const filesIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(ending));

const here = new URL('./', import.meta.url);
const spec = new URL('../spec/', import.meta.url);
const tests = filesIn(here, '.test.ts').map(name => read(new URL(name, here)));
const books = filesIn(spec, '.md').map(name => [name, read(new URL(name, spec))] as const);

/** A rule is a list item that begins with its id in bold, or a line of a table that begins with it. */
const rulesIn = (book: string): string[] =>
  [...book.matchAll(/^(?:- \*\*|\| *)([A-Z]{1,2}\d+)(?:\*\*| *\|)/gm)].map(([, id = '']) => id);

/** Ids stand in brackets, or in quotes where a table of tests names them. */
const quoted = new Set(tests.flatMap(text => [...text.matchAll(/[['"]([A-Z]{1,2}\d+)[\]'"]/g)].map(([, id = '']) => id)));

const lettersOf = (id: string): string => id.replace(/\d+/, '');

test.each(books)('%s: every rule has its own id and is quoted by a test', (_, book) => {
  const rules = rulesIn(book);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules).toEqual([...new Set(rules)]);
  expect(rules.filter(id => !quoted.has(id))).toEqual([]);
});

test('no id is used by two books, and no test quotes a rule that is in none', () => {
  const rules = books.flatMap(([, book]) => rulesIn(book));
  expect(new Set(rules).size).toBe(rules.length);
  const letters = new Set(rules.map(lettersOf));
  expect([...quoted].filter(id => letters.has(lettersOf(id)) && !rules.includes(id))).toEqual([]);
});

test.each(books)('%s: what it points to is there', (_, book) => {
  for (const [, id = '', name = ''] of book.matchAll(/\[([^\]]*)\]\(([\w-]+\.md)\)/g)) {
    const target = books.find(([known]) => known === name)?.[1] ?? '';
    expect(target).not.toBe('');
    for (const rule of id.match(/\b[A-Z]{1,2}\d+/g) ?? []) expect(rulesIn(target)).toContain(rule);
  }
});

const bookOf = (name: string): string => books.find(([known]) => known === name)?.[1] ?? '';

test('the example games of custom.md are games', () => {
  const examples = [...bookOf('custom.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
    parseVariant(JSON.parse(json)),
  );
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(example).toMatchObject({ ok: true });
});

test('the example games of custom-rollio.md are games', () => {
  const examples = [...bookOf('custom-rollio.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
    parseCustom(JSON.parse(json)),
  );
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(example).toMatchObject({ ok: true });
});

test('custom.md names every problem and the limits in force', () => {
  const book = bookOf('custom.md');
  for (const code of VARIANT_PROBLEMS) expect(book).toContain(`\`${code}\``);
  const { dice, rolls, categories, maxPlayers, nameLength, idLength, points } = VARIANT_LIMITS;
  for (const { min, max } of [dice, rolls, categories, maxPlayers, nameLength, idLength, points]) {
    expect(book).toContain(`${min}–${max.toLocaleString('en')}`);
  }
});

test('the books name every reason for a refusal', () => {
  const all = books.map(([, book]) => book).join('\n');
  for (const code of [...REFUSALS, ...SETUP_REFUSALS]) expect(all).toContain(`\`${code}\``);
});
