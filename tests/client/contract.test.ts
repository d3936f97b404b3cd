import { randomBytes } from 'node:crypto';
import { LocalTable } from '@yaht/client';
import { fairChance, formatSeed, randomSeed } from '@yaht/fair';
import { fault, variantById } from '@yaht/rules';
import { afterAll, beforeAll } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { ServerProcess } from '../server/lib/server-process.ts';
import { DOORS, type DoorName } from '../server/lib/wire.ts';
import { keepsItsPromises } from './lib/contract.ts';
import { sit, transportTo } from './lib/people.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function local() {
  const seed = randomSeed();
  const id = randomBytes(6).toString('hex');
  const chance = fairChance({ seed, gameId: id, playerSeeds: [''] });
  const variant = variantById('yatzy') ?? fault('no yatzy');
  const parts = { secret: formatSeed(seed), chance, store: () => Promise.resolve() };
  const table = await LocalTable.open({ id, variant, players: [{ name: 'Ann' }] }, parts);
  return table.ok ? table.value : fault('the table did not open');
}

async function remote(door: DoorName) {
  const port = door === 'tcp' ? server.ports.tcp : server.ports.http;
  const room = { type: 'CreateRoom', name: 'Ann', variant: 'yatzy', seats: 1, autoFirstRoll: false } as const;
  const table = await sit(transportTo(door, port), room);
  const started = await table.send({ type: 'StartGame' });
  return started.ok ? table : fault(started.error.code);
}

keepsItsPromises('a local table', local);
for (const door of DOORS) keepsItsPromises(`a remote table over ${door}`, () => remote(door));
