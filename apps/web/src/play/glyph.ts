/** The small picture of what a line of the card looks for. */
import type { Pattern } from '@yaht/rules';
import type { GlyphPart } from '../design/PatternGlyph.tsx';

export function glyphOf(pattern: Pattern, dice: number): readonly GlyphPart[] {
  switch (pattern.kind) {
    case 'groups': {
      const parts = pattern.sizes.flatMap((size, group) => new Array<GlyphPart>(size).fill(group % 2 === 0 ? 'set' : 'pair'));
      return [...parts, ...rest(dice - parts.length)];
    }
    case 'straight':
      return [...new Array<GlyphPart>(pattern.length).fill('step'), ...rest(dice - pattern.length)];
    case 'face':
    case 'chance':
      return rest(dice);
  }
}

const rest = (count: number): readonly GlyphPart[] => new Array<GlyphPart>(Math.max(0, count)).fill('any');
