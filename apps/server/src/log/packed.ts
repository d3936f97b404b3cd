/** Entries and answers as they travel to the thread that writes: facts are JSON texts already, which are cheap to hand over. */
import type {
  Committed,
  Entry,
  Expected,
  Fact,
  Followed,
  KeptCommand,
  Loaded,
  Outcome,
  Receipt,
  RoomMeta,
  Task,
  Token,
} from './game-log.ts';
import type { CommandId, MemberId, RoomId, TokenHash } from './ids.ts';
import type { OpenFor } from './open-games.ts';

type Text<Type, Key extends keyof Type> = Omit<Type, Key> & { readonly [Name in Key]: string };

export type PackedEntry = {
  readonly room: RoomId;
  readonly expected: Expected;
  readonly epoch: number;
  readonly at: number;
  readonly wakeAt: number | null;
  readonly due: number | null;
  readonly events: readonly string[];
  readonly command:
    { readonly member: MemberId; readonly id: CommandId; readonly hash: string; readonly answer: string } | undefined;
  /** Null leaves what is stored. */
  readonly state: string | null;
  readonly lobby: string | null;
  readonly open: number | null;
  readonly secrets: readonly (readonly [string, string])[];
  readonly tokens: readonly Token[];
  readonly revoked: readonly TokenHash[];
  readonly tasks: readonly PackedNewTask[];
  /** Null leaves what is stored. */
  readonly openFor: readonly PackedOpenFor[] | null;
};

export type PackedOpenFor = { readonly profile: string; readonly later: 0 | 1; readonly order: number; readonly line: string };

/** Without a time it is to be done at once. */
type PackedNewTask = { readonly kind: string; readonly body: string; readonly at: number | null };
export type PackedTask = Text<Task, 'body'>;

/** In a duplicate the answer is a text; `unfit` is an entry the database would not take, whatever the disk. */
export type PackedOutcome = Outcome | { readonly type: 'unfit'; readonly message: string };
export type PackedMeta = Text<RoomMeta, 'lobby' | 'state'>;
/** The facts with their numbers and times are one text. */
export type PackedLoad = { readonly meta: PackedMeta; readonly events: string };
export type PackedFollowed = Omit<Followed, 'facts'> & {
  readonly facts: readonly Text<Committed, 'event' | 'state'>[];
};
export type PackedCommand = { readonly hash: string; readonly answer: string } & Receipt;

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

const textOrNull = (value: unknown): string | null => (value === undefined ? null : textOf(value));

/** Throws when JSON cannot hold the entry. */
export function pack(entry: Entry, at: number): PackedEntry {
  const { room, expected, epoch, events, command, state, lobby, open, wakeAt = null, due = null } = entry;
  const { secrets, tokens = [], revoked = [], tasks = [], openFor } = entry;
  return {
    room,
    expected,
    epoch,
    at,
    wakeAt,
    due,
    events: events.map(textOf),
    command: command && {
      member: command.member,
      id: command.id,
      hash: command.hash,
      answer: textOf(command.answer),
    },
    state: textOrNull(state),
    lobby: textOrNull(lobby),
    open: open === undefined ? null : Number(open),
    secrets: secrets ? Object.entries(secrets) : [],
    tokens,
    revoked,
    tasks: tasks.map(({ kind, body, at: from = null }) => ({ kind, body: textOf(body), at: from })),
    openFor: openFor?.map(packOpenFor) ?? null,
  };
}

const packOpenFor = ({ profile, waits, order, line }: OpenFor): PackedOpenFor => ({
  profile,
  later: waits ? 0 : 1,
  order,
  line: textOf(line),
});

export const unpackTask = (task: PackedTask): Task => ({ ...task, body: JSON.parse(task.body) });

export const unpackMeta = (meta: PackedMeta): RoomMeta => ({
  ...meta,
  lobby: JSON.parse(meta.lobby),
  state: JSON.parse(meta.state),
});

/** The facts are those that were appended, so they have the type they had then. */
export const unpackLoad = <Event extends Fact>({ meta, events }: PackedLoad): Loaded<Event> => ({
  meta: unpackMeta(meta),
  events: JSON.parse(events) as Loaded<Event>['events'],
});

export const unpackFollowed = <Event extends Fact>({ facts, ...rest }: PackedFollowed): Followed<Event> => ({
  ...rest,
  facts: facts.map(fact => ({ ...fact, event: JSON.parse(fact.event) as Event, state: JSON.parse(fact.state) })),
});

export const unpackCommand = (command: PackedCommand): KeptCommand => ({ ...command, answer: JSON.parse(command.answer) });

export const unpackOutcome = (outcome: Outcome): Outcome =>
  outcome.type === 'duplicate' ? { ...outcome, answer: JSON.parse(String(outcome.answer)) } : outcome;
