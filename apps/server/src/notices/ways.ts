/** The ways to somebody: browsers that have subscribed, and addresses that take a text. They are secrets: who has one can write to its owner. */
import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yaht/messages';
import * as z from 'zod';
import { areBrowserKeys } from './encrypt.ts';
import { isZone } from './quiet-hours.ts';

const language = z.enum(LANGUAGES).default('en').meta({ description: 'In which notices are written' });
const key = z.string().max(256);

const EXAMPLE = { kind: 'webhook', url: 'https://ntfy.example/my-dice', language: 'en' } as const;

export const NewWay = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('push'),
      endpoint: z.string().max(2_048).meta({ description: 'As the browser’s subscription has it' }),
      keys: z.object({ p256dh: key, auth: key }).refine(areBrowserKeys, 'not the keys of a browser'),
      language,
    }),
    z.object({
      kind: z.literal('webhook'),
      url: z
        .string()
        .max(2_048)
        .meta({ description: 'Takes a text by POST, as ntfy does', example: 'https://ntfy.example/my-dice' }),
      language,
    }),
  ])
  .meta({ example: EXAMPLE });
export type NewWay = z.infer<typeof NewWay>;

/** A way as it is kept. */
export type Way = { readonly id: string; readonly createdAt: number; readonly way: NewWay };

/** More devices than anybody has. */
export const MOST_WAYS = 10;

export const addressOf = (way: NewWay): string => (way.kind === 'push' ? way.endpoint : way.url);

/** A way as its owner sees it again: where it leads, and not its secret. */
export const shownWay = ({ id, createdAt, way }: Way) => ({
  id,
  kind: way.kind,
  host: new URL(addressOf(way)).host,
  language: way.language,
  createdAt,
});

/** The same address is the same way, for whom it belongs to. */
export const wayId = (profile: string, way: NewWay): string =>
  createHash('sha256')
    .update(`${profile} ${addressOf(way)}`)
    .digest('base64url')
    .slice(0, 16);

const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

export const Settings = z.object({
  isOn: z.boolean().meta({ description: 'Nothing is told while it is false' }),
  quiet: z
    .object({
      from: minute.meta({ description: 'Minutes since midnight, by the clock of the zone', example: 1_320 }),
      until: minute.meta({ example: 480 }),
      zone: z.string().max(64).refine(isZone, 'not a zone of the IANA').meta({ example: 'Europe/Stockholm' }),
    })
    .nullable()
    .meta({ description: 'When nothing is told; what happens then is told afterwards, together' }),
});
export type Settings = z.infer<typeof Settings>;

export const USUAL_SETTINGS: Settings = { isOn: true, quiet: null };

/** Where ways and settings are kept. */
export type NoticeBook = {
  /** The key of the house, made the first time it is asked for. */
  readonly vapidKey: (made: string) => Promise<string>;
  readonly ways: (profile: string) => Promise<readonly Way[]>;
  /** False when there are too many already. */
  readonly addWay: (profile: string, way: Way) => Promise<boolean>;
  /** False when there was none. */
  readonly removeWay: (profile: string, id: string) => Promise<boolean>;
  readonly settings: (profile: string) => Promise<Settings>;
  readonly keepSettings: (profile: string, settings: Settings) => Promise<void>;
};
