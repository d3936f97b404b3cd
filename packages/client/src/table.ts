/** A table as a player knows it, whoever keeps the game: this device or a server. */
import type { ClientCommand, NumberedFact, WireRefusal } from '@yaht/protocol';
import type { MemberId, Room } from '@yaht/room';
import type { Game, Hold, Result, Seat } from '@yaht/rules';
import type { Connection } from './connection.ts';

/** What somebody at a table can wish. A local table knows the wishes of the game, a remote one all of them. */
export type Wish = ClientCommand | { readonly type: 'Rematch' } | { readonly type: 'Nudge' };

/**
 * Reasons that no rule book has: the move could not be kept, the game went on where it is open as well, there is no connection,
 * the table was closed, the game went on while the wish was lost, nobody answers at that address.
 */
export const TABLE_REFUSALS = [
  'not-stored',
  'played-elsewhere',
  'not-connected',
  'table-closed',
  'overtaken',
  'unreachable',
] as const;
export type TableRefusal = WireRefusal | (typeof TABLE_REFUSALS)[number];

/** Why a wish was not granted; `message` is the server's own sentence, `cause` what the system said. */
export type Refused = { readonly code: TableRefusal; readonly message?: string; readonly cause?: unknown };

/** What became of a wish. When it is granted, the state already holds what it brought. */
export type Answer = Result<true, Refused>;

/** A player without a connection; `until` is when the house begins to play, by the clock of whoever keeps the game. */
export type Away = { readonly seat: Seat; readonly until: number | null };

/** A line for whoever reads along. */
export type FeedLine =
  | {
      readonly kind: 'chat';
      readonly at: number;
      readonly name: string;
      readonly member: MemberId;
      readonly seat: Seat | null;
      readonly text: string;
      readonly fact: NumberedFact;
    }
  /** `who` is the person a fact is about, as the room knew them when it happened; null in a game, which knows its players. */
  | { readonly kind: 'fact'; readonly at: number; readonly fact: NumberedFact; readonly who: string | null }
  | {
      readonly kind: 'presence';
      readonly at: number;
      readonly name: string;
      readonly seat: Seat;
      readonly online: boolean;
      readonly until: number | null;
    };

/** Everything known at this moment. It is replaced as a whole when something changes, and never otherwise. */
export type TableState = {
  /** The people around the game; null at a local table and before a server has answered. */
  readonly room: Room | null;
  /** The game that is on, or the latest one. */
  readonly game: Game | null;
  /** Who this is in the room. */
  readonly member: MemberId | null;
  /** The seats that people at this screen play. */
  readonly seats: readonly Seat[];
  readonly connection: Connection;
  /** What the player in turn shows of its thoughts; null when nothing was shown since the last roll. */
  readonly shownHold: Hold | null;
  readonly away: readonly Away[];
  /** When the house ends the turn, by the clock of whoever keeps the game. */
  readonly turnClock: { readonly seat: Seat; readonly until: number } | null;
  /** How far the clock of whoever keeps the game is ahead of this one, in milliseconds. */
  readonly clockAhead: number;
  /** The latest lines, oldest first. */
  readonly feed: readonly FeedLine[];
};

/** A table that nothing is known about yet. */
export const emptyState: TableState = {
  room: null,
  game: null,
  member: null,
  seats: [],
  connection: { state: 'connecting' },
  shownHold: null,
  away: [],
  turnClock: null,
  clockAhead: 0,
  feed: [],
};

/** A game on this device, which everybody but its bots plays at this screen. */
export const localState = (game: Game): TableState => ({
  ...emptyState,
  game,
  seats: game.start.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
  connection: { state: 'local' },
});

export type Unsubscribe = () => void;

/** The functions need no `this`: `useSyncExternalStore(table.subscribe, table.state)` works as it stands. */
export type Table = {
  readonly state: () => TableState;
  readonly subscribe: (listener: () => void) => Unsubscribe;
  /** Hears every new line of the feed once, when the state already holds it: the facts, and who lost the connection or is back. */
  readonly onLines: (listener: (lines: readonly FeedLine[]) => void) => Unsubscribe;
  readonly send: (wish: Wish) => Promise<Answer>;
  /** Bots at a local table stop taking their time until it is a person's turn. */
  readonly skip: () => void;
  /** The screen shows what just came for so many milliseconds: bots at a local table begin their pause after that. */
  readonly takeTime: (milliseconds: number) => void;
  /** Ends everything that runs for this table; the game itself stays where it is kept. */
  readonly close: () => void;
};

/** The facts that lines tell of. */
export const factsIn = (lines: readonly FeedLine[]): readonly NumberedFact[] =>
  lines.flatMap(line => (line.kind === 'presence' ? [] : [line.fact]));

/** Hears every new fact once, in order, when the state already holds it. */
export const onFacts = (table: Pick<Table, 'onLines'>, listener: (facts: readonly NumberedFact[]) => void): Unsubscribe =>
  table.onLines(lines => {
    const facts = factsIn(lines);
    if (facts.length > 0) listener(facts);
  });
