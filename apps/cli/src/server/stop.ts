/** How a server is asked to end: by Ctrl-C or by whoever manages the machine. */
import { EXIT, type ExitCode } from '../exit-code.ts';

const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** Resolves with the exit code once somebody asks; who asks again does not want to wait. */
export function untilAskedToStop(): Promise<ExitCode> {
  let isAsked = false;
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isAsked) process.exit(CODES[signal]);
        isAsked = true;
        resolve(CODES[signal]);
      });
    }
  });
}
