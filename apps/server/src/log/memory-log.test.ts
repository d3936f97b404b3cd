import { logContract } from './contract.ts';
import { MemoryLog } from './memory-log.ts';

logContract('a log in memory', async () => ({
  open: async now => new MemoryLog(now),
  survives: false,
  remove: async () => {},
}));
