import { expect, test } from 'vitest';
import { MemoryBus } from '../bus/memory-bus.ts';
import { chanceOf } from '../chance.ts';
import { fullError, MemoryLog, roomId } from '../log/index.ts';
import { Network } from '../simulation/network.ts';
import { Process } from '../simulation/process.ts';
import { CALM, Weather } from '../simulation/weather.ts';
import { World } from '../simulation/world.ts';
import { GoingAway } from '../tables/going-away.ts';
import type { OwnTable } from '../tables/table.ts';
import type { Directory } from './directory.ts';
import { receive } from './link-host.ts';
import { Nodes } from './nodes.ts';
import { Outage } from './outage.ts';
import type { FarTable } from './far-table.ts';
import { LostLink } from './peer.ts';
import { Peers } from './peers.ts';
import { RoamingTable } from './roaming-table.ts';

/** Two machines and the line between them; one hosts, the other calls. */
function twoMachines() {
  const world = new World(1);
  const weather = new Weather(CALM);
  const network = new Network({ world, weather, luck: world.luck });
  const [here, there] = [new Process(world, 'here'), new Process(world, 'there')];
  const peers = new Peers({ secret: 'secret', clock: here.clock, dial: network.dialFrom(here) });
  const host = (table: Partial<OwnTable>): void => {
    const find = async () => table as OwnTable;
    network.listen(there, 'there:1', lines => receive(lines, { secret: 'secret', clock: there.clock, find }));
  };
  return { world, weather, here, peers, host };
}

/** Why a node does not open a room that it tries to take like this. */
async function refusal({ world, here, peers }: ReturnType<typeof twoMachines>, take: Directory['take']): Promise<unknown> {
  const { clock } = here;
  const log = new MemoryLog<never>();
  const faults: unknown[] = [];
  const onFault = (error: unknown): void => void faults.push(error);
  const directory = { take, news: async () => new Map(), kept: async () => new Set<never>() };
  const nodes = new Nodes({ log, clock, directory, peers, bus: new MemoryBus().join(), onFault });
  const pace = { botStep: 1, abandonAfter: 1 };
  let refused: unknown;
  nodes
    .open({ log, clock, chanceOf, pace, bot: () => expect.unreachable(), onFault }, roomId('ROOM'))
    .catch((error: unknown) => (refused = error));
  await world.run(() => refused !== undefined, 60);
  expect(faults).toEqual([]);
  return refused;
}

test('a room whose writer lives where this node cannot reach it is refused in the end, for the client to come by another node', async () => {
  const machines = twoMachines();
  const { world, weather, host } = machines;
  host({});
  weather.cut('here', 'there');
  const refused = await refusal(machines, async () => ({ owner: { name: 'there', address: 'there:1' } }));
  expect(refused).toMatchObject({ message: 'the writer of ROOM cannot be reached from here' });
  expect(world.age).toBeLessThan(12);
});

test('where there is no space to take a room, whoever asks is told so at once', async () => {
  const machines = twoMachines();
  expect(await refusal(machines, () => Promise.reject(fullError()))).toMatchObject({ code: 'disk-full' });
  expect(machines.world.age).toBeLessThan(1);
});

test('and where it is the other node that has no space', async () => {
  const { world, peers, host } = twoMachines();
  host({ submit: () => Promise.reject(fullError()) });
  let refused: unknown;
  const ask = async () => (await peers.to('there:1')).call('submit', roomId('ROOM'), { actor: 'house', command, along: {} });
  const command = { type: 'Expire' } as const;
  ask().catch((error: unknown) => (refused = error));
  await world.run(() => refused !== undefined, 60);
  expect(refused).toMatchObject({ code: 'disk-full' });
});

test('a table whose writer is not found any more does not answer with how the room was', async () => {
  const lost: Partial<FarTable> = { fresh: () => Promise.reject(new LostLink('gone')), lose: () => {}, isClosed: false };
  const hosts = [lost as FarTable];
  const findHost = async () => hosts.pop() ?? Promise.reject(new GoingAway('out of reach'));
  const table = await RoamingTable.open(roomId('ROOM'), { findHost, outage: new Outage(), newId: () => '', onFault: () => {} });
  await expect(table?.fresh()).rejects.toThrow(GoingAway);
});

test('who listened at a machine without power is away, although nobody has closed the connection', async () => {
  const { world, here, peers, host } = twoMachines();
  const left: number[] = [];
  const room = { seq: 0 } as OwnTable['room'];
  host({ room, catchUp: async () => ({ ok: true, value: true }), detach: member => void left.push(member) });
  let isAttached = false;
  const attach = async (): Promise<void> => {
    await (await peers.to('there:1')).call('attach', roomId('ROOM'), { ear: 1, member: 7 });
    isAttached = true;
  };
  void attach();
  await world.run(() => isAttached, 5);
  await world.run(() => false, 10);
  expect(left).toEqual([]);
  here.die(true);
  await world.run(() => left.length > 0, 20);
  expect(left).toEqual([7]);
});
