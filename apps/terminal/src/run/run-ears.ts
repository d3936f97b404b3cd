/** What a desk does when it hears of a run: pauses to be read, the count of a score, and a word about the order of charms. */
import { hasBetterOrder, type CountMoment } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import type { Fact } from '../table/desk-parts.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { CountAnimation } from './count-animation.ts';
import { changeRun } from './run-cursor.ts';
import { afterFacts, momentsIn } from './run-facts.ts';

export class RunEars {
  readonly #desk: TableDesk;
  readonly #count: CountAnimation;
  /** The run whose latest score was counted. */
  #counted: RunGame | null = null;
  #hasToldOrder = false;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    this.#count = new CountAnimation(desk.parts.clock, counting => changeRun(desk, { counting }));
  }

  /** What the screen shows until it was read needs no line below it. */
  hear(facts: readonly Fact[], game: RunGame, isAnimated: boolean): void {
    const { state, view, parts } = this.#desk;
    const { message, settings } = parts.shell;
    const { run } = state.get();
    const after = afterFacts(run, facts, game, view.isMine);
    this.#count.stop();
    this.#counted = game;
    state.change({ run: after });
    if (after.pauses.length > run.pauses.length) message.clear();
    const counted = momentsIn(facts, game).findLast(moment => moment.type === 'count');
    if (!counted) return;
    this.#tellOrder(counted);
    this.#count.start(counted, isAnimated ? settings.get().countPace : 'instant');
  }

  /** What was counted belongs to the run as it stood then; a replay may have gone elsewhere. */
  lookAgain(): void {
    const { state, parts } = this.#desk;
    if (!state.get().run.counting || parts.table.state().game?.events.length === this.#counted?.events.length) return;
    this.#count.stop();
    changeRun(this.#desk, { counting: null });
  }

  /** Ends the count; answers whether one was on. */
  readonly skip = (): boolean => this.#count.skip();

  readonly stop = (): void => this.#count.stop();

  /** Told once: in another order the charms would bring more. */
  #tellOrder({ count }: CountMoment): void {
    if (this.#hasToldOrder || !hasBetterOrder(count)) return;
    this.#hasToldOrder = true;
    const { message, words } = this.#desk.parts.shell;
    message.note(words.runScreen.orderTip);
  }
}
