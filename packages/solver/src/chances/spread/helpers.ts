/** Threads of the environment that help with the jobs of a crew. */
import type { Thread } from '../../solve/team.ts';

/** Something whose work can be shared: helpers call `work` of its module until they are dismissed. */
export type Shared = {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly dismiss: () => void;
};

/** Does some work with so many helpers, who go home afterwards. They may come late: the work begins without them. */
export async function withCrew<Value>(start: () => Thread, helpers: number, shared: Shared, work: () => Value): Promise<Value> {
  const team = Array.from({ length: helpers }, start);
  const helping = team.map((thread, place) => thread.run(shared.module, shared.memory, 1 + place));
  try {
    return work();
  } finally {
    shared.dismiss();
    await Promise.all(helping);
    await Promise.all(team.map(thread => thread.stop()));
  }
}
