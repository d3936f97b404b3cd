/** The card of a finished game in small: what the end of the game and the picture of it are both drawn from. */
import type { ScorecardView } from '@yaht/client';
import { isFace, patternOf, type Face, type ScorecardVariant } from '@yaht/rules';
import type { GlyphPart } from '../design/PatternGlyph.tsx';
import { glyphOf } from '../play/glyph.ts';

/** A row with the picture of what it looks for; the bonus of a section has a name in its place. */
export type MiniLine = { readonly points: number } & (
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'pattern'; readonly parts: readonly GlyphPart[] }
  | { readonly kind: 'bonus' }
);

export type MiniCard = { readonly left: readonly MiniLine[]; readonly right: readonly MiniLine[]; readonly total: number };

export function miniCardOf({ rows, upper, tallies }: ScorecardView, variant: ScorecardVariant, seat: number): MiniCard {
  const { upperBonus = 0, yahtzeeBonus = 0, total = 0 } = tallies[seat] ?? {};
  const lines = (section: 'upper' | 'lower'): readonly MiniLine[] =>
    rows
      .filter(row => row.section === section)
      .map(({ category, points }) => ({ ...pictured(variant, category), points: points[seat] ?? 0 }));
  const bonus = (points: number): readonly MiniLine[] => (points > 0 ? [{ kind: 'bonus', points }] : []);
  const hasTarget = (upper[seat]?.bonus ?? 0) > 0;
  return {
    left: [...lines('upper'), ...(hasTarget ? [{ kind: 'bonus' as const, points: upperBonus }] : [])],
    right: [...lines('lower'), ...bonus(yahtzeeBonus)],
    total,
  };
}

type Pictured =
  { readonly kind: 'face'; readonly face: Face } | { readonly kind: 'pattern'; readonly parts: readonly GlyphPart[] };

function pictured(variant: ScorecardVariant, category: string): Pictured {
  const pattern = patternOf(variant, category);
  if (pattern?.kind === 'face' && isFace(pattern.face)) return { kind: 'face', face: pattern.face };
  return { kind: 'pattern', parts: pattern ? glyphOf(pattern, variant.dice) : [] };
}
