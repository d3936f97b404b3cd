/** `--public-url` and `--contact`: how others reach the server, and whoever runs it. */
import { err, ok, type Result } from '@yaht/rules';
import { isThisMachine } from '@yaht/terminal/address';
import type { Context } from '../context.ts';
import { shown } from '../output/text.ts';
import type { Given } from './settings.ts';

/** Undefined when nobody said where the server is reached. */
export function readPublicUrl({ messages }: Context, given: Given | undefined): Result<string | undefined, string> {
  if (given === undefined) return ok(undefined);
  const words = messages.server.problems.publicUrl;
  const value = shown(given.value);
  const url = URL.canParse(given.value) ? new URL(given.value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return err(words.unknown(given.from, value));
  const encrypted = `https://${url.hostname}`;
  if (url.protocol === 'http:' && !isHere(url.hostname)) return err(words.plain(given.from, value, encrypted));
  const more = url.username + url.password + url.pathname.slice(1) + url.search + url.hash;
  return more === '' ? ok(url.origin) : err(words.more(given.from, value, url.origin));
}

/** Where browsers grant without TLS what they grant elsewhere with it alone. */
const isHere = (hostname: string): boolean =>
  isThisMachine(hostname.replace(/^\[(.*)\]$/, '$1')) || hostname.endsWith('.localhost');

const MAIL = /^mailto:[^\s@,?&<>]+@[^\s@,?&<>]+$/i;

export function readContact({ messages }: Context, given: Given | undefined): Result<string | undefined, string> {
  if (given === undefined) return ok(undefined);
  const { value, from } = given;
  const isPage = URL.canParse(value) && new URL(value).protocol === 'https:';
  return isPage || MAIL.test(value) ? ok(value) : err(messages.server.problems.contact(from, shown(value)));
}
