/** What the next new game would be: the last one that was laid here, or the one that people who speak the language know. */
import { variantName, type Words } from '@yaht/messages';
import { fault, variantById } from '@yaht/rules';
import { recall } from '../device/kept.ts';

export function nextGameName(words: Words): string {
  const { variant } = (recall('yaht.setup') ?? {}) as { readonly variant?: unknown };
  const known = typeof variant === 'string' ? variantById(variant) : undefined;
  // Rules of one's own are kept as a whole, with their name.
  const own = (variant as { readonly name?: unknown } | null | undefined)?.name;
  if (!known && typeof own === 'string') return own;
  return variantName(words, known ?? variantById(words.web.firstGames[0] ?? '') ?? fault('a language without a game'));
}
