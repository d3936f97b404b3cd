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

/** The words before a program whose calls on these files go wrong: `pwrite64:error=EIO:when=20+`. */
export const withFault = (fault: string, files: readonly string[], output = '/dev/null'): readonly string[] => {
  const [calls = ''] = fault.split(':');
  return [...under(calls, output), '-e', `inject=${fault}`, ...files.flatMap(path => ['-P', path])];
};
