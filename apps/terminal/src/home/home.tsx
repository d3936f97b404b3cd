/** Where everything begins: opens games, puts them on the screen, and comes back when they are left. */
import type { BotMove, BotParts } from '@yaht/client';
import type { BotLevel, Game } from '@yaht/rules';
import type { Coach } from '../coach/coach.ts';
import { openNew, openSaved, setupProblem, type Failed, type NewGame, type Opened } from '../local-games.ts';
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
};

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
    await this.#sit(opened.value, true);
    return undefined;
  }

  /** Goes on with a game that was put aside. */
  async goOn(wanted: Wanted): Promise<Failed | undefined> {
    const { shell, saves } = this.parts;
    const opened = await openSaved(saves, wanted, shell.words, this.#bots);
    return opened.ok ? this.#sit(opened.value, false) : opened.error;
  }

  /** Shows the table; one terminal at a time writes a game. */
  async #sit({ key, table }: Opened, isNew: boolean): Promise<Failed | undefined> {
    const { shell, saves, coach } = this.parts;
    const release = await saves.claim(key);
    if (!release) {
      table.close();
      return { code: EXIT.failure, problem: shell.words.line.busy };
    }
    const desk: TableDesk = new TableDesk({
      table,
      shell,
      coach,
      clock: systemClock,
      isNew,
      rematch: () => void this.#again(desk, table.game, release),
      leave: () => void release().then(() => this.#left(key, table.game)),
    });
    shell.open(<TableScreen desk={desk} />);
    return undefined;
  }

  /** The same players once more. */
  async #again(desk: TableDesk, { start }: Game, release: () => Promise<void>): Promise<void> {
    const { shell } = this.parts;
    desk.close();
    await release();
    const { options, players, variant } = start;
    shell.screens.set(shell.screens.get().slice(0, -1));
    await this.begin({
      variant,
      players: players.filter(({ bot }) => bot === undefined).map(({ name }) => name),
      bots: players.flatMap(({ bot }): readonly BotLevel[] => (bot === undefined ? [] : [bot])),
      turnOrder: options.turnOrder,
      isPractice: options.undo === 'practice',
    });
  }

  /** Back to where the table was opened; from the command line, out, with where the game is now. */
  #left(key: string, game: Game): void {
    const { shell, saves } = this.parts;
    shell.message.clear();
    const { line, play } = shell.words;
    const told = game.over ? line.record(saves.recordPath(key)) : play.resumeLater;
    if (shell.screens.get().length > 1) {
      shell.back();
      shell.message.note(told);
    } else shell.leave({ code: EXIT.ok, lines: [told] });
  }
}
