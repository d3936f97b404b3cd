/** The appending program as a process of its own, whose words are read as they come. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { plainEnv, root } from '../../lib/programs.ts';
import { BUNDLE } from '../../server/lib/server-process.ts';

export type Manner = {
  readonly file: string;
  readonly manner?: 'honest' | 'early';
  /** Without it the program goes on until it is killed. */
  readonly entries?: number;
  readonly pragmas?: readonly string[];
  /** A program that runs this one, with its arguments. */
  readonly under?: readonly string[];
};

export class Appender {
  readonly lines: string[] = [];
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  #listeners: (() => void)[] = [];

  constructor({ file, manner = 'honest', entries = Infinity, pragmas = [], under = [] }: Manner) {
    const script = join(BUNDLE, 'appender.js');
    const [command = '', ...args] = [...under, process.execPath, script, file, manner, `${entries}`, ...pragmas];
    this.#child = spawn(command, args, { cwd: root, env: plainEnv(), stdio: ['ignore', 'pipe', 'inherit'] });
    const { stdout } = this.#child;
    if (stdout) createInterface({ input: stdout }).on('line', line => this.#hear(line));
    this.ended = new Promise(resolve => this.#child.on('close', code => resolve(code)));
  }

  /** Until the program has said as many lines, or has ended. */
  async said(lines: number): Promise<void> {
    const enough = new Promise<void>(resolve => {
      const check = () => (this.lines.length >= lines ? resolve() : undefined);
      this.#listeners.push(check);
      check();
    });
    await Promise.race([enough, this.ended]);
    this.#listeners = [];
  }

  /** Ends the program at this very moment, and answers when everything it said has been heard. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  #hear(line: string): void {
    this.lines.push(line);
    for (const listener of this.#listeners) listener();
  }
}
