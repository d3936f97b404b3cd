/** Bots that play among themselves, in the whole terminal. */
import { PacedClock, type LocalTable, type Pace } from '@yaht/client';
import { messagesFor } from '@yaht/messages';
import { ok, type Result, type SetupRefusal } from '@yaht/rules';
import { inShell, type ScreenOptions } from '../in-shell.ts';
import { EXIT } from '../exit-code.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { botsDesk } from './bots-desk.ts';
import { openBots, type BotGame } from './bots-table.ts';

/** Shows the game; answers the exit code, or why it cannot begin. */
export async function showBots(options: ScreenOptions, game: BotGame, pace: Pace): Promise<Result<number, SetupRefusal>> {
  const clock = new PacedClock(systemClock, pace);
  const open = (wanted: BotGame) => openBots(wanted, messagesFor(options.settings.language), { move: options.botMove, clock });
  const opened = await open(game);
  if (!opened.ok) return opened;
  const sit = (shell: Shell, table: LocalTable): void => {
    const desk = botsDesk(table, clock, {
      shell,
      clock: systemClock,
      coach: options.coach,
      rematch: () => void again(shell, desk),
      leave: () => shell.leave({ code: EXIT.ok }),
    });
    shell.screens.set([<TableScreen key={table.game.start.id} desk={desk} />]);
  };
  /** The same bots with other dice. */
  const again = async (shell: Shell, desk: TableDesk): Promise<void> => {
    desk.close();
    const next = await open({ ...game, seed: undefined });
    if (next.ok) sit(shell, next.value);
  };
  return ok(await inShell(options, shell => sit(shell, opened.value)));
}
