/** The one place where facts get their names on the wire, and back: every type of fact and every field of it is in the table. */
import type { RoomEvent } from '@yaht/room';
import { err, ok, type Result } from '@yaht/rules';
import { isPlainObject, type Plain, type PlainObject } from './plain.ts';

/** A fact with its number in the room and the time it was recorded, in milliseconds since 1970. */
export type NumberedFact = { readonly seq: number; readonly at: number; readonly event: RoomEvent };

type EventType = RoomEvent['type'];
type FieldsOf<Event> = Event extends RoomEvent ? Exclude<keyof Event, 'type'> : never;
type Names = { readonly [Type in EventType]: Readonly<Record<FieldsOf<Extract<RoomEvent, { readonly type: Type }>>, string>> };

const seat = 'playerId';

/** By type and field: the field's name on the wire. */
export const FIELDS = {
  RoomCreated: { id: 'room', options: 'options', commitment: 'commitment' },
  MemberJoined: { member: 'member', name: 'name', profile: 'profile' },
  MemberLeft: { member: 'member', removed: 'removed' },
  SeatTaken: { seat: 'id', member: 'member', name: 'name', bot: 'bot' },
  SeatLeft: { seat: 'id' },
  SeatsMoved: { from: 'from' },
  PlayerReady: { seat, ready: 'ready', seed: 'seed' },
  HostChanged: { member: 'member' },
  ChatMessage: { member: 'member', seat: 'from', text: 'text' },
  UndoAsked: { seat },
  UndoAnswered: { member: 'member', yes: 'yes' },
  EndOffered: { member: 'member' },
  EndAnswered: { member: 'member', yes: 'yes' },
  Nudged: { seat, member: 'member', time: 'time' },
  OnVacation: { member: 'member', until: 'until' },
  RematchOpened: { commitment: 'commitment' },
  RoomClosed: { reason: 'reason' },
  GameStarted: {
    id: 'gameId',
    variant: 'variant',
    players: 'players',
    options: 'options',
    order: 'playerOrder',
    commitment: 'commitment',
    challenge: 'challenge',
  },
  OpeningRolled: { rolls: 'rolls', order: 'playerOrder' },
  SeatPlayedBy: { seat, by: 'by' },
  HintTaken: { seat },
  Resigned: { seat, outOfTime: 'outOfTime' },
  Undone: { seat, to: 'to' },
  GameOver: { totals: 'finalScores', winners: 'winners', abandoned: 'abandoned', seed: 'seed' },
  TurnStarted: { seat, dice: 'dice', rollsLeft: 'rollsLeft' },
  DiceRolled: { seat, hold: 'hold', dice: 'dice', rollsLeft: 'rollsLeft' },
  DiceHeld: { seat, hold: 'hold' },
  ScoreRecorded: { seat, category: 'category', points: 'score', bonus: 'bonus', zero: 'zero' },
  DiceScored: {
    seat,
    dice: 'dice',
    partition: 'partition',
    combinations: 'combinations',
    points: 'score',
    pot: 'pot',
    hotDice: 'hotDice',
    money: 'money',
    gained: 'gained',
    cloned: 'cloned',
    steps: 'steps',
    drawn: 'drawn',
  },
  Banked: { seat, points: 'score', total: 'total', money: 'money', steps: 'steps', drawn: 'drawn' },
  Flopped: { seat, lost: 'lost', penalty: 'penalty', banks: 'banks' },
  TurnPassed: { seat, lost: 'lost' },
  SetChosen: { seat, set: 'set', kinds: 'kinds', drawn: 'drawn' },
  LevelStarted: { seat, plan: 'plan', boss: 'boss', meals: 'meals' },
  DiceRerolled: { seat, hold: 'hold', dice: 'dice' },
  FlopShielded: { seat, charm: 'charm', usesLeft: 'usesLeft' },
  LevelCleared: { seat, level: 'level', income: 'income' },
  LevelLost: { seat, level: 'level' },
  RunWon: { seat, level: 'level' },
  ShopOpened: { seat, wares: 'wares', boss: 'boss', drawn: 'drawn' },
  ShopRerolled: { seat, paid: 'paid', wares: 'wares', drawn: 'drawn' },
  WareBought: { seat, ware: 'ware', paid: 'paid' },
  CharmSold: { seat, charm: 'charm', got: 'got' },
  ConsumableSold: { seat, consumable: 'consumable', got: 'got' },
  CharmMoved: { seat, from: 'from', to: 'to' },
  ConsumableUsed: { seat, consumable: 'consumable', die: 'die', kit: 'kit', drawn: 'drawn' },
  ShopLeft: { seat },
  RunEnded: { seat },
} as const satisfies Names;

