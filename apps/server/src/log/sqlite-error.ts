/** What an error of SQLite means for the log. */
import { fullError, LogError, type LogProblem } from './log-error.ts';

/** Result codes of SQLite that are told apart here; the low byte of an extended code. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const CONSTRAINT = 19;
const NOTADB = 26;

/** After these nobody can say what is on the disk: the process has to end and start again from the log. */
const FATAL = new Set([READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB]);

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isFull = (error: unknown): boolean => codeOf(error) === FULL;

/** Whether a database is one whose making was cut short, and that only a writer can bring to an end. */
export const isUnborn = (error: unknown): boolean => codeOf(error) === READONLY;

/** Whether a row is none that the table takes. */
export const isMisfit = (error: unknown): boolean => codeOf(error) === CONSTRAINT;

export const isFatal = (error: unknown): boolean => error instanceof LogError || FATAL.has(codeOf(error));

/** The same error in the words of the log; what is no error of the database stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof LogError) return error;
  if (isFull(error)) return fullError();
  return isFatal(error) ? new LogError('failed', `the log cannot be written or read: ${textOf(error)}`) : error;
}

/** The same for what was only to be read: damage in one place is no reason to keep the others from being read and written. */
export const unreadable = (error: unknown): unknown =>
  codeOf(error) === CORRUPT ? new LogError('damaged', `the log is damaged: ${textOf(error)}`) : failureOf(error);

/** Why a file could not be opened as a log. */
export function openingFailure(file: string, error: unknown): LogError {
  const [code, message] = openingProblem(file, error);
  return new LogError(code, message, undefined, file);
}

function openingProblem(file: string, error: unknown): readonly [LogProblem, string] {
  if (error instanceof LogError) return [error.code, error.message];
  switch (codeOf(error)) {
    case BUSY:
      return ['in-use', `${file} is in use by another process; only one may write a log`];
    case NOTADB:
    case CORRUPT:
      return ['not-a-log', `${file} is not a log, or is damaged: ${textOf(error)}`];
    case FULL:
      return ['disk-full', `there is no space left for ${file}`];
    default:
      return ['cannot-open', `${file} cannot be opened: ${textOf(error)}`];
  }
}
