/** The rules of a run as the first release wrote them, so that equal rules are equal text whichever program wrote them down. */
import { CONTENT_KINDS, listsOf } from '../content/lists.ts';
import { firstRelease } from '../content/first-release.ts';
import { engineNumber } from './engine-number.ts';
import type { RunVariant } from './variant.ts';

/** Sets and bosses were always written, the other lists only where they are others; what is now `engine` was an edition. */
export function comparableRun(variant: RunVariant): object {
  const { engine: _, charms: _c, consumables: _u, materials: _m, ...rules } = variant;
  const lists = listsOf(variant);
  const others = CONTENT_KINDS.filter(kind => kind !== 'sets' && kind !== 'bosses').flatMap(kind =>
    lists[kind].join() === firstRelease[kind].join() ? [] : [[kind, lists[kind]] as const],
  );
  return { ...rules, edition: engineNumber(variant), ...Object.fromEntries(others) };
}
