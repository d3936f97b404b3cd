/**
 * Lists of open games: whose game a room is, and for whom it waits. They stand beside the facts, written with the entry that changes them,
 * so a list is never behind its games and nothing has to be read to make it.
 */
import type { RoomId } from './ids.ts';

/** A room on somebody's list: games that wait for its owner come first, and of either kind those with the lower `order`. */
export type OpenFor = {
  readonly profile: string;
  readonly waits: boolean;
  /** Not negative. */
  readonly order: number;
  /** What the list shows of it. */
  readonly line: unknown;
};

type OpenGame = { readonly room: RoomId; readonly waits: boolean; readonly line: unknown };

export type OpenGamesQuery = { readonly profile: string; readonly limit: number; readonly after?: OpenGamesPlace };

/** A page of a list; `next` is where the following page begins. */
export type OpenGames = {
  readonly games: readonly OpenGame[];
  /** How many games wait for the owner of the list, as far as they are counted. */
  readonly waiting: number;
  readonly next: OpenGamesPlace | null;
};

/** A place in a list: after the game that stands there, or stood there when it was read. */
export type OpenGamesPlace = { readonly later: 0 | 1; readonly order: number; readonly key: number };

/** More games that wait are not counted. */
export const MOST_WAITING = 100;

/** A row as databases have it. */
export type OpenRow = OpenGamesPlace & { readonly room: RoomId; readonly line: string };

export const AT_THE_TOP: OpenGamesPlace = { later: 0, order: -1, key: -1 };

/** One more row than the page has was read, to know whether another page follows. */
export function pageOf(rows: readonly OpenRow[], limit: number, waiting: number): OpenGames {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    games: page.map(({ room, later, line }) => ({ room, waits: later === 0, line: JSON.parse(line) as unknown })),
    waiting,
    next: last ? { later: last.later, order: last.order, key: last.key } : null,
  };
}

export const isAfter = (one: OpenGamesPlace, other: OpenGamesPlace): boolean =>
  one.later - other.later > 0 ||
  (one.later === other.later && (one.order > other.order || (one.order === other.order && one.key > other.key)));

export const formatPlace = ({ later, order, key }: OpenGamesPlace): string => `${later}.${order}.${key}`;

/** Undefined when it is no place. */
export function parsePlace(text: string): OpenGamesPlace | undefined {
  const [, later, order, key] = /^([01])\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return later === undefined ? undefined : { later: later === '0' ? 0 : 1, order: Number(order), key: Number(key) };
}
