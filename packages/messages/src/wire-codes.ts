/**
 * The codes of rooms and of the wire that have a sentence here. This package knows the rules only, so the lists stand a second time; a
 * test of the server compares them with those of `room` and `protocol`.
 */
import type { Refusal, SetupRefusal } from '@yaht/rules';

/** Why a wish around the game was not granted. */
export const ROOM_CODES = [
  'room-closed',
  'not-a-member',
  'already-joined',
  'invalid-room-id',
  'invalid-options',
  'rated-without-help',
  'rated-needs-clock',
  'rated-needs-profile',
  'countdown-mismatch',
  'slow-games-wait',
  'wrong-password',
  'room-full',
  'too-many-members',
  'spectators-not-allowed',
  'no-seat',
  'invalid-seat',
  'seat-taken',
  'not-your-seat',
  'host-only',
  'invalid-member',
  'remove-yourself',
  'game-started',
  'no-game',
  'game-not-over',
  'not-enough-players',
  'not-all-ready',
  'starts-when-ready',
  'practice-alone',
  'chat-off',
  'chat-for-players',
  'chat-empty',
  'chat-too-long',
  'vote-pending',
  'no-vote',
  'not-your-vote',
  'no-nudge',
  'nudged-today',
  'still-played',
  'challenge-once',
] as const;

/** Why a message was not understood, or not brought to a room. */
export const DOOR_CODES = [
  'frame-too-long',
  'frame-empty',
  'not-messagepack',
  'not-json',
  'not-a-message',
  'unknown-type',
  'invalid-message',
  'unknown-variant',
  'invalid-variant',
  'join-first',
  'already-in-a-room',
  'unsupported-protocol',
  'unknown-room',
  'unknown-token',
  'unknown-profile',
  'unknown-seq',
  'unknown-day',
  'id-reused',
  'too-many-requests',
  'server-full',
  'storage-full',
  'storage-away',
  'room-damaged',
  'going-away',
  'newer-version',
  'fault',
] as const;

/** What a table of a client says by itself; a test of the terminal compares them with those of `client`. */
export const TABLE_CODES = [
  'not-stored',
  'played-elsewhere',
  'not-connected',
  'table-closed',
  'overtaken',
  'unreachable',
] as const;

/** Why a connection ended. */
export const CLOSING_CODES = [
  'left',
  'removed',
  'room-closed',
  'replaced',
  'no-hello',
  'silent',
  'slow-reader',
  'bad-frame',
  'too-many-requests',
  'going-away',
  'fault',
  'server-full',
] as const;

export type RoomCode = (typeof ROOM_CODES)[number];
export type DoorCode = (typeof DOOR_CODES)[number];
export type TableCode = (typeof TABLE_CODES)[number];
export type ClosingCode = (typeof CLOSING_CODES)[number];

/** Any code that an error of the server can carry. */
export type WireCode = RoomCode | DoorCode | Refusal | SetupRefusal;
