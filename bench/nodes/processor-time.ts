/** What a program of others and those who work for it have used, from what Linux tells about processes. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of a line of `/proc/<pid>/stat`, counted after the name. */
const PARENT = 1;
const TIMES = [11, 12];
const CHILDREN_TIMES = [13, 14];
/** A tick of the kernel, in microseconds. */
const TICK = 10_000;

/** Processor time of a process, of those it has started and of those that have ended, in microseconds; NaN where nobody tells. */
export function processorTime(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const own = fieldsOf(String(pid));
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter(fields => fields[PARENT] === String(pid));
  const ticks = sumOf(own, [...TIMES, ...CHILDREN_TIMES]) + children.reduce((sum, child) => sum + sumOf(child, TIMES), 0);
  return TICK * ticks;
}

/** Nothing for a process that has just ended. */
function fieldsOf(pid: string): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const sumOf = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
