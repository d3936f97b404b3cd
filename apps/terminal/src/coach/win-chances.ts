/** The chances to win on a wide screen: asked for after every fact, and whenever the screen becomes wide. */
import { layoutOf } from '../table/layout.ts';
import type { TableDesk } from '../table/table-desk.ts';

export class WinChances {
  readonly #desk: TableDesk;
  #asked = 0;

  constructor(desk: TableDesk) {
    this.#desk = desk;
  }

  /** Only the latest answer counts. */
  readonly refresh = async (): Promise<void> => {
    const { coach, table, shell } = this.#desk.parts;
    const { game } = table.state();
    if (!coach || game?.family !== 'scorecard' || game.over || game.start.players.length < 2) return;
    if (layoutOf(shell.size.get(), game.start.players).kind !== 'wide') return;
    const asked = ++this.#asked;
    const chances = await coach.analyst.chances(game);
    if (chances && asked === this.#asked) this.#desk.state.change({ chances });
  };
}
