/** Nodes that are there and do not reach what they need: the database, the bus, each other. Nothing is lost, and games go on. */
import { afterEach, describe, expect, test } from 'vitest';
import { isLeftOut, startRedis, type Service } from '../lib/services.ts';
import { House } from './lib/house.ts';
import { SilentLine } from './lib/silent-line.ts';
import { progress, seatAcross, type Traveller } from './lib/traveller.ts';

describe.skipIf(isLeftOut('postgres', 'redis-server'))('nodes that are cut off', () => {
  let house: House | undefined;
  let redis: Service | undefined;
  const lines: SilentLine[] = [];
  afterEach(async () => {
    await house?.close();
    await redis?.remove();
    await Promise.all(lines.splice(0).map(line => line.close()));
    redis = undefined;
  });

  /** Tables whose players sit at different nodes; each node writes one. */
  async function seated(
    nodes: number,
    bus?: (place: number) => string,
  ): Promise<{ readonly house: House; readonly travellers: readonly Traveller[] }> {
    house = await House.open({ nodes, isCuttable: true, ...(bus === undefined ? {} : { bus }) });
    const travellers: Traveller[] = [];
    for (let table = 0; table < nodes; table++)
      travellers.push(...(await seatAcross(house, ['tcp', 'websocket', 'tcp'], `T${table}P`, table)));
    await progress(travellers, 4);
    return { house, travellers };
  }

  async function nothingIsLost(travellers: readonly Traveller[]): Promise<void> {
    await Promise.all(travellers.map(traveller => traveller.goHome()));
    expect(await house?.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
  }

  test('[P1] [P2] [P3] [P7] [P9] a node cut off from the database sends its people away, and every game goes on', async () => {
    const { house: here, travellers } = await seated(3);
    const clients = travellers.map(({ node, player }) => ({ node, player, client: player.client }));
    here.databaseLine(0).cut();
    await progress(travellers, 8);
    for (const { node, player, client } of clients) expect(player.client === client).toBe(node !== 0);
    for (const { node } of travellers) expect(node).not.toBe(0);
    here.databaseLine(0).heal();
    await progress(travellers, 4);
    await nothingIsLost(travellers);
  });

  test('[P1] [P2] [P3] [P7] [P9] two nodes that cannot reach each other play on, and nobody has to leave', async () => {
    const { house: here, travellers } = await seated(2);
    const clients = travellers.map(({ player }) => player.client);
    for (const node of [0, 1]) here.linkLine(node).cut();
    await progress(travellers, 8);
    for (const node of [0, 1]) here.linkLine(node).heal();
    await progress(travellers, 4);
    expect(travellers.map(({ player }) => player.client)).toEqual(clients);
    await nothingIsLost(travellers);
  });

  test('[P1] [P2] [P3] [P7] [P9] a node cut off from the bus plays on, and nobody has to leave', async () => {
    redis = await startRedis();
    const bus = await SilentLine.open(Number(new URL(redis.url).port));
    lines.push(bus);
    const { url } = redis;
    const { travellers } = await seated(3, place => (place === 0 ? `redis://127.0.0.1:${bus.port}` : url));
    const clients = travellers.map(({ player }) => player.client);
    bus.cut();
    await progress(travellers, 8);
    bus.heal();
    await progress(travellers, 4);
    expect(travellers.map(({ player }) => player.client)).toEqual(clients);
    await nothingIsLost(travellers);
  });
});
