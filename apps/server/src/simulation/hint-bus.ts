/** A bus that loses hints, says them twice, late and in another order. */
import type { Bus, Ear } from '../bus/index.ts';
import type { Luck } from './luck.ts';
import type { Process } from './process.ts';
import { BUS, type Weather } from './weather.ts';
import type { World } from './world.ts';

type BusParts = { readonly world: World; readonly weather: Weather; readonly luck: Luck };

export class HintBus {
  readonly #parts: BusParts;
  readonly #ears = new Map<Process, Ear>();

  constructor(parts: BusParts) {
    this.#parts = parts;
  }

  /** The end of one process; it does not hear itself. */
  join(process: Process): Bus {
    process.onDeath(() => this.#ears.delete(process));
    return {
      tell: hint => this.#tell(process, ear => ear.hear(hint)),
      say: word => {
        const text = JSON.stringify(word);
        this.#tell(process, ear => ear.said?.(JSON.parse(text)));
      },
      listen: ear => {
        this.#ears.set(process, ear);
        ear.missed();
      },
      close: async () => void this.#ears.delete(process),
    };
  }

  /** Everybody's connection breaks and is made again. */
  restart(): void {
    for (const [process, ear] of this.#ears) process.reach(ear.missed);
  }

  #tell(from: Process, tell: (ear: Ear) => void): void {
    const { weather, luck } = this.#parts;
    for (const [process, ear] of this.#ears) {
      if (process === from || weather.isCut(from.place, BUS) || weather.isCut(BUS, process.place)) continue;
      const { hintLost, hintDoubled } = weather.climate;
      if (!luck.happens(hintLost)) this.#deliver(process, ear, tell);
      if (luck.happens(hintDoubled)) this.#deliver(process, ear, tell);
    }
  }

  #deliver(process: Process, ear: Ear, tell: (ear: Ear) => void): void {
    const { world, weather, luck } = this.#parts;
    world.after(luck.between(1, 1 + weather.climate.hintDelay), () => process.reach(() => tell(ear)));
  }
}
