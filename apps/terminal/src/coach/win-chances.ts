/** The chances to win on a wide screen: asked for after every fact, and whenever the screen becomes wide. */
import { hasCompany } from '../table/table-plan.ts';
import type { TableDesk } from '../table/table-desk.ts';

export class WinChances {
  readonly #desk: TableDesk;
  #asked = 0;

  constructor(desk: TableDesk) {
    this.#desk = desk;
  }

  /** Only the latest answer counts. */
  readonly refresh = async (): Promise<void> => {
    const { view, state, parts } = this.#desk;
    const { coach, table, shell } = parts;
    const { game } = table.state();
    if (!coach || game?.family !== 'scorecard' || game.over || game.start.players.length < 2) return;
    const shown = { view, state: state.get(), words: shell.words, glyphs: shell.look.glyphs };
    if (!hasCompany(shown, shell.size.get().columns)) return;
    const asked = ++this.#asked;
    const outlook = await coach.analyst.chances(game);
    if (outlook && asked === this.#asked) this.#desk.state.change({ outlook });
  };
}
