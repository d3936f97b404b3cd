/** Machines whose clocks are wrong by minutes: the database says what time it is. */
import { afterEach, describe, expect, test } from 'vitest';
import { isLeftOut } from '../lib/services.ts';
import { House } from './lib/house.ts';
import { progress, seatAcross, type Traveller } from './lib/traveller.ts';

const MINUTE = 60_000;

describe.skipIf(isLeftOut('postgres'))('nodes whose clocks are wrong', () => {
  let house: House | undefined;
  afterEach(() => house?.close());

  test('[P5] [P7] [P9] keep one time, also when a room moves from one that is fast to one that is slow', async () => {
    const began = Date.now();
    const here = (house = await House.open({ nodes: 3, ahead: place => (1 - place) * 10 * MINUTE }));
    const travellers: Traveller[] = [];
    for (let table = 0; table < 3; table++)
      travellers.push(...(await seatAcross(here, ['tcp', 'websocket', 'tcp'], `T${table}P`, table)));
    await progress(travellers, 6);
    await here.nodes[0]?.kill();
    await progress(travellers, 8);
    const times = travellers.flatMap(({ player }) => player.facts.map(({ at }) => at));
    expect(Math.min(...times)).toBeGreaterThan(began - MINUTE);
    expect(Math.max(...times)).toBeLessThan(Date.now() + MINUTE);
    await Promise.all(travellers.map(traveller => traveller.goHome()));
    expect(await here.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
  });
});
