/** `yaht play` and `yaht` in the whole terminal. */
import { Home, type ReadGame } from './home/home.tsx';
import { openStart, type More } from './home/start-screen.ts';
import { inShell, type ScreenOptions } from './in-shell.ts';
import type { NewGame } from './local-games.ts';
import { Saves, type Wanted } from './saves.ts';
import type { Shell } from './shell/shell.ts';

export type FullScreenOptions = ScreenOptions & {
  readonly dataFolder: string;
  readonly readGame: ReadGame;
  /** Entries of others on the start screen, such as a way to a server. */
  readonly more?: (shell: Shell, changed: () => void) => More;
  readonly first:
    | { readonly kind: 'home' }
    | { readonly kind: 'new'; readonly game: NewGame }
    | { readonly kind: 'saved'; readonly wanted: Wanted };
};

/** Plays and answers the exit code. */
export function playFullScreen(options: FullScreenOptions): Promise<number> {
  const { dataFolder, readGame, botMove, coach, first, more } = options;
  return inShell(options, async shell => {
    const home = new Home({ shell, saves: new Saves(dataFolder), dataFolder, botMove, coach, readGame });
    if (first.kind === 'home') return openStart(home, more);
    const failed = await (first.kind === 'new' ? home.begin(first.game) : home.goOn(first.wanted));
    if (failed) shell.leave(failed);
  });
}
