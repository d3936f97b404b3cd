/** Time that somebody looking on can hurry, slow down and stop. */
import type { CallOff, Clock } from './clock.ts';
import { Observable } from './observable.ts';

/** How fast it goes: 1 as usual, 4 four times as fast. */
export type Pace = { readonly speed: number; readonly isPaused: boolean };

/** The speeds there are; a key goes from one to the next. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;

/** The speed so many steps faster or slower, as far as there are any. */
export function nextSpeed(speed: number, steps: number): number {
  const at = SPEEDS.findIndex(known => known >= speed);
  const from = at < 0 ? SPEEDS.length - 1 : at;
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, from + steps))] ?? speed;
}

type Timer = { left: number; since: number; readonly work: () => void; callOff: CallOff };

/** Waits are shortened by the speed and do not pass while it is paused; `now` stays the time of the clock below. */
export class PacedClock implements Clock {
  readonly #clock: Clock;
  readonly #timers = new Set<Timer>();
  readonly #pace: Observable<Pace>;

  constructor(clock: Clock, pace: Pace = { speed: 1, isPaused: false }) {
    this.#clock = clock;
    this.#pace = new Observable(pace);
  }

  readonly now = (): number => this.#clock.now();

  readonly after = (milliseconds: number, work: () => void): CallOff => {
    const timer: Timer = { left: milliseconds, since: this.now(), work, callOff: () => {} };
    this.#timers.add(timer);
    this.#wind(timer);
    return () => {
      timer.callOff();
      this.#timers.delete(timer);
    };
  };

  readonly pace = (): Pace => this.#pace.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#pace.subscribe(listener);

  /** Changes the pace, also of everything that waits already. */
  change(changes: Partial<Pace>): void {
    for (const timer of this.#timers) this.#unwind(timer);
    this.#pace.change(changes);
    for (const timer of this.#timers) this.#wind(timer);
  }

  #wind(timer: Timer): void {
    timer.since = this.now();
    const { speed, isPaused } = this.pace();
    if (isPaused) return;
    timer.callOff = this.#clock.after(timer.left / speed, () => {
      this.#timers.delete(timer);
      timer.work();
    });
  }

  #unwind(timer: Timer): void {
    timer.callOff();
    timer.callOff = () => {};
    const { speed, isPaused } = this.pace();
    const passed = isPaused ? 0 : (this.now() - timer.since) * speed;
    timer.left = Math.max(0, timer.left - passed);
  }
}
