/** `yaht server` as somebody starts it: a process with free ports, stopped by a signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { plainEnv, yaht } from './programs.ts';

type ServerDocument = {
  readonly schema: string;
  readonly tcp: { readonly host: string; readonly port: number };
  readonly http: { readonly url: string; readonly port: number };
  readonly webSocket: string;
  readonly data: string;
  readonly players: number | null;
  readonly variant: string;
};

export type Started = {
  readonly document: ServerDocument;
  readonly ended: Promise<EndedServer>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal and waits for the end. */
  readonly stop: (signal: NodeJS.Signals) => Promise<EndedServer>;
};

type EndedServer = { readonly code: number | null; readonly stderr: string };

type How = {
  readonly command?: string;
  /** A program that runs this one, with its arguments. */
  readonly under?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts it and waits until it has said where it listens. */
export async function startYahtServer(args: readonly string[], how: How = {}): Promise<Started> {
  const { command = yaht, under = [], cwd, env = {} } = how;
  const [program = command, ...words] = [...under, command, 'server', '--port', '0', '--http-port', '0', '--json', ...args];
  const child = spawn(program, words, { env: { ...plainEnv(), ...env }, ...(cwd === undefined ? {} : { cwd }) });
  const stderr = text(child.stderr);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ended = exited.then(async ([code]) => ({ code, stderr: await stderr }));
  const tooSoon = ended.then(({ stderr: said }) => Promise.reject(new Error(`the server ended: ${said}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), tooSoon])) as [string];
  tooSoon.catch(() => {});
  return {
    document: JSON.parse(line) as ServerDocument,
    ended,
    signal: signal => void child.kill(signal),
    stop: signal => {
      child.kill(signal);
      return ended;
    },
  };
}
