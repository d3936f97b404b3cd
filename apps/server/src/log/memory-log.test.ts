import { followedLogContract } from './contract.ts';
import { MemoryLog } from './memory-log.ts';

followedLogContract('a log in memory', async () => ({
  open: async now => new MemoryLog(now),
  survives: false,
  remove: async () => {},
}));
