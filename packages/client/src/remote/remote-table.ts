/** A game kept by a server: facts come in, wishes go out, and a lost connection is picked up where it broke. */
import {
  PROTOCOL_VERSION,
  roomOf,
  type ClientMessage,
  type ClientMessageOf,
  type Heard,
  type Notice,
  type NumberedFact,
  type Welcome,
  type WireFact,
} from '@yaht/protocol';
import { err, NewerVersion, ok } from '@yaht/rules';
import { Changing } from '../changing.ts';
import { isConnected, type ClosedReason, type Connection } from '../connection.ts';
import { emptyState, type Answer, type Table, type TableState, type Wish } from '../table.ts';
import { factChanges, factLine, noticeChanges, noticeLines, roomChanges, saidBefore } from './learn.ts';
import { Link, type LinkParts } from './link.ts';
import { Outbox } from './outbox.ts';
import { newIdPrefix, newToken } from './random.ts';

/** How somebody comes in: into a room, into a new one, or back with a token or with the profile that has a seat there. */
export type Entry =
  | Omit<ClientMessageOf<'Join'>, 'id' | 'token'>
  | Omit<ClientMessageOf<'CreateRoom'>, 'id' | 'token'>
  | Omit<ClientMessageOf<'PlayDaily'>, 'id' | 'token'>
  | { readonly type: 'Resume'; readonly token: string }
  | { readonly type: 'Resume'; readonly room: string; readonly profile: string };

/** A place at a server that one can come back to. The token is a secret. */
export type KeptSeat = { readonly room: string; readonly token: string; readonly name: string };

/** Where tokens are kept between two runs of a program. */
export type SeatKeeper = {
  readonly keep: (seat: KeptSeat) => void;
  /** The token opens nothing any more. */
  readonly forget: (token: string) => void;
};

export type RemoteParts = LinkParts & { readonly keeper: SeatKeeper };

/** Reasons after which a token is worth nothing. */
const VOID: readonly ClosedReason[] = ['left', 'removed', 'room-closed', 'unknown-token'];
/** What keeps a member outside for a moment only. */
const PASSING: readonly string[] = ['fault', 'storage-full', 'storage-away', 'too-many-requests'];

export class RemoteTable implements Table {
  /** Granted once the room is there; refused when this client does not get in. */
  readonly entered: Promise<Answer>;
  readonly #parts: RemoteParts;
  readonly #changing = new Changing(emptyState);
  readonly #link: Link;
  readonly #outbox: Outbox;
  readonly #entry: ClientMessage;
  /** The server's own for whoever comes back by a profile. */
  #token: string;
  #enter: (answer: Answer) => void = () => {};
  #hasEntered = false;
  /** The hello on this connection was not answered yet. */
  #isGreeting = true;
  /** A welcome whose game is still coming. */
  #welcome: { readonly first: Welcome; readonly more: WireFact[] } | undefined;

  constructor(entry: Entry, parts: RemoteParts) {
    this.#parts = parts;
    const isByProfile = entry.type === 'Resume' && 'profile' in entry;
    this.#token = entry.type === 'Resume' && 'token' in entry ? entry.token : newToken(parts.random);
    this.#entry = { protocol: PROTOCOL_VERSION, ...entry, ...(isByProfile ? {} : { token: this.#token }) };
    this.#outbox = new Outbox(newIdPrefix(parts.random));
    this.entered = new Promise(resolve => (this.#enter = resolve));
    this.#link = new Link(parts, {
      hello: () => this.#hello(),
      heard: heard => this.#hear(heard),
      changed: connection => this.#connectionChanged(connection),
      clockAhead: clockAhead => this.#changing.change({ clockAhead }),
    });
    this.#link.open();
  }

  readonly state = (): TableState => this.#changing.get();
  readonly subscribe: Table['subscribe'] = listener => this.#changing.subscribe(listener);
  readonly onLines: Table['onLines'] = listener => this.#changing.onLines(listener);

  /** Without a connection a wish is refused at once; one that was sent gets its answer, however often the line breaks. */
  readonly send = (wish: Wish): Promise<Answer> => {
    const { connection } = this.state();
    if (connection.state === 'closed') return Promise.resolve(err({ code: 'table-closed' }));
    if (!isConnected(connection)) return Promise.resolve(err({ code: 'not-connected' }));
    if (wish.type === 'HoldDice') {
      this.#link.send({ type: 'HoldDice', hold: [...wish.hold] });
      return Promise.resolve(ok(true));
    }
    const { message, answer } = this.#outbox.add(wish, this.state());
    this.#link.send(message);
    return answer;
  };

  /** The server paces its bots. */
  readonly skip = (): void => {};
  readonly takeTime = (): void => {};

  /** Tries again now instead of waiting, as when the device says that it is online. */
  readonly hurry = (): void => this.#link.hurry();

