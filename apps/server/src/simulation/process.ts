/** A process in the simulated world: everything reaches it by way of `reach`, so it can be stopped, paused, and have a wrong clock. */
import type { CallOff, Clock } from '../clock.ts';
import type { World } from './world.ts';

type Kind = 'timer' | 'input';
type Pending = { readonly kind: Kind; readonly work: () => void };

export class Process {
  /** The machine it runs on, which outlives it. */
  readonly place: string;
  readonly name: string;
  readonly clock: Clock;
  readonly #world: World;
  /** What came while it was paused. */
  #pending: Pending[] | undefined;
  #isAlive = true;
  readonly #onDeath: ((isSudden: boolean) => void)[] = [];

  /** `skew` is by how much its clock is wrong. */
  constructor(world: World, place: string, name = place, skew = 0) {
    this.place = place;
    this.name = name;
    this.#world = world;
    this.clock = { now: () => world.now + skew, after: this.#after };
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isPaused(): boolean {
    return this.#pending !== undefined;
  }

  /** Something comes from outside. */
  reach(work: () => void, kind: Kind = 'input'): void {
    if (!this.#isAlive) return;
    if (this.#pending) this.#pending.push({ kind, work });
    else work();
  }

  note(what: string): void {
    this.#world.note(this.name, what);
  }

  /** Stopped in the middle of whatever it does, as by SIGSTOP. */
  pause(): void {
    this.#pending ??= [];
  }

  /** Timers that were due meanwhile ring at once, and then it hears what was said to it. */
  resume(): void {
    const pending = this.#pending ?? [];
    this.#pending = undefined;
    const inOrder = [...pending.filter(({ kind }) => kind === 'timer'), ...pending.filter(({ kind }) => kind === 'input')];
    for (const { kind, work } of inOrder) this.#world.after(0, () => this.reach(work, kind));
  }

  onDeath(tell: (isSudden: boolean) => void): void {
    this.#onDeath.push(tell);
  }

  /** A process that is killed leaves a system that closes its connections; a machine without power leaves nothing. */
  die(isSudden = false): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    for (const tell of this.#onDeath) tell(isSudden);
  }

  readonly #after = (milliseconds: number, work: () => void): CallOff => {
    let isOff = false;
    const ring = (): void => (isOff ? undefined : work());
    const callOff = this.#world.after(milliseconds, () => this.reach(ring, 'timer'));
    return () => {
      isOff = true;
      callOff();
    };
  };
}
