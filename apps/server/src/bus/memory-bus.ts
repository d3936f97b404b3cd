/** A bus within one process, for tests: every node has its own end of it. */
import type { Bus, Ear } from './bus.ts';

export class MemoryBus {
  readonly #ears = new Set<Ear>();

  /** The end of another node; it does not hear itself. */
  join(): Bus {
    let own: Ear | undefined;
    return {
      tell: hint => this.#ears.forEach(ear => ear !== own && ear.hear(hint)),
      say: word => this.#ears.forEach(ear => ear !== own && ear.said?.(word)),
      listen: ear => {
        own = ear;
        this.#ears.add(ear);
        ear.missed();
      },
      close: async () => void (own && this.#ears.delete(own)),
    };
  }
}
