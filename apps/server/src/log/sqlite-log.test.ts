import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followedLogContract } from './contract.ts';
import { SqliteLog } from './sqlite-log.ts';
import { openHere } from './writer-port.ts';

followedLogContract('a log in a file, written in this thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-log-'));
  return {
    open: async now => new SqliteLog(openHere({ file: join(folder, 'log.db') }), { now }),
    survives: true,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});
