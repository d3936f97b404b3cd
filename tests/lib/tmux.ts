/** A tmux of one's own, spoken to over one line: it answers commands and tells when something on its screen has changed. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { plainEnv } from './programs.ts';

type Answer = { readonly resolve: (text: string) => void; readonly reject: (error: Error) => void };

/** What tmux's parser takes as one word, whatever is in it. */
const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

export class Tmux {
  /** How many times something was written to the screen. */
  changes = 0;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #ended: Promise<void>;
  readonly #asked: Answer[] = [];
  #answer: string[] | undefined;
  #wake: () => void = () => {};

  /** The words begin with the command that opens its session. */
  constructor(words: readonly string[]) {
    const args = ['-L', `yaht-${randomUUID()}`, '-f', '/dev/null', '-C', ...words];
    this.#child = spawn('tmux', args, { env: plainEnv(), stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdin.on('error', () => {});
    this.#ended = new Promise(resolve => this.#child.once('close', () => resolve(this.#end())));
    createInterface(this.#child.stdout).on('line', line => this.#hear(line));
  }

  /** Ready when the session is there. */
  static async open(words: readonly string[]): Promise<Tmux> {
    const tmux = new Tmux(words);
    await tmux.#answered();
    return tmux;
  }

  /** Runs a command and answers what it printed. */
  ask(...words: readonly string[]): Promise<string> {
    const answered = this.#answered();
    this.#child.stdin.write(`${words.map(quoted).join(' ')}\n`);
    return answered;
  }

  /** Waits until there were more changes than these, or until there is no more time. */
  async changed(since: number, end: number): Promise<void> {
    if (this.changes > since) return;
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, Math.max(0, end - Date.now()));
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }

  /** Ends it with everything that runs in it. */
  async close(): Promise<void> {
    this.#child.stdin.write('kill-server\n');
    await this.#ended;
  }

  #answered(): Promise<string> {
    return new Promise((resolve, reject) => this.#asked.push({ resolve, reject }));
  }

  /** Answers stand between a line that begins and a line that ends them; the other lines are news. */
  #hear(line: string): void {
    if (this.#answer) this.#read(line, this.#answer);
    else if (line.startsWith('%begin ')) this.#answer = [];
    else this.#notice();
  }

  #read(line: string, answer: string[]): void {
    const [, kind] = /^%(end|error) \d+ \d+ \d+$/.exec(line) ?? [];
    if (kind === undefined) return void answer.push(line);
    const text = answer.map(each => `${each}\n`).join('');
    const asked = this.#asked.shift();
    this.#answer = undefined;
    if (kind === 'end') asked?.resolve(text);
    else asked?.reject(new Error(`tmux: ${text}`));
  }

  #notice(): void {
    this.changes += 1;
    this.#wake();
  }

  #end(): void {
    for (const { reject } of this.#asked.splice(0)) reject(new Error('tmux has ended'));
    this.#notice();
  }
}
