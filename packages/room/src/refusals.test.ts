import { readFileSync } from 'node:fs';
import { REFUSALS, SETUP_REFUSALS } from '@yaht/rules';
import { expect, test } from 'vitest';
import { ROOM_REFUSALS } from './refusal.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const book = read('../spec/room.md');
const tests = ['away', 'challenge', 'create', 'duel', 'meet', 'resign', 'start', 'takeback', 'text', 'waiting', 'properties']
  .map(name => read(`./${name}.test.ts`))
  .join('\n');

test('[RM3] every refusal is in the book, is reached by a test, and belongs to the room alone', () => {
  const others: readonly string[] = [...REFUSALS, ...SETUP_REFUSALS];
  for (const code of ROOM_REFUSALS) {
    expect(book, code).toContain(`\`${code}\``);
    expect(tests, code).toContain(`err('${code}')`);
    expect(others).not.toContain(code);
  }
});

test('every rule of the book is quoted by a test', () => {
  const rules = [...book.matchAll(/\*\*(RM\d+)\*\*/g)].flatMap(([, id]) => id ?? []);
  expect(rules).toEqual(rules.map((_, i) => `RM${i + 1}`));
  for (const id of rules) expect(tests, id).toContain(`[${id}]`);
});
