/** The one place that writes: data to standard output, messages to standard error. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { paintFor, wantsColor, type ColorMode, type Paint } from './color.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';

type Terminal = { readonly isTTY?: boolean };

/** A stream to write to, as `process.stdout` is one. */
export type Sink = Writable & Terminal & { readonly columns?: number };

export type Output = {
  /** A line of data. */
  readonly data: (line: string) => void;
  /** Resolves when whoever reads the data has caught up. */
  readonly caughtUp: () => Promise<void>;
  /** Something worth knowing; `--quiet` leaves it out. */
  readonly note: (line: string) => void;
  /** Something only `--verbose` tells. */
  readonly detail: (line: string) => void;
  /** A line that takes the place of the one before it, an empty one takes it away; undefined where nobody watches. */
  readonly redraw: ((line: string) => void) | undefined;
  /** What went wrong. */
  readonly problem: (sentence: string) => void;
  readonly paint: Paint;
  /** How wide a line of data may be. */
  readonly columns: number;
  readonly isTerminal: boolean;
};

export type OutputWish = {
  readonly color: ColorMode;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Lines longer than this are hard to read, however wide the window is. */
const WIDEST = 100;
/** Without a terminal there is nobody to ask. */
const USUAL = 80;

export function outputTo(stdout: Sink, stderr: Sink, { color, quiet, verbose, env }: OutputWish): Output {
  const isTerminal = stdout.isTTY === true;
  const errorPaint = paintFor(wantsColor(color, env, stderr.isTTY === true));
  const tell = (line: string): void => void stderr.write(`${line}\n`);
  let isBehind = false;
  return {
    data: line => {
      isBehind = !stdout.write(`${line}\n`);
    },
    caughtUp: async () => {
      if (isBehind) await once(stdout, 'drain');
      isBehind = false;
    },
    note: line => {
      if (!quiet) tell(line);
    },
    detail: line => {
      if (verbose) tell(line);
    },
    redraw: stderr.isTTY === true && !quiet ? line => void stderr.write(`\r${fitted(line, stderr)}\u001B[K`) : undefined,
    problem: sentence => tell(`${errorPaint.bad('yaht:')} ${sentence}`),
    paint: paintFor(wantsColor(color, env, isTerminal)),
    columns: Math.min(isTerminal ? (stdout.columns ?? USUAL) : USUAL, WIDEST),
    isTerminal,
  };
}

/** A line that would be broken in two could not be drawn over. */
const fitted = (line: string, { columns = USUAL }: Sink): string => [...line].slice(0, columns - 1).join('');

/**
 * When the reader of a pipe has seen enough (`yaht rules | head -1`), there is nothing left to do and nothing to complain about;
 * a terminal that was closed hangs up; a full disk is a failure, told in the system's own words.
 */
export function endWhenUnwritable(stream: Sink, stderr: Sink, exit: (code: ExitCode) => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return exit(EXIT.ok);
    if (isClosed(stream, error)) return exit(EXIT.hangup);
    if (stream !== stderr) stderr.write(`yaht: ${error.message}\n`);
    exit(EXIT.failure);
  });
}

/** The same for what is typed. Any other read error is reported by the caller. */
export function endWhenLost<Stream extends Readable & Terminal>(stream: Stream, exit: (code: ExitCode) => void): Stream {
  return stream.on('error', error => {
    if (isClosed(stream, error)) exit(EXIT.hangup);
    else if (stream.listenerCount('error') === 1) throw error;
  });
}

/** A terminal whose window is gone answers this way for ever. */
const isClosed = ({ isTTY }: Terminal, { code }: NodeJS.ErrnoException): boolean => code === 'EIO' && isTTY === true;
