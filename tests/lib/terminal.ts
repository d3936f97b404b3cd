/** A real terminal: tmux runs the program, types into it and reads its screen. */
import { plainEnv, run } from './programs.ts';
import { NEVER_COMES } from './time.ts';
import { Tmux } from './tmux.ts';

export class Terminal {
  readonly #tmux: Tmux;

  private constructor(tmux: Tmux) {
    this.#tmux = tmux;
  }

  /** A screen of 80 by 24 with a shell in it. */
  static async open(env: Readonly<Record<string, string>>): Promise<Terminal> {
    const settings = Object.entries({ ...plainEnv(), ...env }).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const shell = "PS1='ready> ' bash --norc --noprofile";
    const terminal = new Terminal(await Tmux.open(['new-session', '-x', '80', '-y', '24', ...settings, shell]));
    await terminal.until('ready>');
    return terminal;
  }

  /** Types a text and Enter. */
  async type(text: string): Promise<void> {
    if (text !== '') await this.#tmux.ask('send-keys', '-l', text);
    await this.press('Enter');
  }

  /** Presses keys by their names in tmux: `C-c`, `Up`. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.#tmux.ask('send-keys', ...keys);
  }

  /** Presses the left button of the mouse at the first place where the text is, as many cells to its right as asked; answers the screen. */
  async click(text: string, right = 0): Promise<void> {
    const lines = (await this.untilScreen(screen => screen.includes(text))).split('\n');
    const row = lines.findIndex(line => line.includes(text));
    await this.#report(0, (lines[row] ?? '').indexOf(text) + right + 1, row + 1);
  }

  /** Turns the wheel by one. */
  wheel(way: 'up' | 'down'): Promise<void> {
    return this.#report(way === 'up' ? 64 : 65, 1, 1);
  }

  /** What a terminal sends for the mouse. */
  async #report(button: number, column: number, row: number): Promise<void> {
    const bytes = [...Buffer.from(`\u001B[<${button};${column};${row}M`)].map(byte => byte.toString(16));
    await this.#tmux.ask('send-keys', '-H', ...bytes);
  }

  /** Everything on the screen and above it. */
  screen(): Promise<string> {
    return this.#tmux.ask('capture-pane', '-p', '-J', '-S', '-2000');
  }

  /** Waits until the screen shows the text, as often as asked, and answers the screen. */
  until(text: string, times = 1): Promise<string> {
    return this.#wait(
      () => this.screen(),
      screen => screen.split(text).length > times,
      JSON.stringify(text),
    );
  }

  /** What is on the screen now, with its escape codes. */
  painted(): Promise<string> {
    return this.#tmux.ask('capture-pane', '-e', '-p');
  }

  /** Waits until the whole screen is as the question wants it, and answers it. */
  untilScreen(isRight: (screen: string) => boolean): Promise<string> {
    return this.#wait(() => this.#tmux.ask('capture-pane', '-p'), isRight, 'what was waited for');
  }

  /** Something tmux knows of the terminal, such as `#{alternate_on}`. */
  async tells(format: string): Promise<string> {
    return (await this.#tmux.ask('display-message', '-p', format)).trim();
  }

  /** The program that was started in this terminal: others of the same name are not its own. */
  async program(): Promise<number> {
    const { stdout } = await run('pgrep', ['-P', await this.tells('#{pane_pid}')]);
    return Number(stdout.trim());
  }

  async resize(columns: number, rows: number): Promise<void> {
    await this.#tmux.ask('resize-window', '-x', String(columns), '-y', String(rows));
  }

  close(): Promise<void> {
    return this.#tmux.close();
  }

  /** Looks again whenever something was written. */
  async #wait(look: () => Promise<string>, isRight: (screen: string) => boolean, wanted: string): Promise<string> {
    const end = Date.now() + NEVER_COMES;
    for (;;) {
      const { changes } = this.#tmux;
      const screen = await look();
      if (isRight(screen)) return screen;
      if (Date.now() > end) throw new Error(`the terminal never showed ${wanted}:\n${screen}`);
      await this.#tmux.changed(changes, end);
    }
  }
}
