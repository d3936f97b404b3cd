/** Everything that can end a full screen from outside, each with its exit code. */
import type { ReadStream } from 'node:tty';
import { EXIT } from '../exit-code.ts';

const SIGNALS = { SIGHUP: EXIT.hangup, SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** Why the screen ends; a fault says what broke. */
export type WayOut = { readonly code: number; readonly fault?: unknown };

/** Calls `leave` on signals, faults and a lost terminal; answers how to stop listening. */
export function watchWaysOut(input: ReadStream, leave: (way: WayOut) => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => leave({ code: SIGNALS[signal as keyof typeof SIGNALS] });
  const onFault = (fault: unknown): void => leave({ code: EXIT.internal, fault });
  const onLost = (): void => leave({ code: SIGNALS.SIGHUP });
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
  for (const event of FAULTS) process.on(event, onFault);
  for (const event of LOST) input.on(event, onLost);
  return () => {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
    for (const event of FAULTS) process.off(event, onFault);
    for (const event of LOST) input.off(event, onLost);
  };
}

const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;
const LOST = ['end', 'close', 'error'] as const;
