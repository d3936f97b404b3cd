/** `yaht play` and `yaht` in the whole terminal. */
import type { BotMove } from '@yaht/client';
import type { Coach } from './coach/coach.ts';
import { Home } from './home/home.tsx';
import { openStart } from './home/start-screen.tsx';
import type { Item } from './list/list-desk.ts';
import type { NewGame } from './local-games.ts';
import { Saves, type Wanted } from './saves.ts';
import { runShell, type ShellStreams } from './shell/run-shell.tsx';
import type { TerminalSettings } from './shell/settings.ts';
import type { Shell } from './shell/shell.ts';

export type FullScreenOptions = ShellStreams & {
  readonly settings: TerminalSettings;
  /** Called with what was changed on the screen, to be kept. */
  readonly keep: (settings: TerminalSettings) => void;
  /** Hands over where sentences go while the screen is on. */
  readonly onTell: (listener: (text: string) => void) => void;
  readonly dataFolder: string;
  readonly botMove: BotMove;
  readonly coach: Coach;
  /** Entries of others on the start screen, such as a way to a server. */
  readonly more?: (shell: Shell) => readonly Item[];
  readonly first:
    | { readonly kind: 'home' }
    | { readonly kind: 'new'; readonly game: NewGame }
    | { readonly kind: 'saved'; readonly wanted: Wanted };
};

/** Plays and answers the exit code. */
export function playFullScreen(options: FullScreenOptions): Promise<number> {
  const { settings, keep, onTell, dataFolder, botMove, coach, first, more } = options;
  return runShell(options, settings, async shell => {
    onTell(text => (text === '' ? shell.message.clear() : shell.message.note(text)));
    shell.settings.subscribe(() => keep(shell.settings.get()));
    const home = new Home({ shell, saves: new Saves(dataFolder), dataFolder, botMove, coach });
    if (first.kind === 'home') return openStart(home, more);
    const failed = await (first.kind === 'new' ? home.begin(first.game) : home.goOn(first.wanted));
    if (failed) shell.leave(failed);
  });
}
