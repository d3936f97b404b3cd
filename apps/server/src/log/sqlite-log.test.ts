import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logContract } from './contract.ts';
import { SqliteLog } from './sqlite-log.ts';
import { openHere } from './writer-port.ts';

/** A closed database keeps its lock until its statements are collected, so the next one opens a copy, as after a power cut. */
logContract('a log in a file, written in this thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yaht-log-'));
  let copies = 0;
  const nextFile = async () => {
    const file = join(folder, `${++copies}.db`);
    for (const part of ['', '-wal']) await copyFile(join(folder, `${copies - 1}.db${part}`), `${file}${part}`).catch(() => {});
    return file;
  };
  return {
    open: async now => new SqliteLog(openHere({ file: await nextFile() }), { now }),
    survives: true,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});
