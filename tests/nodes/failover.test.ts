/** The primary of a PostgreSQL is lost for good and its synchronous copy takes over: nothing is lost, and games go on. */
import { openPostgresLog } from '@yaht/server/log/postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { isLeftOut, startPostgresPair, type PostgresPair } from '../lib/services.ts';
import { House } from './lib/house.ts';
import { startPairByLine } from './lib/pair.ts';
import type { SilentLine } from './lib/silent-line.ts';
import { progress, seatAcross } from './lib/traveller.ts';

describe.skipIf(isLeftOut('postgres'))('a house with two hosts of one PostgreSQL', () => {
  let house: House | undefined;
  let line: SilentLine | undefined;
  afterEach(async () => {
    await house?.close();
    await line?.close();
    line = undefined;
  });

  const pairWithLine = async (): Promise<PostgresPair> => {
    const started = await startPairByLine();
    ({ line } = started);
    return started.pair;
  };

  test.each<[string, () => Promise<PostgresPair>, (pair: PostgresPair) => Promise<void> | void]>([
    ['ends', () => startPostgresPair(), pair => pair.first.kill()],
    ['is silent, as a machine that lost its power', pairWithLine, () => line?.cut()],
  ])('[P1] [P2] [P3] [P7] goes on with the second when the first %s', async (_, start, lose) => {
    const pair = await start();
    const here = (house = await House.open({ nodes: 2 }, pair));
    const travellers = [
      ...(await seatAcross(here, ['tcp', 'websocket'], 'T0P', 0)),
      ...(await seatAcross(here, ['tcp', 'websocket'], 'T1P', 1)),
    ];
    await progress(travellers, 4);
    await lose(pair);
    pair.promote();
    await progress(travellers, 8);
    await Promise.all(travellers.map(traveller => traveller.goHome()));
    expect(await here.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
  });

  test('a start finds the one that writes, and refuses where none does', async () => {
    const pair = await startPostgresPair();
    try {
      await (await openPostgresLog({ url: pair.url })).close();
      const copy = pair.url.replaceAll(/,[^&]*/g, '');
      await expect(openPostgresLog({ url: copy })).rejects.toMatchObject({ code: 'cannot-open', reason: '25006' });
      await pair.first.kill();
      pair.promote();
      await (await openPostgresLog({ url: pair.url })).close();
      await pair.kill();
      await expect(openPostgresLog({ url: pair.url })).rejects.toMatchObject({ code: 'cannot-open', reason: 'ENOENT' });
    } finally {
      await pair.remove();
    }
  });
});
