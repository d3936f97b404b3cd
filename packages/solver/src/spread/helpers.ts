/** Threads of the environment that help a turn player. */
import type { Solved } from '../solved.ts';
import type { Thread } from '../solve.ts';
import { TurnPlayer } from './turn-player.ts';

/** Does some work with a player and so many helpers, who go home afterwards. They may come late: the work begins without them. */
export async function withHelpers<Value>(
  start: () => Thread,
  helpers: number,
  solved: Solved,
  work: (player: TurnPlayer) => Value,
): Promise<Value> {
  const team = Array.from({ length: Math.max(0, helpers) }, start);
  const player = new TurnPlayer(solved, team.length);
  const helping = team.map((thread, place) => thread.run(player.module, player.memory, 1 + place));
  try {
    return work(player);
  } finally {
    player.dismiss();
    await Promise.all(helping);
    await Promise.all(team.map(thread => thread.stop()));
  }
}
