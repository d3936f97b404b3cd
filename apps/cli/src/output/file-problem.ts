/** A file that was named and cannot be read or written: what, why, what to do. */
import type { FileTrouble, Messages } from '@yaht/messages';
import { shownPath } from './text.ts';

/** The sentence for what the system answered about this file. */
export type FileProblem = (messages: Messages, path: string, error: unknown) => string;

export const cannotRead: FileProblem = ({ cliProblems }, path, error) =>
  cliProblems.cannotRead(shownPath(path), troubleOf(error), codeOf(error));

export const cannotWrite: FileProblem = ({ cliProblems }, path, error) =>
  cliProblems.cannotWrite(shownPath(path), troubleOf(error), codeOf(error));

/** The system's codes for what can be said in words. */
const TROUBLES: Readonly<Record<string, FileTrouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

const troubleOf = (error: unknown): FileTrouble => TROUBLES[codeOf(error)] ?? 'other';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
