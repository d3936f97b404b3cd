import { openBus } from '@yaht/server/bus';
import { busContract } from '@yaht/server/bus/contract';
import { describe } from 'vitest';
import { isLeftOut, startNats, startPostgres, startRedis, type Service } from '../lib/services.ts';

const SERVICES = [
  ['postgres', () => startPostgres()],
  ['redis-server', startRedis],
  ['nats-server', startNats],
] as const;

const stopOf = (service: Service) => ({
  open: () => openBus({ url: service.url }),
  interrupt: async (meanwhile: () => Promise<void>) => {
    await service.kill();
    await meanwhile();
    await service.start();
  },
  remove: service.remove,
});

for (const [tool, start] of SERVICES)
  describe.skipIf(isLeftOut(tool))(`with ${tool}`, () => {
    busContract('hints', async () => stopOf(await start()));
  });