/** Types that are called otherwise on the wire. */
const TYPES = { SeatTaken: 'PlayerJoined', SeatLeft: 'PlayerLeft' } as const;

type WireType<Type extends EventType> = Type extends keyof typeof TYPES ? (typeof TYPES)[Type] : Type;
/** The types of facts as the wire calls them. */
export type FactType = WireType<EventType>;

/** A fact as it is sent: its fields lie beside `type`, `seq` and `at`. */
export type WireFact = { readonly type: FactType; readonly seq: number; readonly at: number } & PlainObject;

/** Values that have another shape on the wire, by type and field. */
const SHAPES: Readonly<Record<string, { readonly out: (value: Plain) => Plain; readonly back: (value: Plain) => Plain }>> = {
  'GameOver.totals': {
    out: totals => listOf(totals).map((total, playerId) => [playerId, total]),
    back: scores => listOf(scores).map(pair => listOf(pair)[1] ?? null),
  },
  'OpeningRolled.rolls': {
    out: rolls => listOf(rolls).map(roll => renamed(roll, 'seat', 'playerId')),
    back: rolls => listOf(rolls).map(roll => renamed(roll, 'playerId', 'seat')),
  },
};

/** The table by type, as the two directions walk it. */
const ENTRIES: ReadonlyMap<EventType, readonly Entry[]> = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [type as EventType, entriesOf(type, fields)]),
);

type Entry = { readonly field: string; readonly name: string; readonly shape: (typeof SHAPES)[string] | undefined };

function entriesOf(type: string, fields: Readonly<Record<string, string>>): readonly Entry[] {
  return Object.entries(fields).map(([field, name]) => ({ field, name, shape: SHAPES[`${type}.${field}`] }));
}

/** How a fact is sent. */
export function wireFact({ seq, at, event }: NumberedFact): WireFact {
  const wire: WireFact & Record<string, Plain> = { type: wireType(event.type), seq, at };
  for (const { field, name, shape } of ENTRIES.get(event.type) ?? []) {
    const value = (event as PlainObject)[field];
    if (value !== undefined) wire[name] = shape ? shape.out(value) : value;
  }
  return wire;
}

/** The fact that was sent; the inverse of `wireFact`. Fields it does not know are left behind. */
export function factOf(wire: PlainObject): Result<NumberedFact, 'not-a-message'> {
  const type = typeof wire['type'] === 'string' ? eventType(wire['type']) : undefined;
  const { seq, at } = wire;
  if (!type || !isCount(seq) || !isCount(at)) return err('not-a-message');
  const fields: Record<string, Plain> = {};
  for (const { field, name, shape } of ENTRIES.get(type) ?? []) {
    const value = wire[name];
    if (value !== undefined) fields[field] = shape ? shape.back(value) : value;
  }
  // A server's facts have been judged by the server; only their form is read here.
  return ok({ seq, at, event: { type, ...fields } as unknown as RoomEvent });
}

/** Whether the message is a fact; every other message of a server is not recorded. */
export const isFactType = (type: string): type is FactType => eventType(type) !== undefined;

/** What the wire calls a type of fact. */
export const wireType = (type: EventType): FactType => (type in TYPES ? TYPES[type as keyof typeof TYPES] : type) as FactType;

const BACK: ReadonlyMap<string, EventType> = new Map(
  Object.keys(FIELDS).map(type => [wireType(type as EventType), type as EventType]),
);

const eventType = (type: string): EventType | undefined => BACK.get(type);

const isCount = (value: Plain | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const listOf = (value: Plain): readonly Plain[] => (Array.isArray(value) ? (value as readonly Plain[]) : []);

function renamed(value: Plain, from: string, to: string): Plain {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field === from ? to : field, item]));
}
