/** Which status a problem has. The codes are those of games, rooms and doors, and a few that only HTTP knows. */
import type { HttpCode } from '@yaht/messages';
import { HTTP_CODES } from '@yaht/messages';
import { WIRE_REFUSALS, type WireRefusal } from '@yaht/protocol';

/** What HTTP says in words of its own. */
const RENAMED = {
  'not-json': 'invalid-json',
  'frame-empty': 'invalid-json',
  'not-a-message': 'invalid-request',
  'invalid-message': 'invalid-request',
  'frame-too-long': 'body-too-large',
  'unknown-token': 'seat-required',
  'join-first': 'seat-required',
  'unknown-room': 'room-not-found',
  'room-closed': 'room-expired',
  'id-reused': 'idempotency-key-reused',
  'too-many-requests': 'rate-limited',
  'not-a-member': 'seat-expired',
} as const satisfies Partial<Record<WireRefusal, HttpCode>>;

type Renamed = keyof typeof RENAMED;

/** Every code that a problem can carry. */
export type ProblemCode = HttpCode | Exclude<WireRefusal, Renamed>;

const HTTP_STATUS: Readonly<Record<HttpCode, number>> = {
  'invalid-json': 400,
  'invalid-request': 400,
  'invalid-key': 400,
  'room-required': 400,
  'seat-required': 401,
  'profile-required': 401,
  'origin-not-allowed': 403,
  'not-found': 404,
  'game-not-found': 404,
  'room-not-found': 404,
  'room-expired': 404,
  'profile-not-found': 404,
  'unknown-code': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'request-timeout': 408,
  'request-in-progress': 409,
  'version-conflict': 409,
  'too-many-devices': 409,
  'too-many-ways': 409,
  'address-not-allowed': 400,
  'notices-not-offered': 503,
  'vacation-used-up': 409,
  'seat-expired': 410,
  'state-changed': 412,
  'body-too-large': 413,
  'path-too-long': 414,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'rate-limited': 429,
  'too-many-streams': 429,
  'table-loading': 503,
  'invalid-dice': 400,
  'no-such-card': 400,
  'too-many-rerolls': 400,
  'cannot-be-solved': 400,
  'invalid-record': 400,
  'too-complex': 400,
};

/** A wrong value is 400, a wrong person 403, a broken or full machine 5xx; all the others are a wrong moment. */
const SHARED_STATUS = {
  400: [
    'unknown-type',
    'unknown-variant',
    'invalid-variant',
    'invalid-room-id',
    'invalid-options',
    'rated-without-help',
    'invalid-seat',
    'invalid-member',
    'chat-empty',
    'chat-too-long',
    'hold-does-not-fit',
    'invalid-index',
    'invalid-category',
    'nothing-selected',
    'dice-used-twice',
    'unused-dice',
    'invalid-face',
    'invalid-partition',
    'invalid-set',
    'invalid-ware',
    'invalid-charm',
    'invalid-consumable',
    'choose-a-die',
    'unknown-seq',
    'unsupported-protocol',
    'no-players',
    'too-many-players',
    'invalid-name',
    'invalid-seed',
    'invalid-game-id',
    'command-does-not-fit',
    'not-messagepack',
  ],
  401: ['unknown-profile'],
  404: ['unknown-day'],
  403: [
    'wrong-password',
    'not-your-seat',
    'no-seat',
    'host-only',
    'house-only',
    'spectators-not-allowed',
    'remove-yourself',
    'chat-for-players',
  ],
  500: ['room-damaged', 'fault'],
  501: ['newer-version'],
  503: ['server-full', 'storage-away', 'going-away'],
  507: ['storage-full'],
} as const satisfies Readonly<Record<number, readonly Exclude<WireRefusal, Renamed>[]>>;

const WRONG_MOMENT = 409;

const statuses = new Map<ProblemCode, number>([
  ...Object.entries(SHARED_STATUS).flatMap(([status, codes]) => codes.map(code => [code, Number(status)] as const)),
  ...HTTP_CODES.map(code => [code, HTTP_STATUS[code]] as const),
]);

export const statusOf = (code: ProblemCode): number => statuses.get(code) ?? WRONG_MOMENT;

const isRenamed = (code: WireRefusal | HttpCode): code is Renamed => Object.hasOwn(RENAMED, code);

/** How HTTP calls a refusal of a table or a door; its own are called as they are. */
export const problemCode = (code: WireRefusal | HttpCode): ProblemCode => (isRenamed(code) ? RENAMED[code] : code);

/** Every code there is, for the pages that explain them. */
export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...HTTP_CODES,
  ...WIRE_REFUSALS.flatMap(code => (isRenamed(code) ? [] : [code])),
];

export const isProblemCode = (text: string): text is ProblemCode => (PROBLEM_CODES as readonly string[]).includes(text);
