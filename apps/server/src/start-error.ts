/** What can be in the way when a server starts, said to whoever starts it. */
import { access, constants } from 'node:fs/promises';
import { makeFolders } from '@yaht/solver/node';

const START_PROBLEMS = ['port-in-use', 'cannot-listen', 'cannot-write', 'cannot-read', 'not-a-chain', 'no-games'] as const;
export type StartProblem = (typeof START_PROBLEMS)[number];

type About = { readonly reason: string; readonly port?: number; readonly host?: string };

export class StartError extends Error {
  readonly code: StartProblem;
  /** The system's own word for it. */
  readonly reason: string;
  readonly port: number | undefined;
  readonly host: string | undefined;

  constructor(code: StartProblem, message: string, { reason, port, host }: About) {
    super(message);
    this.name = 'StartError';
    this.code = code;
    this.reason = reason;
    this.port = port;
    this.host = host;
  }
}

/** Makes the folder if it is not there, and looks whether it can be written. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    // What is kept there is for its owner alone.
    await makeFolders(folder, 0o700);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = codeOf(error);
    throw new StartError('cannot-write', `the folder ${folder} cannot be written (${reason})`, { reason });
  }
}

/** Says plainly why nobody can listen there. */
export function cannotListen(error: unknown, host: string, port: number): never {
  const reason = codeOf(error);
  const about = { reason, port, host };
  if (reason === 'EADDRINUSE') throw new StartError('port-in-use', `port ${port} on ${host} is used by another program`, about);
  throw new StartError('cannot-listen', `cannot listen on port ${port} of ${host} (${reason})`, about);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
