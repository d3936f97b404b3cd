/** What can be in the way when a server starts, said to whoever starts it. */
import { access, constants, mkdir } from 'node:fs/promises';

const START_PROBLEMS = ['port-in-use', 'cannot-listen', 'cannot-write'] as const;
export type StartProblem = (typeof START_PROBLEMS)[number];

export class StartError extends Error {
  readonly code: StartProblem;

  constructor(code: StartProblem, message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}

/** Makes the folder if it is not there, and looks whether it can be written. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError('cannot-write', `the folder ${folder} cannot be written (${codeOf(error)})`);
  }
}

/** Says plainly why nobody can listen there. */
export function cannotListen(error: unknown, host: string, port: number): never {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') throw new StartError('port-in-use', `port ${port} on ${host} is used by another program`);
  throw new StartError('cannot-listen', `cannot listen on port ${port} of ${host} (${code})`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
