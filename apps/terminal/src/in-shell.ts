/** Screens that the command line opens: all of them need the same of the machine. */
import type { BotMove } from '@yaht/client';
import type { Coach } from './coach/coach.ts';
import { runShell, type ShellStreams } from './shell/run-shell.tsx';
import type { TerminalSettings } from './shell/settings.ts';
import type { Shell } from './shell/shell.ts';

export type ScreenOptions = ShellStreams & {
  readonly settings: TerminalSettings;
  /** Called with what was changed on the screen, to be kept. */
  readonly keep: (settings: TerminalSettings) => void;
  /** Hands over where sentences go while the screen is on. */
  readonly onTell: (listener: (text: string) => void) => void;
  readonly botMove: BotMove;
  readonly coach: Coach;
};

/** Opens a shell with its first screen; answers the exit code. */
export function inShell(options: ScreenOptions, begin: (shell: Shell) => void | Promise<void>): Promise<number> {
  const { settings, keep, onTell } = options;
  return runShell(options, settings, async shell => {
    onTell(text => (text === '' ? shell.message.clear() : shell.message.note(text)));
    shell.settings.subscribe(() => keep(shell.settings.get()));
    await begin(shell);
  });
}
