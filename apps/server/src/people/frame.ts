/** What is left of a room's facts once games have been read: of those games, only who sat where and when they were played. */
import { isRoomFact, type RoomEvent } from '@yaht/room';
import type { RoomFacts } from './finished-game.ts';

/** The facts as JSON, and the number of the last one that was read. */
export type Frame = { readonly facts: string; readonly seq: number };

/** Games that ended later than `readUntil` have not been read yet, and keep their moves. */
export const frameOf = (facts: RoomFacts, readUntil: number): Frame => ({
  facts: JSON.stringify(facts.filter(({ seq, event }) => seq > readUntil || isFrame(event))),
  seq: facts.at(-1)?.seq ?? 0,
});

/** The moves of games that were read, and what was said, tell nothing about the next game. */
const isFrame = (event: RoomEvent): boolean =>
  isRoomFact(event) ? event.type !== 'ChatMessage' : event.type === 'GameStarted' || event.type === 'GameOver';
