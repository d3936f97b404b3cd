/** Messages that nobody would send on purpose; the same seed gives the same ones. */
import { CLIENT_MESSAGES } from '@yaht/protocol';

/** A number from 0, below a bound. */
export type Pick = (below: number) => number;

/** Numbers that look random (mulberry32). */
export function picker(seed: number): Pick {
  let state = seed;
  return below => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const oneOf = <Value>(pick: Pick, values: readonly Value[]): Value => values[pick(values.length)] as Value;

/** Leaving would end the connection before its time. */
const TYPES = Object.keys(CLIENT_MESSAGES).filter(type => type !== 'Leave');
const FIELDS =
  'id name room token after variant seats names password hold category dice seed ready level playerId member text yes partition spectate protocol turnSeconds undo start'.split(
    ' ',
  );
const TEXTS = [
  '',
  'x',
  'Ann',
  'yahtzee',
  'rollio-classic',
  'chance',
  'ones',
  'zero',
  'easy',
  'ready',
  'practice',
  'K7Q2XM',
  '🎲',
];
const NUMBERS = [0, 1, 2, -1, 1.5, 1e308, 2 ** 53 - 1];
const LISTS = [[], [0], [0, 1, 2, 3, 4], [true, true, false, false, false], ['Ann', 'Bob'], [[[[]]]]];
const CUSTOM = { id: 'a', name: 'b', extends: 'yahtzee', rolls: 2 };
const LONG = ['\u202e', 'A'.repeat(43), 'x'.repeat(300)];
const VALUES: readonly unknown[] = [null, true, false, {}, CUSTOM, ...TEXTS, ...NUMBERS, ...LISTS, ...LONG];

/** A message that may be sensible, and mostly is not. */
export function wildMessage(pick: Pick): object {
  const type = pick(20) === 0 ? oneOf(pick, VALUES) : oneOf(pick, TYPES);
  const fields = Array.from({ length: pick(6) }, () => [oneOf(pick, FIELDS), oneOf(pick, VALUES)] as const);
  const usual = pick(2) === 0 ? { name: 'Ann', variant: 'yahtzee', level: 'easy', category: 'ones' } : {};
  return { ...usual, ...Object.fromEntries(fields), type };
}

type Sensible = { readonly [field: string]: unknown };

const HOLD = [true, false, true, false, false];
const CATEGORIES = ['ones', 'twos', 'fullHouse', 'chance', 'yahtzee'];

const OPENINGS: readonly (readonly Sensible[])[] = [
  [
    { type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', seats: 2, undo: 'before-draw' },
    { type: 'AddBot', level: 'easy' },
    { type: 'StartGame' },
  ],
  [
    { type: 'CreateRoom', name: 'Ann', variant: 'rollio-classic', seats: 1, protocol: 1 },
    { type: 'Ready', seed: 'luck' },
    { type: 'StartGame' },
  ],
  [
    { type: 'CreateRoom', name: 'Ann', variant: 'yatzy', names: ['Ann', 'Bob'], undo: 'off', turnOrder: 'opening-roll' },
    { type: 'StartGame' },
  ],
  [
    { type: 'ListRooms' },
    { type: 'Join', name: 'Ann', spectate: true },
    { type: 'CreateRoom', name: 'Ann', variant: CUSTOM, seats: 3 },
  ],
];

const ROUND: readonly Sensible[] = [
  { type: 'RollDice' },
  { type: 'HoldDice', hold: HOLD },
  { type: 'RollDice', hold: HOLD },
  { type: 'ScoreDice', dice: [0, 2], partition: 0 },
  { type: 'Bank' },
  { type: 'Hint' },
  ...CATEGORIES.map(category => ({ type: 'ScoreCategory', category })),
  { type: 'ScratchCategory', category: 'sixes' },
  { type: 'Undo' },
  { type: 'AnswerUndo', yes: true },
  { type: 'OfferEnd' },
  { type: 'AnswerEnd', yes: true },
  { type: 'Nudge' },
  { type: 'Chat', text: 'well rolled' },
  { type: 'TakeSeat', playerId: 1, name: 'Zoe' },
  { type: 'RemovePlayer', playerId: 1 },
  { type: 'RemoveMember', member: 1 },
  { type: 'Rematch' },
  { type: 'Ping' },
];

/** A session as people have it: into a room, and round after round of a game. */
export function* sensibleSession(pick: Pick): Generator<Sensible, never> {
  yield* oneOf(pick, OPENINGS);
  for (let round = 0; ; round++) for (const message of ROUND) yield pick(2) === 0 ? message : { ...message, id: `w${pick(50)}` };
}

/** The same with something about it changed: a field gone, added, of another kind or buried in a list. */
export function mutated(message: Sensible, pick: Pick): object {
  const field = oneOf(pick, Object.keys(message));
  switch (pick(6)) {
    case 0:
      return Object.fromEntries(Object.entries(message).filter(([name]) => name !== field));
    case 1:
      return { ...message, [oneOf(pick, FIELDS)]: oneOf(pick, VALUES) };
    case 2:
      return { ...message, [field]: oneOf(pick, VALUES) };
    case 3:
      return { ...message, [field]: [message[field]] };
    case 4:
      return { ...message, [field]: typeof message[field] === 'string' ? message[field].toUpperCase() : { of: message[field] } };
    default:
      return { ...message, type: oneOf(pick, TYPES) };
  }
}
