/** What of a game this program does not know, because a newer one began it. */
import { unknownIds } from './rollio/content/known.ts';
import { ENGINE, engineNumber } from './rollio/run/engine-number.ts';
import type { RunVariant } from './rollio/run/variant.ts';
import type { Variant } from './variants/index.ts';

/** Facts of a game that only a newer program can read. It is no fault of theirs, and nothing may be written after them. */
export class NewerVersion extends Error {
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(`the game needs a newer version: ${unknown.join(', ')} unknown`);
    this.unknown = unknown;
  }
}

/** Throws `NewerVersion` unless this program knows everything that the game is played with. */
export function mustKnow(variant: Variant): void {
  const unknown = unknownIn(variant);
  if (unknown.length > 0) throw new NewerVersion(unknown);
}

/** Ids of content and numbers of engines that are newer than this program; without any it can play the game. */
export function unknownIn(variant: Variant): readonly string[] {
  switch (variant.family) {
    case 'run':
      return unknownInRun(variant);
    case 'duel':
      return unknownInRun(variant.run);
    default:
      return [];
  }
}

function unknownInRun(variant: RunVariant): readonly string[] {
  const number = engineNumber(variant);
  return [...(number > ENGINE ? [`engine ${number}`] : []), ...unknownIds(variant)];
}
