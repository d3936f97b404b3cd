/** What happens next: moments in their order, as a heap. */
import type { Moment } from './line.ts';

type Due = { readonly at: Moment; readonly happen: (at: Moment) => void };

export class Agenda {
  readonly #heap: Due[] = [];

  add(at: Moment, happen: (at: Moment) => void): void {
    const heap = this.#heap;
    const due = { at, happen };
    let place = heap.push(due) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (!parent || parent.at <= at) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = due;
  }

  /** Until nothing is left to happen. */
  run(): void {
    for (let next = this.#take(); next; next = this.#take()) next.happen(next.at);
  }

  #take(): Due | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const child = right && left && right.at < left.at ? right : left;
      if (!child || child.at >= last.at) break;
      const below = child === right ? 2 * place + 2 : 2 * place + 1;
      heap[place] = child;
      place = below;
    }
    heap[place] = last;
    return first;
  }
}
