/** Why a wish around the game was not granted; wishes in the game are refused by the rules. The sentences are in `messages`. */
import type { Refusal, SetupRefusal } from '@yaht/rules';

/** The reasons of the room itself; none of them is also one of the rules. */
export const ROOM_REFUSALS = [
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

/** A reason of the room itself, of the rules, or of the start of a game. */
export type RoomRefusal = (typeof ROOM_REFUSALS)[number] | Refusal | SetupRefusal;
