/** Why a message was not read, or a wish not even brought to a room. Reasons of rooms and games come from there. */
import { ROOM_REFUSALS, type RoomRefusal } from '@yaht/room';
import { REFUSALS, SETUP_REFUSALS } from '@yaht/rules';

/** The bytes or the text are not a message at all; the connection is closed after it. */
export const FRAME_REFUSALS = ['frame-too-long', 'frame-empty', 'not-messagepack', 'not-json'] as const;
/** Why bytes or text are no message. */
export type FrameRefusal = (typeof FRAME_REFUSALS)[number];

/** The message is understood no further; the connection stays. */
export const MESSAGE_REFUSALS = [
  'not-a-message',
  'unknown-type',
  'invalid-message',
  'unknown-variant',
  'invalid-variant',
] as const;

/** What a door answers by itself. */
export const DOOR_REFUSALS = [
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

/** Any code that an `Error` can carry. */
export type WireRefusal = FrameRefusal | (typeof MESSAGE_REFUSALS)[number] | (typeof DOOR_REFUSALS)[number] | RoomRefusal;

/** Every code that an `Error` can carry. */
export const WIRE_REFUSALS: readonly WireRefusal[] = [
  ...FRAME_REFUSALS,
  ...MESSAGE_REFUSALS,
  ...DOOR_REFUSALS,
  ...ROOM_REFUSALS,
  ...REFUSALS,
  ...SETUP_REFUSALS,
];

/** Why a connection ends: the code in `Bye`, and its number as a WebSocket close code. */
export const CLOSE_CODES = {
  left: 4000,
  removed: 4001,
  'room-closed': 4002,
  replaced: 4003,
  'no-hello': 4004,
  silent: 4005,
  'slow-reader': 4006,
  'bad-frame': 4007,
  'too-many-requests': 4008,
  'going-away': 4009,
  fault: 4010,
  'server-full': 4011,
} as const;
/** Why a connection ends. */
export type CloseCode = keyof typeof CLOSE_CODES;