  /** Whether somebody looks at the table: a page that is hidden says so, as it is given little time to answer in. */
  readonly setInView = (isInView: boolean): void => this.#link.setInView(isInView);

  /** Closing is not leaving: the seat is kept for whoever comes back with the token. */
  readonly close = (): void => this.#link.end('table-closed');

  #hello(): ClientMessage {
    const { room } = this.state();
    this.#isGreeting = true;
    this.#welcome = undefined;
    // Who is away is told anew on every connection.
    if (this.state().away.length > 0) this.#changing.change({ away: [] });
    if (!this.#hasEntered) return this.#entry;
    return { type: 'Resume', token: this.#token, ...(room ? { after: room.seq } : {}) };
  }

  #hear(heard: Heard): void {
    switch (heard.kind) {
      case 'fact':
        return this.#learn(heard.fact.seq, heard.fact);
      case 'notice':
        return this.#note(heard.notice);
      case 'unknown':
        return heard.seq === undefined ? undefined : this.#learn(heard.seq);
    }
  }

  /** A fact is taken in its order: one that is known is passed over, and a gap is filled by coming back. */
  #learn(seq: number, fact?: NumberedFact): void {
    const state = this.state();
    const { room } = state;
    if (!room || seq <= room.seq) return;
    if (seq > room.seq + 1) return this.#link.restart();
    if (!fact) return this.#changing.change({ room: { ...room, seq } });
    try {
      this.#changing.change(factChanges(state, room, fact), [factLine(room, fact)]);
    } catch (error) {
      if (error instanceof NewerVersion) return this.#tooOld();
      // Facts that do not fit what is known: the room is read anew.
      this.#changing.change({ room: null });
      this.#link.restart();
    }
  }

  #note(notice: Notice): void {
    switch (notice.type) {
      case 'Welcome':
        this.#welcome = { first: notice, more: [] };
        return notice.more ? undefined : this.#comeIn();
      case 'GameFacts':
        this.#welcome?.more.push(...notice.facts);
        return notice.more ? undefined : this.#comeIn();
      case 'Ack':
        return notice.id === null ? this.#settle() : this.#outbox.granted(notice.id);
      case 'Error':
        return this.#refused(notice);
      default: {
        const state = this.state();
        const changes = noticeChanges(state, notice);
        return changes && this.#changing.change(changes, noticeLines(state, notice, this.#parts.clock.now()));
      }
    }
  }

  #comeIn(): void {
    if (!this.#welcome) return;
    const { first, more } = this.#welcome;
    const room = roomOf(first, more);
    this.#welcome = undefined;
    this.#token = first.token;
    if (!room.ok && room.error === 'not-a-message') return this.#link.end('fault');
    const name = first.room.members.find(({ member }) => member === first.member)?.name ?? '';
    this.#parts.keeper.keep({ room: first.room.id, token: first.token, name });
    if (!room.ok) return this.#tooOld();
    const chat = Array.isArray(first.chat) ? first.chat : [];
    this.#changing.change({ ...roomChanges(room.value, first.member), feed: saidBefore(this.state().feed, chat) });
    this.#settle();
  }

  /** The game is one for a newer program, which comes back to this seat. */
  #tooOld(): void {
    this.#enter(err({ code: 'newer-version' }));
    this.#link.end('newer-version');
  }

  /** The connection counts from here on, and what has no answer yet is sent again. */
  #settle(): void {
    if (!this.#isGreeting) return;
    this.#isGreeting = false;
    this.#hasEntered = true;
    this.#link.settled();
    for (const message of this.#outbox.again(this.state())) this.#link.send(message);
    this.#enter(ok(true));
  }

  #refused({ code, msg, id }: Extract<Notice, { readonly type: 'Error' }>): void {
    if (this.#isGreeting) return this.#turnedAway(code, msg);
    if (id !== undefined && code !== 'going-away') this.#outbox.refused(id, { code, message: msg });
  }

  /** The hello was refused: later, from the beginning, or never. */
  #turnedAway(code: Extract<Notice, { readonly type: 'Error' }>['code'], message: string): void {
    if (code === 'unknown-seq') {
      this.#changing.change({ room: null });
      return this.#link.send({ type: 'Resume', token: this.#token });
    }
    if (code === 'going-away' || (this.#hasEntered && PASSING.includes(code))) return this.#link.restart();
    this.#enter(err({ code, message }));
    return this.#link.end(code === 'unknown-token' && this.#outbox.has('Leave') ? 'left' : code);
  }

  #connectionChanged(connection: Connection): void {
    this.#changing.change({ connection });
    if (connection.state !== 'closed') return;
    const { reason } = connection;
    if (VOID.includes(reason)) this.#parts.keeper.forget(this.#token);
    this.#outbox.close(VOID.includes(reason));
    this.#enter(err({ code: reason === 'unreachable' ? 'unreachable' : 'table-closed' }));
  }
}
