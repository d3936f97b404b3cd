/** A file that was named and cannot be read or written: what, why, what to do. */
import { fileTrouble, type Messages } from '@yaht/messages';
import { shownPath } from './text.ts';

/** The sentence for what the system answered about this file. */
export type FileProblem = (messages: Messages, path: string, error: unknown) => string;

export const cannotRead: FileProblem = ({ cliProblems }, path, error) =>
  cliProblems.cannotRead(shownPath(path), ...fileTrouble(error));

export const cannotWrite: FileProblem = ({ cliProblems }, path, error) =>
  cliProblems.cannotWrite(shownPath(path), ...fileTrouble(error));
