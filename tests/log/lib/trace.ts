/** What a program asked of the disk, in order, as strace saw it. Every text in its output is in hexadecimal. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { watching } from '../../lib/strace.ts';
import { Appender, type Manner } from './program.ts';

export type Step =
  | { readonly type: 'write'; readonly path: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly type: 'truncate'; readonly path: string; readonly size: number }
  | { readonly type: 'remove'; readonly path: string }
  /** A file, or a folder with the names in it, is on the disk. */
  | { readonly type: 'sync'; readonly path: string }
  | { readonly type: 'say'; readonly text: string };

const CALLS = 'pwrite64,write,fsync,fdatasync,ftruncate,unlink';

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex');

/** Runs the appending program to its end and answers everything it did. */
export async function recorded(manner: Manner, output: string): Promise<readonly Step[]> {
  const under = [...watching(CALLS, output), '-y', '-xx', '-s', '70000'];
  const program = new Appender({ ...manner, under });
  if ((await program.ended) !== 0) throw new Error(`the program did not finish: ${program.lines.slice(-3).join(', ')}`);
  return stepsIn(output);
}

async function stepsIn(output: string): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const syncing = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(output) })) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const step = call.startsWith('<...') ? resumed(call, syncing.get(thread)) : stepOf(call);
    if (step?.type === 'sync' && call.endsWith('<unfinished ...>')) syncing.set(thread, step.path);
    else if (step) steps.push(step);
  }
  return steps;
}

/** A sync counts when it has come back; whatever else is interrupted in the output counts from its beginning. */
const resumed = (call: string, path: string | undefined): Step | undefined =>
  path !== undefined && /^<\.\.\. f(data)?sync resumed>.*= 0$/.test(call) ? { type: 'sync', path } : undefined;

function stepOf(call: string): Step | undefined {
  const [, name = '', hexPath = '', rest = ''] = /^(\w+)\((?:\d+<|")([^>"]*)[>"](?:, )?(.*)$/.exec(call) ?? [];
  const path = bytesOf(hexPath).toString();
  const [, hex = '', end = ''] = /^"([^"]*)", \d+(?:, (\d+))?/.exec(rest) ?? [];
  switch (name) {
    case 'pwrite64':
      return { type: 'write', path, offset: Number(end), bytes: bytesOf(hex) };
    case 'write':
      return call.startsWith('write(1<') ? { type: 'say', text: bytesOf(hex).toString() } : undefined;
    case 'ftruncate':
      return { type: 'truncate', path, size: Number.parseInt(rest, 10) };
    case 'unlink':
      return { type: 'remove', path };
    case 'fsync':
    case 'fdatasync':
      return { type: 'sync', path };
    default:
      return undefined;
  }
}
