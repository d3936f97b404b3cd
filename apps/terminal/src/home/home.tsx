/** Where everything begins: opens games, puts them on the screen, and comes back when they are left. */
import { isPlayed, type BotMove, type BotParts } from '@yaht/client';
import type { Game, Result, Variant } from '@yaht/rules';
import type { ReactElement } from 'react';
import type { Coach } from '../coach/coach.ts';
import { openAgain, openNew, openSaved, setupProblem, type Failed, type NewGame, type Opened } from '../local-games.ts';
import type { Saves, Wanted } from '../saves.ts';
import { EXIT } from '../exit-code.ts';
import { systemClock } from '../shell/system-clock.ts';
import type { Shell } from '../shell/shell.ts';
import { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';

export type HomeParts = {
  readonly shell: Shell;
  readonly saves: Saves;
  readonly dataFolder: string;
  readonly botMove: BotMove;
  readonly coach: Coach;
  /** The game in a file that somebody names, or what is wrong with it. */
  readonly readGame: ReadGame;
};

export type ReadGame = (path: string) => Promise<Result<Variant, string>>;

export class Home {
  readonly parts: HomeParts;
  readonly #bots: BotParts;

  constructor(parts: HomeParts) {
    this.parts = parts;
    this.#bots = { move: parts.botMove, clock: systemClock };
  }

  /** Begins a game; answers the problem when it cannot. */
  async begin(game: NewGame): Promise<Failed | undefined> {
    const { shell, saves, dataFolder } = this.parts;
    const opened = await openNew(saves, game, shell.words, this.#bots);
    if (!opened.ok) {
      const problem = setupProblem(shell.words, game, opened.error, dataFolder);
      return { code: typeof opened.error === 'string' ? EXIT.usage : EXIT.failure, problem };
    }
    this.#sit(opened.value, true);
    return undefined;
  }

  /** Goes on with a game that was put aside. */
  async goOn(wanted: Wanted): Promise<Failed | undefined> {
    const { shell, saves } = this.parts;
    const opened = await openSaved(saves, wanted, shell.words, this.#bots);
    if (!opened.ok) return opened.error;
    this.#sit(opened.value, false);
    return undefined;
  }

  /** What went wrong is told below the screen that is there. */
  async tell(outcome: Promise<Failed | undefined>): Promise<void> {
    const failed = await outcome;
    if (failed) this.parts.shell.message.problem(failed.problem);
  }

  /** Shows the table. */
  #sit({ key, table, release }: Opened, isNew: boolean, show = this.#open): void {
    const { shell, coach, saves } = this.parts;
    // However often it is pressed, one game begins.
    let again: Promise<void> | undefined;
    const desk: TableDesk = new TableDesk({
      table,
      shell,
      coach,
      clock: systemClock,
      isNew,
      ended: async () => (await saves.endedGames()).map(({ game }) => game),
      rematch: () => {
        again ??= this.#again(desk, table.game, release).finally(() => (again = undefined));
      },
      leave: () => void release().then(() => this.#left(key, table.game)),
    });
    show(<TableScreen key={key} desk={desk} />);
  }

  readonly #open = (screen: ReactElement): void => this.parts.shell.open(screen);

  /** The same players once more; until they sit down, the end of the last game stays. */
  async #again(desk: TableDesk, game: Game, release: () => Promise<void>): Promise<void> {
    const { shell, saves, dataFolder } = this.parts;
    const { variant, players } = game.start;
    const opened = await openAgain(saves, game, this.#bots);
    const wished = { variant, players: players.map(({ name }) => name) };
    if (!opened.ok) return shell.message.problem(setupProblem(shell.words, wished, opened.error, dataFolder));
    this.#sit(opened.value, true, screen => shell.replace(screen));
    desk.close();
    await release();
  }

  /** Back to where the table was opened; from the command line, out, with where the game is now. */
  #left(key: string, game: Game): void {
    const { shell, saves } = this.parts;
    shell.message.clear();
    const { line, play } = shell.words;
    const kept = isPlayed(game) ? play.resumeLater : play.nothingKept;
    const told = game.over ? line.record(saves.recordPath(key)) : kept;
    if (shell.screens.get().length > 1) {
      shell.back();
      shell.message.note(told);
    } else shell.leave({ code: EXIT.ok, lines: [told] });
  }
}
