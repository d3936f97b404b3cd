/** How a log talks to the writer of its file, wherever that works. */
import { openDatabase, type FileOptions } from './database.ts';
import type { LogError } from './log-error.ts';
import { SqliteWriter } from './sqlite-writer.ts';

export type CallName = keyof SqliteWriter;
export type ArgsOf<Name extends CallName> = Parameters<SqliteWriter[Name]>;
export type AnswerOf<Name extends CallName> = ReturnType<SqliteWriter[Name]>;

export type WriterPort = {
  /** Calls are done one after the other, in the order they were made. */
  readonly call: <Name extends CallName>(name: Name, ...args: ArgsOf<Name>) => Promise<AnswerOf<Name>>;
  /** Called once when the writer is gone although nobody closed it. */
  readonly onLost: (tell: (error: LogError) => void) => void;
  readonly end: () => Promise<void>;
};

export const perform = (writer: SqliteWriter, name: CallName, args: readonly unknown[]): unknown =>
  (writer[name] as (...args: readonly unknown[]) => unknown).apply(writer, [...args]);

/** A writer in this thread: for tests and small tools. */
function portHere(writer: SqliteWriter): WriterPort {
  return {
    call: async (name, ...args) => perform(writer, name, args) as never,
    onLost: () => {},
    end: async () => {},
  };
}

/** Opens the file here, without a thread. */
export const openHere = (options: FileOptions): WriterPort => portHere(new SqliteWriter(openDatabase(options, Date.now())));
