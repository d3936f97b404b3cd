/** The program of the writer's thread. */
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../thread/answering.ts';
import { openDatabase, type FileOptions } from './database.ts';
import { sign, unload, type Freight } from './freight.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Asked } from './thread-port.ts';
import { perform } from './writer-port.ts';

answerCalls(() => {
  const writer = new SqliteWriter(openDatabase(workerData as FileOptions, Date.now()));
  return ({ name, args }: Asked) =>
    name === 'append' ? sign(writer.append(unload(args[0] as Freight))) : perform(writer, name, args);
});
