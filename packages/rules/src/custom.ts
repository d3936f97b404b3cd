/** A custom game of any family from JSON. Rules: spec/custom.md, spec/custom-rollio.md. */
import { err, ok, type Result } from './result.ts';
import { familyProblems, readCustomClassic, readCustomRun } from './rollio/custom.ts';
import { isObject } from './scorecard/custom-fields.ts';
import type { VariantProblem } from './scorecard/custom-problem.ts';
import { parseVariant } from './scorecard/custom.ts';
import { skeletonOf } from './skeleton.ts';
import { variants, type Variant } from './variants/index.ts';

/** The families that a file can be of. */
export const CUSTOM_FAMILIES = ['scorecard', 'rollio', 'run'] as const;

/** No file of a custom game is larger, in bytes. */
export const MOST_CUSTOM_BYTES = 65_536;

/** The variant that this JSON describes, or everything that is wrong with it; a wrong family is told alone, because all else depends on it. */
export function parseCustom(json: unknown, taken: readonly Variant[] = variants): Result<Variant, readonly VariantProblem[]> {
  if (!isObject(json)) return err([{ field: '', code: 'wrong-type', expected: 'object' }]);
  const wrong = familyProblems(json, CUSTOM_FAMILIES);
  if (wrong.length > 0) return err(wrong);
  const family = Object.hasOwn(json, 'family') ? json['family'] : 'scorecard';
  if (family !== 'rollio' && family !== 'run') return parseVariant(json, taken);
  const read: Result<Variant, readonly VariantProblem[]> = family === 'rollio' ? readCustomClassic(json) : readCustomRun(json);
  if (!read.ok) return read;
  const problems = namesakesOf(read.value, taken);
  return problems.length > 0 ? err(problems) : ok(read.value);
}

/** It may not pass for a game of the house: neither by its id nor by a name that looks the same. */
function namesakesOf(variant: Variant, taken: readonly Variant[]): readonly VariantProblem[] {
  if (taken.some(other => JSON.stringify(sorted(other)) === JSON.stringify(sorted(variant)))) return [];
  const byId = taken.some(({ id }) => id === variant.id);
  const byName = taken.find(({ name }) => skeletonOf(name) === skeletonOf(variant.name));
  return [
    ...(byId ? [{ field: 'id', code: 'id-taken' } as const] : []),
    ...(byName ? [{ field: 'name', code: 'look-alike', with: byName.name } as const] : []),
  ];
}

/** Fields in one order, so that the order of a file makes no difference. */
const sorted = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : value;
