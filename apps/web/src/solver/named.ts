/** Choices as a screen names them. */
import { facesKey, heldIn, type TablePosition } from '@yaht/coach';
import { categoryIds } from '@yaht/rules';
import type { Choice } from '@yaht/solver';
import type { Named } from './questions.ts';

export function namedOf({ variant }: TablePosition, choice: Choice): Named {
  return choice.type === 'hold' ? { hold: choice.hold } : { category: categoryIds(variant)[choice.ending.category] ?? '' };
}

/** Whether this choice is meant; dice that look alike make one choice. */
export function isNamed(position: TablePosition, choice: Choice, named: Named): boolean {
  const own = namedOf(position, choice);
  if ('category' in own || 'category' in named)
    return 'category' in own && 'category' in named && own.category === named.category;
  const held = (hold: readonly boolean[]): string => facesKey(heldIn(position.dice, hold));
  return held(own.hold) === held(named.hold);
}
