/** Which board a game belongs to: the same rules, the same board, whatever they are called. */
import { createHash } from 'node:crypto';
import { comparableRules, type Variant } from '@yaht/rules';

/** A hash of a variant's rules and id; its name is a matter of taste. */
export function variantKey(variant: Variant): string {
  const rules = { ...comparableRules(variant), name: undefined };
  return createHash('sha256')
    .update(JSON.stringify(sorted(rules)))
    .digest('hex')
    .slice(0, 16);
}

/** Fields in one order, so that the order in which somebody wrote them does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([field, item]) => [field, sorted(item)]));
}
