import { openSqliteLog } from '@yaht/server/log';
import { logContract } from '@yaht/server/log/contract';
import { join } from 'node:path';
import { emptyFolder } from '../lib/programs.ts';

logContract('a log in a file, written by a thread', async () => {
  const { path, remove } = await emptyFolder();
  return { open: now => openSqliteLog({ file: join(path, 'log.db'), now }), survives: true, remove };
});
