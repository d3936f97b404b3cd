/** The keys that every screen has: help, log, bell, command line, and leaving. */
import { lineOf, span } from '../draw/line.ts';
import { can, type Abilities } from '../keys/press.ts';
import { runCommand } from './commands.ts';
import type { Overlays } from './overlays.ts';
import type { Shell } from './shell.ts';

/** `quit` is what leaving means on this screen. */
export function screenAbilities(shell: Shell, overlays: Overlays, quit: () => void): Abilities {
  const { terminal } = shell.words;
  return {
    help: can(overlays.help),
    quit: can(quit),
    back: can(() => shell.back()),
    log: can(() => overlays.read(terminal.actions.log[1], logLines(shell))),
    mute: can(() => toggleBell(shell)),
    command: can(() => overlays.type(':', 80, text => runCommand(shell, text, quit))),
    redraw: can(() => {}),
    suspend: can(() => {}),
  };
}

const logLines = ({ message, words }: Shell) =>
  message.log.length === 0
    ? [lineOf(span(` ${words.terminal.nothingYet}`, 'dim'))]
    : message.log.map(({ kind, text }) => (kind === 'problem' ? lineOf(span(` ! ${text}`, 'bad')) : lineOf(`   ${text}`)));

function toggleBell({ settings, message, words }: Shell): void {
  const hasBell = !settings.get().hasBell;
  settings.change({ hasBell });
  message.note(words.terminal.bellIs(hasBell));
}
