/** The program of the writer's thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type FileOptions } from './database.ts';
import { sign, unload, type Freight } from './freight.ts';
import { LogError } from './log-error.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { OPENING, type Call, type Reply, type Trouble } from './thread-port.ts';
import { perform } from './writer-port.ts';

const troubleOf = (error: unknown): Trouble => ({
  code: error instanceof LogError ? error.code : undefined,
  message: error instanceof Error ? error.message : String(error),
});

function answer(id: number, work: () => unknown): void {
  let reply: Reply;
  try {
    reply = { id, value: work() };
  } catch (error) {
    reply = { id, trouble: troubleOf(error) };
  }
  parentPort?.postMessage(reply, []);
}

const work = (writer: SqliteWriter, { name, args }: Call): unknown =>
  name === 'append' ? sign(writer.append(unload(args[0] as Freight))) : perform(writer, name, args);

answer(OPENING, () => {
  const writer = new SqliteWriter(openDatabase(workerData as FileOptions, Date.now()));
  parentPort?.on('message', (call: Call) => answer(call.id, () => work(writer, call)));
});
