import type { HttpCode } from '../http-codes.ts';
import { adviceProblems } from './advice.ts';

/** What was wrong with a request, and what to do about it. */
export const httpProblems: Readonly<Record<HttpCode, string>> = {
  'invalid-json': 'The body is not JSON. Send one JSON object as UTF-8.',
  'invalid-request': 'A field is missing or wrong. See errors for each of them.',
  'invalid-key':
    'This Idempotency-Key cannot be used. Take a fresh UUID: 1 to 64 letters, digits, _ and -, at least 16 to open or join.',
  'room-required': 'This game is played in a room. Open one by POST /v1/rooms with the same variant.',
  'seat-required': 'This needs the token of a seat. Send it as Authorization: Bearer <token>.',
  'origin-not-allowed': 'This server does not take moves from that web page. Ask whoever runs it to allow its origin.',
  'not-found': 'There is nothing at this address. Look it up in /docs.',
  'game-not-found': 'There is no such game. Check its id.',
  'room-not-found': 'There is no such room. Check its code.',
  'room-expired': 'This room was closed because nobody came back. Open a new one; its games can still be read.',
  'method-not-allowed': 'This address does not answer that method. Take one of those in Allow.',
  'not-acceptable': 'There is no answer in that format. Ask for application/json.',
  'request-timeout': 'The request took too long to arrive. Send it again.',
  'request-in-progress': 'A request with this Idempotency-Key is still being worked on. Send it again in a moment.',
  'version-conflict': 'The game has moved on while the request was judged. Read the state and decide again.',
  'seat-expired': 'This token had a seat that was given up. Join afresh.',
  'state-changed': 'The game has changed since the state in If-Match. Read it again and decide anew.',
  'body-too-large': 'The body is too long. Send at most 16 KiB, or 256 KiB to /v1/evaluate, /v1/review and /v1/verify.',
  'path-too-long': 'The address or the headers are too long. Put data into the body.',
  'unsupported-media-type': 'The body has a format that is not read here. Send application/json.',
  'idempotency-key-reused': 'This Idempotency-Key was used for another request. Take a fresh one for each new wish.',
  'rate-limited': 'Too many requests. Wait as long as Retry-After says.',
  'too-many-streams': 'Too many streams are open from this address. Close one first.',
  ...adviceProblems,
  'profile-required': 'This needs the key of a profile. Send it as Authorization: Bearer <key>.',
  'profile-not-found': 'There is no such profile, or it was deleted. Check its id.',
  'unknown-code':
    'This code cannot be used: it is wrong, used up, too old or was guessed at. Ask for a new one on the other device.',
  'too-many-devices': 'This profile is open on eight devices. Close it on the others first.',
  'too-many-ways': 'You are told in ten places already. Take one of them away first.',
  'address-not-allowed':
    'Notices cannot go there: it is no address that everybody reaches by https. Ask whoever runs the server.',
  'notices-not-offered':
    'This server cannot reach browsers: it has no public address or no contact. Take a webhook, or ask whoever runs it.',
  'vacation-used-up': 'You have not so many days of vacation left this year. Take fewer.',
};
