/** Games of this machine that can be seen again, the latest first. */
import { lineOf, PacedClock, ReplayTable, runLine } from '@yaht/client';
import { setName, type Messages } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import type { KeptGame } from '../saves.ts';
import { systemClock } from '../shell/system-clock.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { replayDesk } from '../watch/replay-desk.ts';
import { gameLine, whenOf } from './game-line.ts';
import type { Home } from './home.tsx';

/** All games that ended. */
export async function openFinishedGames(home: Home): Promise<void> {
  const { shell, saves } = home.parts;
  const games = await saves.endedGames();
  if (games.length === 0) return shell.message.problem(shell.words.terminal.noFinished);
  openGames(home, games, () => shell.words.terminal.start.finished);
}

/** These games, under a title. */
export function openGames(home: Home, games: readonly KeptGame[], title: () => string): void {
  const { shell } = home.parts;
  openList(shell, title, () => games.map(kept => itemOf(home, kept)));
}

function itemOf(home: Home, { key, game }: KeptGame): Item {
  const { words, key: keyFor } = home.parts.shell;
  return {
    label: whenOf(words, key),
    value: lineAbout(words, key, game),
    detail: words.terminal.finishedDetail(keyFor),
    run: () => showAgain(home, game),
  };
}

/** Of a run, its dice and where it ended. */
function lineAbout(words: Messages, key: string, game: Game): string {
  if (game.family !== 'run') return gameLine(words, lineOf(key, game), game.over !== null);
  const { run, runScreen, rollio } = words;
  const { set, level, won, isOver, score } = runLine(game);
  return [set ? setName({ run }, set) : '', runScreen.lineOf(level, won, isOver), rollio.pays(score)].join('  ');
}

/** The game from its first fact, over the list. */
function showAgain({ parts: { shell, coach } }: Home, game: Game): void {
  const table = new ReplayTable(game, new PacedClock(systemClock, { speed: 1, isPaused: false }));
  const desk = replayDesk(table, game, null, { shell, clock: systemClock, coach, leave: () => shell.back() });
  shell.open(<TableScreen desk={desk} />);
}
