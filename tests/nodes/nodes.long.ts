/** `YAHT_ROUNDS` times (40) something bad happens to a house of four nodes under load, over each bus. A failing round can be repeated. */
import { afterEach, describe, expect, test } from 'vitest';
import { startNats, startRedis, type Service } from '../lib/services.ts';
import { House } from './lib/house.ts';
import { progress, seatAcross, type Traveller } from './lib/traveller.ts';

const rounds = Number(process.env['YAHT_ROUNDS'] ?? 40);
const NODES = 4;

/** A number below the bound that depends on the round only. */
const pick = (round: number, bound: number): number => ((round * 2_654_435_761) >>> 7) % bound;

type Scene = {
  readonly house: House;
  readonly bus: Service | undefined;
  readonly travellers: readonly Traveller[];
  readonly node: number;
};

const DISASTERS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  kill: async ({ house, node, travellers }) => {
    await house.nodes[node]?.kill();
    await progress(travellers, 5);
    await house.startNode(node);
  },
  stop: async ({ house, node }) => {
    expect(await house.nodes[node]?.stop()).toBe(0);
    await house.startNode(node);
  },
  pause: async ({ house, node, travellers }) => {
    house.pause(node);
    for (const traveller of travellers) if (traveller.node === node) traveller.giveUp();
    await progress(travellers, 20);
    house.goOn(node);
  },
  database: async ({ house }) => {
    await house.postgres.kill();
    await house.postgres.start();
  },
  bus: async ({ bus, travellers }) => {
    await bus?.kill();
    await progress(travellers, 5);
    await bus?.start();
  },
};

describe.each([
  ['PostgreSQL', undefined],
  ['Redis', startRedis],
  ['NATS', startNats],
] as const)('hints by %s', (_, startBus) => {
  let house: House | undefined;
  let bus: Service | undefined;
  afterEach(async () => {
    await house?.close();
    await bus?.remove();
  });

  test(`[P1] [P2] [P3] [P7] nothing that was acknowledged or seen is lost in ${rounds} disasters`, async () => {
    bus = await startBus?.();
    house = await House.open({ nodes: NODES, ...(bus ? { bus: bus.url } : {}) });
    const travellers: Traveller[] = [];
    for (let table = 0; table < 8; table++)
      travellers.push(...(await seatAcross(house, ['tcp', 'websocket', 'tcp', 'websocket'], `T${table}P`)));
    for (let round = 1; round <= rounds; round++) {
      const [name = '', disaster] = Object.entries(DISASTERS)[pick(round, 5)] ?? [];
      await disaster?.({ house, bus, travellers, node: pick(round + 7, NODES) });
      await progress(travellers, 1 + pick(round, 20));
      const problems = travellers.flatMap(({ player }) => player.problems);
      expect({ round, name, problems }).toEqual({ round, name, problems: [] });
    }
    await Promise.all(travellers.map(traveller => traveller.goHome()));
    expect(await house.problemsOf(travellers.map(({ player }) => player))).toEqual([]);
  });
});
