/** What is left of a room's facts once its games have been read: of those games, only who sat where and when they were played. */
import { isRoomFact, type RoomEvent } from '@yaht/room';
import type { RoomFacts } from './finished-game.ts';

/** The facts as JSON, and the number of the last one that was read. */
export type Frame = { readonly facts: string; readonly seq: number };

export const frameOf = (facts: RoomFacts): Frame => ({
  facts: JSON.stringify(withoutMoves(facts)),
  seq: facts.at(-1)?.seq ?? 0,
});

/** The moves of games that are over, and what was said, tell nothing about the next game. */
function withoutMoves(facts: RoomFacts): RoomFacts {
  const end = facts.findLastIndex(({ event }) => event.type === 'GameOver');
  return facts.filter(({ event }, i) => i > end || isFrame(event));
}

const isFrame = (event: RoomEvent): boolean =>
  isRoomFact(event) ? event.type !== 'ChatMessage' : event.type === 'GameStarted' || event.type === 'GameOver';
