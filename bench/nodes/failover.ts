/** How long games stand still when the primary of a PostgreSQL is lost and its synchronous copy takes over, with real processes. */
import { House } from '../../tests/nodes/lib/house.ts';
import { startPairByLine, type PairByLine } from '../../tests/nodes/lib/pair.ts';
import { progress, seatAcross } from '../../tests/nodes/lib/traveller.ts';
import { watch } from './standstill.ts';

/** Facts that everybody hears before and after. */
const FACTS = 12;

/** The two ways in which a primary goes away for good. */
export const LOSSES: Readonly<Record<string, (pair: PairByLine) => Promise<void> | void>> = {
  'the primary of the database ends': ({ pair }) => pair.first.kill(),
  'the primary of the database is silent': ({ line }) => line.cut(),
};

export type Failover = {
  /** The longest that any table heard nothing new, in milliseconds. */
  readonly longest: number;
  /** How much of it lay after the copy had taken over. */
  readonly afterwards: number;
};

/** The copy is told to take over at once: what finds out that it should is the operator's, and takes its own time. */
export async function measureFailover(lose: (pair: PairByLine) => Promise<void> | void): Promise<Failover> {
  const started = await startPairByLine();
  const house = await House.open({ nodes: 3 }, started.pair);
  try {
    const tables = await Promise.all([0, 1, 2].map(i => seatAcross(house, ['tcp', 'websocket', 'tcp'], `T${i}`, i)));
    const all = tables.flat();
    await progress(all, FACTS);
    const watches = tables.map(watch);
    const began = performance.now();
    await lose(started);
    started.pair.promote();
    const takeover = performance.now() - began;
    await progress(all, FACTS);
    const longest = Math.max(...watches.map(stop => stop()));
    await Promise.all(all.map(traveller => traveller.goHome()));
    return { longest, afterwards: Math.max(0, longest - takeover) };
  } finally {
    await house.close();
    await started.line.close();
  }
}
