/** The kernel's part in a test: programs whose calls are watched, answered with errors, or their last. */

export const withoutStrace = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('strace');

/** Whichever of them SQLite was built to use. */
export const SYNC = 'fsync,fdatasync';

const under = (calls: string, output: string): readonly string[] => [
  'strace',
  '-f',
  '-qq',
  '-e',
  `trace=${calls}`,
  '-e',
  'signal=none',
  '-o',
  output,
];

/** The words before a program that is watched at these calls; all its others run at full speed. */
export const watching = (calls: string, output: string): readonly string[] => [...under(calls, output), '--seccomp-bpf'];

/** The words before a program that is watched at these calls on one file. */
export const watchingFile = (calls: string, file: string, output: string): readonly string[] => [
  ...under(calls, output),
  '-P',
  file,
];

/** How often the thread that made most of the calls made them; a fault counts the calls of each thread by itself. */
export function callsIn(trace: string): number {
  const byThread = new Map<string, number>();
  for (const [, thread = ''] of trace.matchAll(/^(\d+) +\w+\(/gm)) byThread.set(thread, (byThread.get(thread) ?? 0) + 1);
  return Math.max(0, ...byThread.values());
}

/** The words before a program whose calls on these files go wrong: `pwrite64:error=EIO:when=20+`. */
export const withFault = (fault: string, files: readonly string[], output = '/dev/null'): readonly string[] => {
  const [calls = ''] = fault.split(':');
  return [...under(calls, output), '-e', `inject=${fault}`, ...files.flatMap(path => ['-P', path])];
};
