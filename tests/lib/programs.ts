/** The programs as a user starts them. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const yaht = join(root, 'apps/cli/bin/yaht.js');

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type How = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string };

/** Runs a program to its end. The environment is this one without what would change how yaht behaves. */
export const run = (command: string, args: readonly string[], { cwd = root, env = {}, input = '' }: How = {}): Promise<Ended> =>
  new Promise(resolve => {
    const child = execFile(
      command,
      args,
      { cwd, env: { ...plainEnv(), ...env }, maxBuffer: 64 << 20 },
      (error, stdout, stderr) => {
        resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });

/** Without colours, language and places of whoever runs the tests. */
export function plainEnv(): Record<string, string> {
  const { PATH = '', HOME = '', npm_execpath = '' } = process.env;
  return { PATH, HOME, LANG: 'en_US.UTF-8', TERM: 'xterm-256color', ...(npm_execpath === '' ? {} : { npm_execpath }) };
}

const OF_THE_NETWORK = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|(HTTPS?|NO)_PROXY|npm_config_(registry|cafile|userconfig))$/i;

/** How the registry is reached from here, for the programs that ask it. */
export const networkEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => (OF_THE_NETWORK.test(name) ? [[name, value]] : [])),
  );

/** A folder of its own for one test; `remove` takes it away. */
export async function emptyFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'yaht-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Where a program of the system lies. */
export const onPath = (program: string): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, program))
    .find(existsSync) ?? program;
