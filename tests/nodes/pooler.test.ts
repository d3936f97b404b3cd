/** A pooler between a house and its database: one that keeps sessions whole will do, any other is refused at the start. */
import { openPostgresLog } from '@yaht/server/log/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut, startPooler, startPostgres, type Service } from '../lib/services.ts';
import { House } from './lib/house.ts';
import { progress, seatAcross } from './lib/traveller.ts';

describe.skipIf(isLeftOut('postgres', 'pgbouncer'))('behind a pooler', () => {
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('[P1] [P3] [P7] of sessions a house of two nodes plays', async () => {
    const pooler = await startPooler(postgres, { pool_mode: 'session', default_pool_size: '40' });
    const house = await House.open({ nodes: 2 }, pooler);
    try {
      const travellers = await seatAcross(house, ['tcp', 'websocket'], 'P', 0);
      await progress(travellers, 6);
      await Promise.all(travellers.map(traveller => traveller.goHome()));
      expect(await house.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
    } finally {
      await house.close();
    }
  });

  test.each([
    ['transactions', { pool_mode: 'transaction' }],
    ['transactions, over a single connection', { pool_mode: 'transaction', default_pool_size: '1' }],
    ['transactions, over connections in turn', { pool_mode: 'transaction', server_round_robin: '1', min_pool_size: '5' }],
    ['transactions, over two connections in turn', { pool_mode: 'transaction', server_round_robin: '1', default_pool_size: '2' }],
    ['statements', { pool_mode: 'statement' }],
  ])('of %s nobody starts', async (_, settings) => {
    const pooler = await startPooler(postgres, settings);
    try {
      const starting = openPostgresLog({ url: pooler.url });
      await expect(starting).rejects.toMatchObject({ code: 'cannot-open', reason: 'pooler' });
      await expect(openPostgresLog({ url: pooler.url })).rejects.toMatchObject({ reason: 'pooler' });
    } finally {
      await pooler.remove();
    }
  });
});
