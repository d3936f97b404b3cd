/** A granted wish in the making: the room as it will be, and the facts that bring it there. */
import { err, fault, play, revealSeed, type Actor, type Command, type Played, type Result } from '@yaht/rules';
import type { Parts } from './command.ts';
import type { RoomEvent, RoomFact } from './event.ts';
import { evolveAround } from './evolve.ts';
import type { RoomRefusal } from './refusal.ts';
import { gameOf, keysOf, type Room } from './room.ts';

/** The room as it will be, and the new facts in order. */
export type Decided = { readonly room: Room; readonly events: readonly RoomEvent[] };
/** A granted wish, or the reason why not. */
export type Decision = Result<Decided, RoomRefusal>;

/** Nothing has happened yet. */
export const nothingYet = (room: Room): Decided => ({ room, events: [] });

/** Adds facts about the people. */
export const add = ({ room, events }: Decided, ...facts: readonly RoomFact[]): Decided => ({
  room: evolveAround(room, facts, room.game),
  events: [...events, ...facts],
});

/** Adds facts of the game; a game that ends shows its secret seed, unless others may still play with the same dice. */
export function addPlayed({ room, events }: Decided, played: Played, { reveal }: Parts): Decided {
  const isShown = played.game.over !== null && room.commitment !== null && !room.options.challenge;
  const shown = isShown ? revealSeed(played, reveal()) : played;
  return {
    room: evolveAround(room, shown.events, shown.game),
    events: events.length === 0 ? shown.events : [...events, ...shown.events],
  };
}

/** Hands a wish to the rules of the game. */
export function addPlay(decided: Decided, actor: Actor, command: Command, parts: Parts): Decision {
  const game = gameOf(decided.room);
  const played = play(game, actor, command, parts.chance(keysOf(game)));
  return played.ok ? { ok: true, value: addPlayed(decided, played.value, parts) } : err(played.error);
}

/** A wish of the house itself, which the rules grant whenever a game is on. */
export function addHouse(decided: Decided, command: Command, parts: Parts): Decided {
  const played = addPlay(decided, 'house', command, parts);
  return played.ok ? played.value : fault(`the house was refused ${command.type}: ${played.error}`);
}
