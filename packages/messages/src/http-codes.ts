import { ADVICE_CODES } from './advice-codes.ts';

/** The codes of problems that only HTTP knows; all the others are those of games, rooms and doors. */
export const HTTP_CODES = [
  'invalid-json',
  'invalid-request',
  'invalid-key',
  'room-required',
  'seat-required',
  'profile-required',
  'origin-not-allowed',
  'not-found',
  'game-not-found',
  'room-not-found',
  'room-expired',
  'profile-not-found',
  'unknown-code',
  'too-many-devices',
  'method-not-allowed',
  'not-acceptable',
  'request-timeout',
  'request-in-progress',
  'version-conflict',
  'seat-expired',
  'state-changed',
  'body-too-large',
  'path-too-long',
  'unsupported-media-type',
  'idempotency-key-reused',
  'rate-limited',
  'too-many-streams',
  ...ADVICE_CODES,
] as const;
export type HttpCode = (typeof HTTP_CODES)[number];
