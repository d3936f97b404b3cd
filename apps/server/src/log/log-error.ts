/** What can be wrong with a log as a whole; `message` is for whoever runs the server. */
export const LOG_PROBLEMS = [
  'in-use',
  'newer-schema',
  'not-a-log',
  'cannot-open',
  'failed',
  'damaged',
  'disk-full',
  'away',
  'closed',
  'unfit-entry',
] as const;
export type LogProblem = (typeof LOG_PROBLEMS)[number];

export class LogError extends Error {
  readonly code: LogProblem;
  /** The word of the system or the database for it, where there is one. */
  readonly reason: string | undefined;
  /** The file that could not be opened. */
  readonly file: string | undefined;

  constructor(code: LogProblem, message: string, reason?: string, file?: string) {
    super(message);
    this.name = 'LogError';
    this.code = code;
    this.reason = reason;
    this.file = file;
  }
}

/** Whether it is only that the log cannot be reached now: what was asked may have been done or not, and can be asked again. */
export const isLogAway = (error: unknown): boolean => error instanceof LogError && error.code === 'away';

/** Whether there is only no space left: nothing was written, and the same can be asked again once there is. */
export const isLogFull = (error: unknown): boolean => error instanceof LogError && error.code === 'disk-full';

/** Whether it is only that something stored cannot be read any more; everything else can. */
export const isLogDamaged = (error: unknown): boolean => error instanceof LogError && error.code === 'damaged';

export const fullError = (): LogError => new LogError('disk-full', 'there is no space left for the log');

export const awayError = (reason: string): LogError => new LogError('away', `the database does not answer: ${reason}`);

export const closedError = (): LogError => new LogError('closed', 'the log is closed');
