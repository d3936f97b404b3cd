/** Games again, each from its beginning, in the whole terminal. */
import { PacedClock, ReplayTable, type Pace } from '@yaht/client';
import type { Game } from '@yaht/rules';
import { inShell, type ScreenOptions } from '../in-shell.ts';
import { EXIT } from '../exit-code.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { replayDesk } from './replay-desk.ts';

/** Shows the first of the games; a key goes on to the next. Answers the exit code. */
export const showReplay = (options: ScreenOptions, games: readonly Game[], pace: Pace): Promise<number> =>
  inShell(options, shell => showGame(shell, options, games, 0, pace));

function showGame(shell: Shell, options: ScreenOptions, games: readonly Game[], at: number, pace: Pace): void {
  const game = games[at];
  if (!game) return;
  const table = new ReplayTable(game, new PacedClock(systemClock, pace));
  const leave = (): void => shell.leave({ code: EXIT.ok });
  const next = (): void => {
    desk.close();
    showGame(shell, options, games, (at + 1) % games.length, table.clock.pace());
  };
  const series = games.length > 1 ? { at, games: games.length, next } : null;
  const desk = replayDesk(table, game, series, { shell, clock: systemClock, coach: options.coach, leave });
  shell.screens.set([<TableScreen key={at} desk={desk} />]);
}
