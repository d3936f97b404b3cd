/** Somebody at a terminal who joins a server. */
import { plainEnv, yaht } from '../../lib/programs.ts';
import { Terminal } from '../../lib/terminal.ts';

/** Alternate screen and cursor, as tmux tells them. */
const SCREEN = '#{alternate_on} #{cursor_flag}';
export const TAKEN = '1 0';
export const GIVEN_BACK = '0 1';

export class Guest {
  readonly terminal: Terminal;

  private constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Everything is kept in one folder, as for one user of one machine. */
  static async open(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Guest> {
    return new Guest(await Terminal.open({ ...homeIn(folder), ...env }));
  }

  /** Types the command and waits until its screen is there. */
  async start(command: string, text: string): Promise<void> {
    await this.terminal.type(`clear; ${yaht} ${command}; echo code $?`);
    await this.sees(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.terminal.press(key);
  }

  /** Waits until the screen shows all of these. */
  sees(...texts: readonly string[]): Promise<string> {
    return this.terminal.untilScreen(screen => texts.every(text => screen.includes(text)));
  }

  /** Scores the row under the cursor, moved by these keys, whatever it brings: where another brings much more, it is asked about. */
  async score(...moves: readonly string[]): Promise<void> {
    await this.press('Tab', ...moves, 'Enter');
    await this.sees('Enter again scores');
    await this.press('Enter');
    const after = await this.terminal.untilScreen(screen => screen.includes('(y/N') || !screen.includes('Enter again scores'));
    if (after.includes('(y/N')) await this.press('y');
  }

  /** Ends the program in the terminal by a signal: unless told otherwise, one after which it can do nothing more. */
  async kill(signal: NodeJS.Signals = 'SIGKILL', code = 137): Promise<void> {
    process.kill(await this.terminal.program(), signal);
    await this.terminal.until(`code ${code}`);
  }

  screen(): Promise<string> {
    return this.terminal.tells(SCREEN);
  }

  close(): Promise<void> {
    return this.terminal.close();
  }
}

/** Folders of a user of a test. */
export const homeIn = (folder: string): Readonly<Record<string, string>> => ({
  ...plainEnv(),
  YAHT_DATA_DIR: `${folder}/data`,
  YAHT_STATE_DIR: `${folder}/state`,
  YAHT_CACHE_DIR: `${folder}/cache`,
  YAHT_CONFIG_DIR: `${folder}/config`,
});
