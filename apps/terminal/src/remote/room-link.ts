/** A link, as somebody was sent it: `https://dice.example/r/K7Q2XM…`. A terminal goes there by the same way as a browser. */
import { SHORT_CODE } from '@yaht/client';
import type { Address } from './address.ts';

export type RoomLink = { readonly address: Address; readonly room?: string };

const ROOM = /^\/r\/([\w-]{1,48})\/?$/;

/** Where a link leads: to a room, or to a server by its address for browsers; undefined when it is no such link. */
export function readLink(text: string): RoomLink | undefined {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const room = ROOM.exec(url.pathname)?.[1];
  if (room === undefined && url.pathname !== '/') return undefined;
  const usual = url.protocol === 'https:' ? 443 : 80;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const address = { host, port: url.port === '' ? usual : Number(url.port), origin: url.origin };
  return { address, ...(room === undefined ? {} : { room: room.length === SHORT_CODE ? room.toUpperCase() : room }) };
}
