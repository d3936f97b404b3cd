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
  /** Sends the signals one after another and waits for the end. */
  readonly stop: (...signals: readonly NodeJS.Signals[]) => Promise<{ readonly code: number | null; readonly stderr: string }>;
};

type How = { readonly command?: string; readonly cwd?: string; readonly env?: Readonly<Record<string, string>> };

/** Starts it and waits until it has said where it listens. */
export async function startYahtServer(args: readonly string[], { command = yaht, cwd, env = {} }: How = {}): Promise<Started> {
  const free = ['server', '--port', '0', '--http-port', '0', '--json', ...args];
  const child = spawn(command, free, { env: { ...plainEnv(), ...env }, ...(cwd === undefined ? {} : { cwd }) });
  const stderr = text(child.stderr);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ended = exited.then(async () => {
    throw new Error(`the server ended: ${await stderr}`);
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => {});
  return {
    document: JSON.parse(line) as ServerDocument,
    stop: async (...signals) => {
      for (const signal of signals) child.kill(signal);
      const [code] = await exited;
      return { code, stderr: await stderr };
    },
  };
}
