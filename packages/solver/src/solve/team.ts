/** Threads to solve with, whatever the environment calls them. */

/** A thread of the environment. It waits until `run` is called, and again when that is done. */
export type Thread = {
  readonly run: (module: WebAssembly.Module, memory: WebAssembly.Memory, thread: number) => Promise<void>;
  /** Ends the thread, whatever it does. */
  readonly stop: () => Promise<void>;
};

/** What there is to solve with. */
export type Environment = {
  readonly start: () => Thread;
  /** Gives whatever waits for the calling thread its turn; where it may not sleep, there is none, and it only looks on. */
  readonly pause?: () => Promise<void>;
};

export type TeamOptions = {
  readonly threads?: number;
  /** Leaves the calling thread free, where it would be one of the threads. */
  readonly aside?: boolean;
};

/** Threads that share a kernel's memory, for one solve after the other. */
export type Team = {
  readonly others: readonly Thread[];
  /** How the calling thread, where it is one of them, gives way. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Ends the threads; nothing may be solved any more. */
  readonly dismiss: () => Promise<void>;
};

/** Starts threads. They take a moment; whoever gathers them early may do something else meanwhile. */
export function gatherTeam({ start, pause }: Environment, { threads = 1, aside = false }: TeamOptions = {}): Team {
  const takesPart = pause !== undefined && !aside;
  const others = Array.from({ length: Math.max(1, threads) - (takesPart ? 1 : 0) }, start);
  const dismiss = async (): Promise<void> => {
    await Promise.all(others.map(thread => thread.stop()));
  };
  return { others, pause: takesPart ? pause : undefined, dismiss };
}
