/** A game again, from its beginning, in the whole terminal. */
import { PacedClock, ReplayTable, type Pace } from '@yaht/client';
import type { Game } from '@yaht/rules';
import { inShell, type ScreenOptions } from '../in-shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { replayDesk } from './replay-desk.ts';

/** Shows the game; answers the exit code. */
export const showReplay = (options: ScreenOptions, game: Game, pace: Pace): Promise<number> =>
  inShell(options, shell => {
    const table = new ReplayTable(game, new PacedClock(systemClock, pace));
    const leave = (): void => shell.leave({ code: 0 });
    const desk = replayDesk(table, game, { shell, clock: systemClock, coach: options.coach, leave });
    shell.open(<TableScreen desk={desk} />);
  });
