/** A memory that may grow, as JavaScript sees it. Whoever keeps the views must ask for the arrays again after it grew. */
import { pagesFor } from '../../kernel/places.ts';

export class Views {
  readonly #memory: WebAssembly.Memory;
  words = new Uint32Array();
  halves = new Uint16Array();
  numbers = new Float64Array();

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory;
    this.#look();
  }

  /** Makes the memory so large, and a quarter larger than it was, so that it seldom has to grow. */
  reserve(bytes: number): void {
    const { byteLength } = this.words;
    if (bytes <= byteLength) return;
    this.#memory.grow(pagesFor(Math.max(bytes - byteLength, byteLength / 4)));
    this.#look();
  }

  #look(): void {
    const { buffer } = this.#memory;
    this.words = new Uint32Array(buffer);
    this.halves = new Uint16Array(buffer);
    this.numbers = new Float64Array(buffer);
  }
}
