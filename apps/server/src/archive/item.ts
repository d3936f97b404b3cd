/** What an archive holds, piece by piece: everything a server keeps that follows from nothing else. Boards are made again from it. */
import { z } from 'zod';

const text = z.string();
const count = z.number().int().nonnegative();
/** Any JSON: the log knows facts by their type only. */
const fact = z.looseObject({ type: text });

const ITEM = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('room'),
    room: text,
    seq: count,
    epoch: count,
    open: z.boolean(),
    openedAt: count,
    updatedAt: count,
    lobby: z.json(),
    state: z.json(),
  }),
  z.object({ type: z.literal('fact'), room: text, seq: count, at: count, event: fact }),
  z.object({
    type: z.literal('command'),
    room: text,
    member: text,
    id: text,
    hash: text,
    answer: z.json(),
    firstSeq: count,
    lastSeq: count,
    at: count,
  }),
  z.object({ type: z.literal('secret'), room: text, name: text, value: text }),
  z.object({ type: z.literal('token'), room: text, hash: text, member: text }),
  z.object({ type: z.literal('profile'), id: text, name: text, colour: text, createdAt: count }),
  z.object({ type: z.literal('key'), hash: text, profile: text, createdAt: count }),
  z.object({ type: z.literal('recovery'), profile: text, hash: text, createdAt: count }),
  z.object({ type: z.literal('way'), id: text, profile: text, way: text, createdAt: count }),
  z.object({ type: z.literal('settings'), profile: text, settings: text }),
  z.object({ type: z.literal('vapid'), key: text }),
  z.object({ type: z.literal('vacation'), profile: text, since: count, until: count }),
  z.object({ type: z.literal('chain'), root: text }),
]);

export type Item = z.infer<typeof ITEM>;

/** Undefined for what is none. */
export const readItem = (value: unknown): Item | undefined => ITEM.safeParse(value).data;

/**
 * Where a server keeps everything, read or filled as a whole. Items come in the order of the types above; facts in the order they
 * were committed, all of one moment.
 */
export type Vault = {
  readonly read: () => AsyncIterable<Item>;
  /** Fills an empty one: with everything, or not at all. */
  readonly fill: (items: AsyncIterable<Item>) => Promise<void>;
};

/** Fields that hold any JSON; databases keep them as texts. */
export const isJson = (field: string): boolean => ['lobby', 'state', 'event', 'answer'].includes(field);
