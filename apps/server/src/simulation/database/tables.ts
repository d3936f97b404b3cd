/** What the tables of the schema `yaht` hold, and the flaws that a simulation can give them to see whether anybody notices. */
import type { PackedOpenFor } from '../../log/packed.ts';

export type RoomRow = {
  readonly key: number;
  readonly name: string;
  seq: number;
  version: number;
  wakeAt: number | null;
  epoch: number;
  open: boolean;
  readonly openedAt: number;
  updatedAt: number;
  lobby: string;
  state: string;
  node: string | null;
  append: string | null;
};

export type EventRow = {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly transaction: number;
  readonly position: number;
};

export type CommandRow = {
  readonly hash: string;
  readonly answer: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly at: number;
};

export type TaskRow = {
  readonly id: number;
  readonly room: number;
  readonly kind: string;
  readonly body: string;
  at: number;
  tries: number;
};

export type NodeRow = { readonly address: string; readonly until: number };

/** One entry that was stored, with what nobody but an observer sees: who wrote it, and the epoch the room had by then. */
export type Deed = {
  readonly by: string;
  readonly room: string;
  readonly epoch: number;
  readonly roomEpoch: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** The member and id of the wish, if it had one. */
  readonly command: string | undefined;
};

/** What a database must never do; for controls that show that the simulation would notice. */
export type Flaws = {
  /** Does not compare the epoch of an entry with that of its room. */
  readonly ignoresEpochs?: boolean;
  /** Does not look whether a command was stored before. */
  readonly forgetsCommands?: boolean;
  /** Says that an entry is stored before it is. */
  readonly answersEarly?: boolean;
};

export class DatabaseTables {
  readonly rooms = new Map<string, RoomRow>();
  /** By room, in the order of their numbers. */
  readonly events = new Map<number, EventRow[]>();
  readonly commands = new Map<string, CommandRow>();
  readonly secrets = new Map<number, Map<string, string>>();
  readonly tokens = new Map<string, { readonly room: number; readonly member: string }>();
  readonly nodes = new Map<string, NodeRow>();
  readonly house = new Map<string, string>();
  readonly deeds: Deed[] = [];
  /** Until when the house was kept, and for how long in all it was not. */
  kept: { readonly until: number; readonly lost: number } | undefined;
  readonly tasks = new Map<number, TaskRow>();
  /** By room: on whose lists it is. */
  readonly openGames = new Map<number, readonly PackedOpenFor[]>();
  #key = 0;
  #transaction = 0;
  #position = 0;
  #task = 0;

  get lastPosition(): number {
    return this.#position;
  }

  nextKey(): number {
    return (this.#key += 1);
  }

  nextTransaction(): number {
    return (this.#transaction += 1);
  }

  nextPosition(): number {
    return (this.#position += 1);
  }

  addTask({ key }: RoomRow, { kind, body, at }: Pick<TaskRow, 'kind' | 'body' | 'at'>): void {
    const id = (this.#task += 1);
    this.tasks.set(id, { id, room: key, kind, body, at, tries: 0 });
  }

  eventsOf({ key }: RoomRow): EventRow[] {
    const events = this.events.get(key) ?? [];
    this.events.set(key, events);
    return events;
  }

  roomOf(key: number): RoomRow | undefined {
    return [...this.rooms.values()].find(room => room.key === key);
  }
}

export const commandKey = (room: number, member: string, id: string): string => JSON.stringify([room, member, id]);
