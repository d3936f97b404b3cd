/** What will happen and when, the earliest first; what is due at the same time happens in the order it was planned. */
export type Planned = { readonly at: number; readonly order: number; readonly work: () => void };

const isBefore = (a: Planned, b: Planned): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap. */
export class Timetable {
  readonly #heap: Planned[] = [];

  get size(): number {
    return this.#heap.length;
  }

  add(planned: Planned): void {
    this.#heap.push(planned);
    this.#rise(this.#heap.length - 1);
  }

  take(): Planned | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (!first || !last || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    this.#sink(0);
    return first;
  }

  #rise(place: number): void {
    const above = (place - 1) >> 1;
    if (place === 0 || !this.#swapIf(place, above)) return;
    this.#rise(above);
  }

  #sink(place: number): void {
    const [left, right] = [2 * place + 1, 2 * place + 2];
    const least = this.#isBefore(right, left) ? right : left;
    if (this.#swapIf(least, place)) this.#sink(least);
  }

  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.#heap[a], this.#heap[b]];
    return first !== undefined && second !== undefined && isBefore(first, second);
  }

  /** Whether the first place belonged before the second, so that they were swapped. */
  #swapIf(a: number, b: number): boolean {
    const [first, second] = [this.#heap[a], this.#heap[b]];
    if (!first || !second || !isBefore(first, second)) return false;
    this.#heap[a] = second;
    this.#heap[b] = first;
    return true;
  }
}
