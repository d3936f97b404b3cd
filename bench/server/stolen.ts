/** What a virtual machine does not see by itself: that its host gave its processors to somebody else. */
import { readFileSync } from 'node:fs';

/** The fields of the line: user, nice, system, idle, iowait, irq, softirq, steal; the guests' are within user and nice. */
const FIELDS = 8;
const STEAL = 7;

type Times = readonly number[];

/** The processors' times so far, in ticks; nothing where the system does not tell. */
function processorTimes(): Times {
  if (process.platform !== 'linux') return [];
  const line = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '';
  return line.split(' ').slice(0, FIELDS).map(Number);
}

/** Starts looking; the answer tells the part of all processors' time that was taken away since, from 0 to 1. */
export function watchStolen(): () => number {
  const before = processorTimes();
  return () => {
    const passed = processorTimes().map((ticks, field) => ticks - (before[field] ?? 0));
    return (passed[STEAL] ?? Number.NaN) / passed.reduce((sum, ticks) => sum + ticks, 0);
  };
}
