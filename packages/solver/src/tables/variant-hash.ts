/** Which rules a saved table belongs to: a hash of everything that changes a value, and of nothing else. */
import type { ScorecardVariant } from '@yaht/rules';

/** Two words of FNV-1a over the rules of a variant, without its name. Different rules meet by chance once in 2^64. */
export function variantHash(variant: ScorecardVariant): readonly [number, number] {
  const text = rulesText(variant);
  return [fnv(text, 0x811c9dc5), fnv(text, 0x01000193)];
}

/** Different rules have different names, also when two custom games share an id. */
export function rulesName(variant: ScorecardVariant): string {
  const hash = variantHash(variant).map(word => word.toString(16).padStart(8, '0'));
  return `${variant.id}-${hash.join('')}`;
}

/** Everything that changes a value, as a text: the same for the same rules, whoever wrote them down. */
export const rulesText = (variant: ScorecardVariant): string => JSON.stringify(rulesOf(variant));

function rulesOf(variant: ScorecardVariant): unknown {
  const { dice, rolls, upperBonus, yahtzeeBonus = 0, joker = 'none', jokerAfterZero = false, categories } = variant;
  const patterns = Object.entries(categories).map(([id, pattern]) => [id, Object.entries(pattern).sort(byKey)]);
  return [dice, rolls, upperBonus.target, upperBonus.points, yahtzeeBonus, joker, jokerAfterZero, patterns];
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => (one < other ? -1 : 1);

function fnv(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
