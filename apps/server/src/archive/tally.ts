/** How much went through, for whoever watches. */
import type { Item } from './item.ts';

export type Tally = { readonly rooms: number; readonly facts: number; readonly profiles: number };

const EVERY = 10_000;

/** The same items; `tally` answers how many there have been, and every so many are told. */
export function counted(items: AsyncIterable<Item>, tell: (tally: Tally) => void) {
  const counts = { room: 0, fact: 0, profile: 0 };
  const tally = (): Tally => ({ rooms: counts.room, facts: counts.fact, profiles: counts.profile });
  let all = 0;
  async function* pass(): AsyncGenerator<Item, void> {
    for await (const item of items) {
      if (item.type in counts) counts[item.type as keyof typeof counts] += 1;
      all += 1;
      if (all % EVERY === 0) tell(tally());
      yield item;
    }
  }
  return { items: pass(), tally };
}
