import { scorecardVariants } from '@yaht/rules';
import { expect, test } from 'vitest';
import { jobsOf } from '../kernel/memory.ts';
import { compileTables } from '../tables/tables.ts';
import { smallVariants } from '../testing/index.ts';
import { levelEnds, solveLevels } from './solve-level.ts';

const solvable = [...scorecardVariants, ...Object.values(smallVariants)].flatMap(variant => {
  const tables = compileTables(variant);
  return tables.ok ? [{ name: variant.name, tables: tables.value }] : [];
});

test.each(solvable)('$name: levels end where those of the jobs do', ({ tables }) => {
  expect(levelEnds(tables)).toEqual(jobsOf(tables).ends);
});

test.each(solvable)('$name: a level begins when the one before is done', ({ tables }) => {
  const ends = levelEnds(tables);
  const levelAt = solveLevels(tables);
  const all = ends.at(-1) ?? 0;
  expect([0, ...ends.slice(0, -1)].map(done => levelAt(done / all))).toEqual(ends.map((_, level) => level + 1));
  expect(levelAt(1)).toBe(ends.length);
});
