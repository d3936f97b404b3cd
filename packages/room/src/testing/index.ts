/** What tests of every package build rooms with. Not part of the product. */
import { fault, type Result } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import type { Parts, RoomActor, RoomCommand } from '../command.ts';
import { createRoom, type Creation } from '../create.ts';
import { decideRoom } from '../decide.ts';
import type { RoomEvent } from '../event.ts';
import type { RoomWishes } from '../options.ts';
import type { RoomRefusal } from '../refusal.ts';
import type { Room } from '../room.ts';
import { tiny } from './tiny.ts';

export { HandClock, settled } from './hand-clock.ts';
export { randomRoom, type Session, type Step } from './random-room.ts';
export { tiny } from './tiny.ts';

/** The seed that `testParts` reveals; no fact but the end of a game may hold it. */
export const SECRET = '5ec2e7'.repeat(10).padEnd(64, '0');
/** The promise of a room that `openRoom` opens. */
export const COMMITMENT = 'c0'.repeat(32);

/** Chance by the keys of the game, so that a wrong key shows. */
export const testParts = (seed = 1): Parts => ({
  chance: keys => chanceFrom([...JSON.stringify(keys)].reduce((sum, char) => Math.imul(31, sum) + char.charCodeAt(0), seed)),
  reveal: () => SECRET,
});

/** A room that Ann (member 0) opened, with Tiny as its game. */
export function openRoom(options: Partial<RoomWishes> = {}, creation: Partial<Creation> = {}): Room {
  const opened = createRoom({
    id: 'ROOM',
    options: { variant: tiny, ...options },
    commitment: COMMITMENT,
    creator: { name: 'Ann' },
    ...creation,
  });
  return opened.ok ? opened.value.room : fault(`no room: ${opened.error}`);
}

/** The room after wishes that must all be granted. */
export const after = (room: Room, ...wishes: readonly (readonly [RoomActor, RoomCommand])[]): Room =>
  wishes.reduce((before, [actor, command]) => {
    const decided = decideRoom(before, actor, command, testParts());
    return decided.ok ? decided.value.room : fault(`${command.type} was refused: ${decided.error}`);
  }, room);

/** The facts of one wish, or why it was refused. */
export function wish(room: Room, actor: RoomActor, command: RoomCommand): Result<readonly RoomEvent[], RoomRefusal> {
  const decided = decideRoom(room, actor, command, testParts());
  return decided.ok ? { ok: true, value: decided.value.events } : decided;
}
