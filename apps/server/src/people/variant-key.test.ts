import { readFileSync } from 'node:fs';
import { fault, listsOf, variantById, type RunVariant, type Variant } from '@yaht/rules';
import { expect, test } from 'vitest';
import { variantKey } from './variant-key.ts';

const variantOf = (id: string): Variant => variantById(id) ?? fault(`no variant ${id}`);
const today = variantOf('rollio') as RunVariant;

/** The rules as they were written down in a golden log, by the first release. */
const written = (log: string): Variant => {
  const lines = readFileSync(new URL(`../log/golden/${log}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const facts = lines.map(
    line => (JSON.parse(line) as { readonly event: { readonly type: string; readonly variant: Variant } }).event,
  );
  return facts.find(({ type }) => type === 'GameStarted')?.variant ?? fault(`no game in ${log}`);
};

/** Today's rules with the lists that the first release had. */
const first = { ...today, ...(written('run') as RunVariant), ...listsOf({}) };

test.each([
  ['run', '82b0a3a6316bb447'],
  ['duel', '8a71ad250255de71'],
])('a %s of the first release stays on its board', (log, key) => {
  expect(variantKey(written(log))).toBe(key);
});

test('a run whose lists are those of the first release is on the board of runs without lists', () => {
  const { edition: _, ...unnumbered } = written('run') as RunVariant & { readonly edition: number };
  const lists = { charms: first.charms, consumables: first.consumables, materials: first.materials };
  for (const same of [unnumbered, { ...unnumbered, engine: 1 }, { ...unnumbered, name: 'Another' }])
    expect(variantKey(same)).toBe(variantKey(written('run')));
  expect(variantKey({ ...unnumbered, ...lists })).toBe(variantKey(written('run')));
});

test('other lists are other rules, and so is their order', () => {
  const charms = today.charms ?? [];
  const keys = [
    today,
    { ...today, charms: [...charms].reverse() },
    { ...today, charms: charms.slice(1) },
    { ...today, engine: 2 },
  ].map(variantKey);
  expect(new Set(keys).size).toBe(4);
});
