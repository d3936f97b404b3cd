/** The runs of this machine, the latest first; each can be seen again. */
import { PacedClock, ReplayTable, runLine } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import { ListDesk, type Item } from '../list/list-desk.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { systemClock } from '../shell/system-clock.ts';
import type { Shell } from '../shell/shell.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { replayDesk } from '../watch/replay-desk.ts';

export function openRunHistory(shell: Shell, runs: readonly RunGame[]): void {
  const { runScreen } = shell.words;
  if (runs.length === 0) return shell.message.problem(runScreen.noRuns);
  const items = (): readonly Item[] => runs.map(run => itemOf(shell, run));
  shell.open(<ListScreen desk={new ListDesk({ shell, title: () => shell.words.runScreen.history, items })} />);
}

function itemOf(shell: Shell, game: RunGame): Item {
  const { run, runScreen, runTerminal, rollio } = shell.words;
  const { set, level, won, isOver, score } = runLine(game);
  return {
    label: `${set ? (run.sets[set] ?? set) : ''}  ${runScreen.lineOf(level, won, isOver)}`,
    value: rollio.pays(score),
    detail: runTerminal.historyDetail,
    run: () => showAgain(shell, game),
  };
}

/** The run from its first fact, over the list. */
function showAgain(shell: Shell, game: RunGame): void {
  const table = new ReplayTable(game, new PacedClock(systemClock, { speed: 1, isPaused: false }));
  const desk = replayDesk(table, game, null, { shell, clock: systemClock, coach: null, leave: () => shell.back() });
  shell.open(<TableScreen desk={desk} />);
}
