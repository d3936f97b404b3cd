/** A notice on its way: encrypted for a browser, or as a text for an address that takes texts. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { encrypt, MOST_TEXT } from './encrypt.ts';
import type { Notice } from './notice.ts';
import { postNotice, type Letter, type Posted, type Reach } from './post-notice.ts';
import type { Vapid } from './vapid.ts';
import type { NewWay, Way } from './ways.ts';

export type SendParts = {
  readonly clock: Clock;
  readonly vapid: Vapid;
  readonly reach: Reach;
  /** Where links begin, and where whoever runs the house can be reached; without both nothing goes to browsers. */
  readonly publicUrl: string | undefined;
  readonly contact: string | undefined;
};

/** `gone`: nobody will ever get anything there again. `later`: perhaps after so many milliseconds. `refused`: this one never. */
export type Sent =
  | { readonly type: 'sent' | 'gone' | 'refused' }
  | { readonly type: 'later'; readonly after: number | undefined; readonly why: string };

/** For what has no end of its own a service keeps a message as long as it keeps any. */
const LONGEST = 28 * 24 * 60 * 60;
/** A message that is to arrive at all is worth a minute. */
const SHORTEST = 60;

export async function sendNotice(parts: SendParts, { way }: Way, notice: Notice, waiting: number): Promise<Sent> {
  const letter = way.kind === 'push' ? pushLetter(parts, way, notice, waiting) : textLetter(parts, way, notice);
  if (!letter) return { type: 'refused' };
  return outcomeOf(await postNotice(way.kind === 'push' ? way.endpoint : way.url, letter, parts.reach));
}

function outcomeOf(posted: Posted): Sent {
  if (posted.type === 'silent') return { type: 'later', after: undefined, why: posted.why };
  const { status, retryAfter } = posted;
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404 || status === 410) return { type: 'gone' };
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  if (!isPassing) return { type: 'refused' };
  return { type: 'later', after: retryAfter === undefined ? undefined : 1_000 * retryAfter, why: `answered ${status}` };
}

type Push = Extract<NewWay, { readonly kind: 'push' }>;

function pushLetter(
  { clock, vapid, publicUrl, contact }: SendParts,
  way: Push,
  notice: Notice,
  waiting: number,
): Letter | undefined {
  if (publicUrl === undefined || contact === undefined) return undefined;
  const now = clock.now();
  const { title, body } = notice.words(way.language);
  // One for each game: a newer one takes the place of the one before, at the service and on the device.
  const text = JSON.stringify({ title, body, tag: `game ${notice.room}`, url: pathOf(notice), waiting });
  if (Buffer.byteLength(text) > MOST_TEXT) return undefined;
  const rest = notice.until === null ? LONGEST : Math.ceil((notice.until - now) / 1_000);
  return {
    headers: {
      Authorization: vapid.authorization(way.endpoint, contact, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(Math.min(LONGEST, Math.max(SHORTEST, rest))),
      Topic: topicOf(way, notice),
      Urgency: 'normal',
    },
    body: encrypt(text, way.keys),
  };
}

/** Tells nobody which game it is: 32 signs are what a service takes. */
const topicOf = ({ keys }: Push, { room }: Notice): string =>
  createHmac('sha256', keys.auth).update(room).digest('base64url').slice(0, 32);

function textLetter({ publicUrl }: SendParts, { language }: NewWay, notice: Notice): Letter {
  const { title, body } = notice.words(language);
  const link = publicUrl === undefined ? undefined : publicUrl + pathOf(notice);
  return {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      Title: encodedWord(title),
      ...(link === undefined ? {} : { Click: link }),
    },
    body: Buffer.from(link === undefined ? body : `${body}\n${link}`),
  };
}

/** Where one tap leads: to the dice of the game, or to the list of them. */
const pathOf = ({ room }: Notice): string => (room === '' ? '/' : `/r/${encodeURIComponent(room)}`);

/** A header takes ASCII only; this is how it says the rest (RFC 2047). */
const encodedWord = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
