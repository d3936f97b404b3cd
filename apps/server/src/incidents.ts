/** The latest things that went wrong, for whoever looks after the server. The whole story is in the log. */
export type Incident = { readonly at: number; readonly text: string; readonly reason: string };

const KEPT = 20;

export class Incidents {
  readonly #latest: Incident[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The latest first. */
  get latest(): readonly Incident[] {
    return this.#latest;
  }

  note(at: number, text: string, error: unknown): void {
    this.#count += 1;
    this.#latest.unshift({ at, text, reason: error instanceof Error ? error.message : String(error) });
    this.#latest.length = Math.min(this.#latest.length, KEPT);
  }
}
