/** What has happened in a room, for whoever is far behind: told in portions, so that neither the table nor the memory waits for a slow reader. */
import { wireFact } from '@yaht/protocol';
import type { Listener } from '../tables/audience.ts';
import { Post } from '../tables/post.ts';
import type { Table } from '../tables/table.ts';

/** Somebody who is told something long. */
export type PastReader = Pick<Listener, 'tell'> & {
  /** Answers when little waits to be read. */
  readonly drained: () => Promise<void>;
  readonly isOver: boolean;
};

/** So many facts are told in one go. Whoever misses no more needs nothing told before it listens. */
export const PORTION = 100;

/** Tells what came after a number, up to another one, as fast as it is read; answers with the last number told. */
export async function tellPast(reader: PastReader, table: Table, after: number, until: () => number): Promise<number> {
  let told = after;
  while (!reader.isOver && told < until()) {
    const facts = await table.factsAfter(told, PORTION);
    for (const fact of facts) reader.tell(new Post(wireFact(fact)));
    told = facts.at(-1)?.seq ?? until();
    await reader.drained();
  }
  return told;
}
