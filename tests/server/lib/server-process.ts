/** A server as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { plainEnv, root } from '../../lib/programs.ts';

export type Ports = { readonly tcp: number; readonly http: number; readonly admin?: number };
export type ServeOptions = { readonly dataFolder: string } & Readonly<Record<string, unknown>>;

/** Where `bundle-server.ts` puts the programs of the tests and everything of the house that they need. */
export const BUNDLE = join(root, 'node_modules/.cache/yaht/test-server/programs');

export class ServerProcess {
  readonly ports: Ports;
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  /** Of the server itself, under whatever program it runs. */
  readonly #pid: number;
  readonly #errors: string[];

  private constructor(
    child: ChildProcess,
    { pid, ...ports }: Ports & { readonly pid: number },
    ended: Promise<number | null>,
    errors: string[],
  ) {
    this.#child = child;
    this.#pid = pid;
    this.ports = ports;
    this.ended = ended;
    this.#errors = errors;
  }

  /** Starts it, perhaps under another program or with flags of Node, and waits until it listens; throws with what it said when it does not. */
  static async start(
    options: ServeOptions,
    under: readonly string[] = [],
    flags: readonly string[] = [],
    bundle = BUNDLE,
  ): Promise<ServerProcess> {
    const words = [...under, process.execPath, ...flags, join(bundle, 'serve.js'), JSON.stringify(options)];
    const child = spawn(words[0] ?? '', words.slice(1), { cwd: root, env: plainEnv() });
    const errors: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
    const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)));
    const line = await Promise.race([firstLine(child), ended]);
    if (typeof line !== 'string') throw new Error(`exit ${line}: ${errors.join('')}`);
    return new ServerProcess(child, JSON.parse(line) as Ports & { readonly pid: number }, ended, errors);
  }

  get pid(): number {
    return this.#pid;
  }

  /** Everything it wrote to its log. */
  get said(): string {
    return this.#errors.join('');
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isAlive) process.kill(this.#pid, signal);
  }

  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.ended;
  }

  /** Stops it in the middle of whatever it does, until it is told to go on. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  /** Ends it at this very moment. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise(resolve => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
  });
}
