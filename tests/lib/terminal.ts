/** A real terminal: tmux runs the program, types into it and reads its screen. */
import { randomUUID } from 'node:crypto';
import { plainEnv, run } from './programs.ts';

const PATIENCE = 20_000;

export class Terminal {
  readonly #server = `yaht-${randomUUID()}`;

  /** A screen of 80 by 24 with a shell in it. */
  static async open(env: Readonly<Record<string, string>>): Promise<Terminal> {
    const terminal = new Terminal();
    const settings = Object.entries({ ...plainEnv(), ...env }).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    await terminal.#tmux(
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      '80',
      '-y',
      '24',
      ...settings,
      "PS1='ready> ' bash --norc --noprofile",
    );
    await terminal.until('ready>');
    return terminal;
  }

  /** Types a text and Enter. */
  async type(text: string): Promise<void> {
    if (text !== '') await this.#tmux('send-keys', '-l', text);
    await this.#tmux('send-keys', 'Enter');
  }

  /** Presses keys by their names in tmux: `C-c`, `Up`. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.#tmux('send-keys', ...keys);
  }

  /** Everything on the screen and above it. */
  async screen(): Promise<string> {
    return (await this.#tmux('capture-pane', '-p', '-J', '-S', '-2000')).stdout;
  }

  /** Waits until the screen shows the text, as often as asked, and answers the screen. */
  async until(text: string, times = 1): Promise<string> {
    const end = Date.now() + PATIENCE;
    let screen = await this.screen();
    while (screen.split(text).length - 1 < times) {
      if (Date.now() > end) throw new Error(`the terminal never showed ${JSON.stringify(text)}:\n${screen}`);
      screen = await this.screen();
    }
    return screen;
  }

  /** What is on the screen now, with its escape codes. */
  async painted(): Promise<string> {
    return (await this.#tmux('capture-pane', '-e', '-p')).stdout;
  }

  /** Waits until the whole screen is as the question wants it, and answers it. */
  async untilScreen(isRight: (screen: string) => boolean): Promise<string> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const screen = (await this.#tmux('capture-pane', '-p')).stdout;
      if (isRight(screen)) return screen;
      if (Date.now() > end) throw new Error(`the terminal never looked right:\n${screen}`);
    }
  }

  /** Something tmux knows of the terminal, such as `#{alternate_on}`. */
  async tells(format: string): Promise<string> {
    return (await this.#tmux('display-message', '-p', format)).stdout.trim();
  }

  async resize(columns: number, rows: number): Promise<void> {
    await this.#tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  async close(): Promise<void> {
    await this.#tmux('kill-server');
  }

  #tmux(...args: readonly string[]) {
    return run('tmux', ['-L', this.#server, ...args]);
  }
}
