/** The queue between rooms and the writer, with a writer that answers when told. */
import { expect, test } from 'vitest';
import { roomId } from './ids.ts';
import { LogError } from './log-error.ts';
import type { PackedEntry } from './packed.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { WriterPort } from './writer-port.ts';

type Held = { readonly entries: readonly PackedEntry[]; readonly grant: () => void; readonly fail: (error: Error) => void };

function slowWriter() {
  const held: Held[] = [];
  const calls: string[] = [];
  let lose: (error: LogError) => void = () => {};
  const port: WriterPort = {
    call: (name, ...args) => {
      calls.push(name);
      if (name !== 'append') return Promise.resolve(undefined as never);
      const entries = args[0] as readonly PackedEntry[];
      return new Promise((resolve, reject) => {
        const outcomes = entries.map(({ at }) => ({ type: 'appended', firstSeq: 1, lastSeq: 1, at }));
        held.push({ entries, grant: () => resolve(outcomes as never), fail: reject });
      });
    },
    onLost: tell => {
      lose = tell;
    },
    end: async () => {
      calls.push('end');
    },
  };
  return { port, held, calls, lose: (error: LogError) => lose(error) };
}

const entry = (room: string) => ({ room: roomId(room), expected: { seq: 0, version: 0 }, epoch: 0, events: [{ type: 'Said' }] });
const turn = () => new Promise(resolve => setImmediate(resolve));
const failed = new LogError('failed', 'the disk is gone');

test('what is appended while the writer is busy becomes one batch', async () => {
  const { port, held } = slowWriter();
  const log = new SqliteLog(port);
  const first = ['a', 'b'].map(room => log.append(entry(room)));
  await turn();
  const second = ['c', 'd', 'e'].map(room => log.append(entry(room)));
  await turn();
  expect(held.map(({ entries }) => entries.map(({ room }) => room))).toEqual([['a', 'b']]);
  held[0]?.grant();
  await Promise.all(first);
  await turn();
  expect(held[1]?.entries.map(({ room }) => room)).toEqual(['c', 'd', 'e']);
  held[1]?.grant();
  await Promise.all(second);
});

test('a very long queue is written in several batches', async () => {
  const { port, held } = slowWriter();
  const log = new SqliteLog(port);
  const all = Array.from({ length: 2_500 }, (_, i) => log.append(entry(`${i}`)));
  for (let done = 0; done < 3; done++) {
    await turn();
    held[done]?.grant();
  }
  await Promise.all(all);
  expect(held.map(({ entries }) => entries.length)).toEqual([1_000, 1_000, 500]);
});

test('nothing is answered before its batch is committed', async () => {
  const { port, held } = slowWriter();
  const log = new SqliteLog(port);
  let answered = false;
  const appended = log.append(entry('a')).then(() => (answered = true));
  await turn();
  expect(answered).toBe(false);
  held[0]?.grant();
  await appended;
  expect(answered).toBe(true);
});

test('a failed write ends the log: everybody waiting hears it, the owner once, and nothing more is written', async () => {
  const told: LogError[] = [];
  const { port, held, calls } = slowWriter();
  const log = new SqliteLog(port, { onFatal: error => told.push(error) });
  const writing = log.append(entry('a'));
  await turn();
  const waiting = [log.append(entry('b')), log.append(entry('c'))];
  held[0]?.fail(failed);
  for (const append of [writing, ...waiting]) await expect(append).rejects.toBe(failed);
  await expect(log.append(entry('d'))).rejects.toBe(failed);
  await expect(log.load(roomId('a'))).rejects.toBe(failed);
  expect(told).toEqual([failed]);
  await log.close();
  expect(calls).toEqual(['append', 'end']);
});

test('a writer that is lost fails those who wait', async () => {
  const told: LogError[] = [];
  const { port, held, lose } = slowWriter();
  const log = new SqliteLog(port, { onFatal: error => told.push(error) });
  const writing = log.append(entry('a'));
  await turn();
  const waiting = log.append(entry('b'));
  lose(failed);
  held[0]?.fail(failed);
  await expect(writing).rejects.toBe(failed);
  await expect(waiting).rejects.toBe(failed);
  expect(told).toEqual([failed]);
});

test('an error that is not of the disk fails its batch and no other', async () => {
  const told: LogError[] = [];
  const { port, held } = slowWriter();
  const log = new SqliteLog(port, { onFatal: error => told.push(error) });
  const first = log.append(entry('a'));
  await turn();
  held[0]?.fail(new Error('a fault'));
  await expect(first).rejects.toThrow('a fault');
  const second = log.append(entry('b'));
  await turn();
  held[1]?.grant();
  expect(await second).toMatchObject({ type: 'appended' });
  expect(told).toEqual([]);
});
