/** A game that was played, told again: its facts come one after the other, or wherever somebody wants to look. */
import { err, replay, type Event, type Game } from '@yaht/rules';
import { Changing } from '../changing.ts';
import type { CallOff } from '../clock.ts';
import type { PacedClock } from '../paced-clock.ts';
import { emptyState, type Answer, type FeedLine, type Table, type TableState } from '../table.ts';
import { steppedFrom, stopFor, stopsOf, type Stops } from './stops.ts';

/** Where a replay stands, counted from 0. */
export type ReplayPlace = { readonly at: number; readonly last: number };

/** Milliseconds between two steps at the usual speed. */
const STEP = 1_200;

/** A table nobody can change. It plays by the pace of its clock, and begins paused or not as the clock does. */
export class ReplayTable implements Table {
  readonly clock: PacedClock;
  readonly #events: readonly Event[];
  readonly #stops: Stops;
  readonly #changing: Changing;
  #at = 0;
  #callOff: CallOff = () => {};
  #isClosed = false;

  constructor(game: Game, clock: PacedClock) {
    this.clock = clock;
    this.#events = game.events;
    this.#stops = stopsOf(this.#events);
    this.#changing = new Changing(this.#stateAt(0));
    this.#wait();
  }

  readonly state = (): TableState => this.#changing.get();
  readonly subscribe: Table['subscribe'] = listener => this.#changing.subscribe(listener);
  readonly onLines: Table['onLines'] = listener => this.#changing.onLines(listener);

  /** What is over cannot be changed. */
  readonly send = (): Promise<Answer> => Promise.resolve(err({ code: this.#isClosed ? 'table-closed' : 'no-seat' }));
  readonly skip = (): void => this.step(1);
  /** Whoever looks on sets the pace. */
  readonly takeTime = (): void => {};

  readonly close = (): void => {
    this.#isClosed = true;
    this.#callOff();
  };

  get place(): ReplayPlace {
    return { at: this.#at, last: this.#stops.length - 1 };
  }

  /** So many steps on, or back. */
  readonly step = (steps: number): void => this.#go(steppedFrom(this.#stops, this.#at, steps));
  readonly restart = (): void => this.#go(0);
  /** To where the fact of this number is shown. */
  readonly goTo = (seq: number): void => this.#go(stopFor(this.#stops, seq));

  #go(to: number): void {
    const from = this.#at;
    this.#at = to;
    if (to === from + 1) this.#tell(this.#stops[from] ?? 0);
    else if (to !== from) this.#changing.change(this.#stateAt(to));
    this.#wait();
  }

  /** One step on is told as it happened, so that the dice roll; any other is a jump. */
  #tell(from: number): void {
    const { game } = this.#stateAt(this.#at);
    const lines = this.#events.slice(from, this.#seq(this.#at)).map((event, i) => lineOf(event, from + i + 1));
    this.#changing.change({ game }, lines);
  }

  #wait(): void {
    this.#callOff();
    const isAtEnd = this.#at >= this.#stops.length - 1;
    this.#callOff = isAtEnd || this.#isClosed ? () => {} : this.clock.after(STEP, () => this.step(1));
  }

  #seq(at: number): number {
    return this.#stops[at] ?? this.#events.length;
  }

  #stateAt(at: number): TableState {
    const events = this.#events.slice(0, this.#seq(at));
    const feed = events.map((event, before) => lineOf(event, before + 1));
    return { ...emptyState, connection: { state: 'local' }, game: replay(events), feed };
  }
}

/** Records hold no times. */
const lineOf = (event: Event, seq: number): FeedLine => ({ kind: 'fact', at: 0, fact: { seq, at: 0, event }, who: null });
