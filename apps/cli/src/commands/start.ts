/** `yaht` alone: the start screen in a terminal, a game in a plain one, the help elsewhere. */
import type { Command } from 'commander';
import { isInteractive, type Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { openFullScreen, wantsFullScreen } from '../play/full-screen.ts';

/** Begins with somebody who can type; tells anybody else what there is. */
export async function start(context: Context, program: Command): Promise<number> {
  if (wantsFullScreen(context, {})) return openFullScreen(context, {}, { kind: 'home' });
  if (isInteractive(context)) {
    const { play } = await import('./play.ts');
    context.output.note(context.messages.line.otherGames);
    return play(context, undefined, { order: 'opening-roll' });
  }
  program.outputHelp();
  return EXIT.ok;
}
