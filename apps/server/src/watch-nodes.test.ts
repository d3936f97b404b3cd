import { expect, test } from 'vitest';
import { roomId } from './log/index.ts';
import type { Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { watchNodes } from './watch-nodes.ts';

/** A logger that keeps what it is told. */
function hearing(): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  const keep =
    (level: string) =>
    (...said: readonly unknown[]): void =>
      void lines.push(`${level}: ${String(said.at(-1))}`);
  return { lines, logger: { warn: keep('warn'), error: keep('error') } as unknown as Logger };
}

test('each change of a node among others is a line in the log and a figure', async () => {
  const { logger, lines } = hearing();
  const metrics = createMetrics();
  const watch = watchNodes(logger, metrics.node);
  watch.database(false);
  watch.sendsAway();
  expect(await metrics.text()).toContain('yaht_reached{what="database"} 0');
  watch.database(true, 41);
  watch.bus(false);
  watch.bus(true);
  for (const seconds of [0.02, 3.2, 45]) watch.stoodStill(roomId('ROOM'), seconds);
  watch.readFacts(3);
  metrics.node.taken();
  expect(lines).toEqual([
    'error: the database is out of reach; this server writes no room until it answers',
    'warn: another server reaches the database; everybody here is sent away',
    'warn: the database answers again; rooms are written here again',
    'warn: the bus is away; games go on without hints',
    'warn: the bus is back',
    'warn: a room stood still',
    'warn: a room stood still',
  ]);
  const text = await metrics.text();
  for (const line of [
    'yaht_reached{what="database"} 1',
    'yaht_outages_total{what="database"} 1',
    'yaht_outages_total{what="bus"} 1',
    'yaht_sent_away_total 1',
    'yaht_standstill_seconds_bucket{le="1"} 1',
    'yaht_standstill_seconds_bucket{le="5"} 2',
    'yaht_standstill_seconds_bucket{le="60"} 3',
    'yaht_facts_read_total 3',
    'yaht_rooms_taken_total 1',
  ])
    expect(text).toContain(`${line}\n`);
});
