/** A room of a server on this screen: its lobby, its games one after the other, and what is told about the connection. */
import {
  isConnected,
  mayWatch,
  ownTable,
  shownSeat,
  Observable,
  type ClosedReason,
  type Connection,
  type FeedLine,
  type RemoteTable,
} from '@yaht/client';
import { closedSentence, tell, TOLD_BESIDE_OWN } from '@yaht/messages';
import type { Seat } from '@yaht/rules';
import { nextGameKeys, nextWaitingKeys, offerEndKeys, voteKeys, waitingKeys } from '../keys/online-keys.ts';
import { can, type KeyMap } from '../keys/press.ts';
import { SHOWN } from '../table/feed-pane.ts';
import { reason } from '../table/sentences.ts';
import { raceOf } from '../run/race-pane.ts';
import { TableDesk } from '../table/table-desk.ts';
import { LobbyDesk } from './lobby-desk.ts';
import { lostKeysOf } from './lost-keys.ts';
import { joinCommand } from '../remote/join-command.ts';
import type { OnlineParts } from './online-parts.ts';
import { EXIT } from '../exit-code.ts';

export type RoomShown = { readonly kind: 'lobby' } | { readonly kind: 'table'; readonly desk: TableDesk };

/** How a room was left: an exit code, and lines about it, the most important first. */
export type RoomExit = (code: number, lines: readonly string[]) => void;

/** Where a room leads: out, and on to the next game that waits. */
export type RoomExits = { readonly exit: RoomExit; readonly goOn: () => Promise<void> };

/** Questions to the others. */
const VOTES: readonly string[] = ['UndoAsked', 'EndOffered'];

const NO_KEYS: KeyMap = { bindings: [], abilities: {} };

export class RoomDesk {
  readonly lobby: LobbyDesk;
  readonly shown: Observable<RoomShown>;
  readonly #parts: OnlineParts;
  readonly #table: RemoteTable;
  readonly #exit: RoomExit;
  readonly #goOn: () => Promise<void>;
  readonly #ends: readonly (() => void)[];
  #connection: Connection;
  #hasLeft = false;
  #isOver = false;
  /** What happened since the connection was lost. */
  #missed: string | null = null;
  /** Whose run somebody who does not play in a duel has asked for. */
  #watched: Seat | undefined;

  constructor(parts: OnlineParts, table: RemoteTable, { exit, goOn }: RoomExits) {
    this.#parts = parts;
    this.#table = table;
    this.#exit = exit;
    this.#goOn = goOn;
    this.#connection = table.state().connection;
    this.lobby = new LobbyDesk(parts, table, { quit: () => this.#quit(), leaveForGood: () => this.#leaveForGood() });
    this.shown = new Observable<RoomShown>({ kind: 'lobby' });
    this.#ends = [table.subscribe(() => this.#changed()), table.onLines(lines => this.#hear(lines))];
    this.#place();
  }

  #changed(): void {
    this.#place();
    const { connection } = this.#table.state();
    const before = this.#connection;
    this.#connection = connection;
    if (connection.state === 'closed') this.#closed(connection.reason);
    else if (isConnected(connection) !== isConnected(before)) this.#tellConnection(isConnected(connection));
  }

  #tellConnection(isBack: boolean): void {
    const { message, words } = this.#parts.shell;
    if (isBack) message.note(words.online.backOnline(this.#missed));
    else message.problem(words.online.lost);
    this.#missed = null;
  }

  /** The lobby, or the table of the game that is on or just over. */
  #place(): void {
    const { room, game } = this.#table.state();
    const shown = this.shown.get();
    if (!game || room?.phase === 'lobby') {
      if (shown.kind === 'table') shown.desk.stop();
      return this.shown.set(shown.kind === 'lobby' ? shown : { kind: 'lobby' });
    }
    if (shown.kind === 'lobby') this.shown.set({ kind: 'table', desk: this.#sitDown() });
  }

  #sitDown(): TableDesk {
    const { shell, clock, coach } = this.#parts;
    const turn = this.#table.state().game?.state.turn;
    this.lobby.overlays.close();
    shell.message.clear();
    return new TableDesk({
      table: ownTable(this.#table, this.#watched),
      shell,
      clock,
      coach,
      isNew: turn?.number === 1 && turn.rolls === 0,
      extras: at => this.#keysAt(at),
      heading: () => (raceOf(this.#table.state()) ? [shell.words.duel.title] : undefined),
      race: () => raceOf(this.#table.state(), this.#watched),
      leave: () => this.#closed('table-closed'),
    });
  }

  #keysAt(desk: TableDesk): KeyMap {
    const maps = [
      lostKeysOf(this.#table),
      this.#watchingKeys(),
      this.#roomKeys(desk),
      this.#nextKeys(desk),
      this.#waitingKeys(desk),
    ];
    return {
      bindings: maps.flatMap(({ bindings }) => bindings),
      abilities: Object.assign({}, ...maps.map(({ abilities }) => abilities)) as KeyMap['abilities'],
    };
  }

  /** While others are to play, whoever has a profile may go on to the next game that waits. */
  #nextKeys({ view }: TableDesk): KeyMap {
    const { server, guest } = this.#parts;
    const isFree = !view.isMine && !this.#isSpectator() && server.profiles.known(guest.name) !== undefined;
    return isFree ? { bindings: nextWaitingKeys, abilities: { nextWaiting: can(() => void this.#goOn()) } } : NO_KEYS;
  }

  /** What helps where people take their time. */
  #waitingKeys(desk: TableDesk): KeyMap {
    const { nudge, offerEnd, endOffer } = desk.view;
    const { online, play } = this.#parts.shell.words;
    const ask = (): void => desk.overlays.ask(`${online.askEnd}${play.yesNo}`, () => void desk.send({ type: 'OfferEnd' }));
    return {
      bindings: [...(nudge.refusal === null ? waitingKeys : []), ...(offerEnd.refusal === null && !endOffer ? offerEndKeys : [])],
      abilities: { nudge: can(() => void desk.send({ type: 'Nudge' })), offerEnd: can(ask) },
    };
  }

  #watchingKeys(): KeyMap {
    if (!mayWatch(this.#table.state())) return NO_KEYS;
    return { bindings: nextGameKeys, abilities: { nextGame: can(() => this.#watchNext()) } };
  }

  /** The next run of a duel, at a desk of its own. */
  #watchNext(): void {
    const state = this.#table.state();
    const shown = this.shown.get();
    if (shown.kind !== 'table') return;
    this.#watched = (shownSeat(state, this.#watched) + 1) % (state.game?.start.players.length ?? 1);
    shown.desk.stop();
    this.shown.set({ kind: 'table', desk: this.#sitDown() });
  }

  /** A spectator is in nobody's way after leaving; a player is asked, and has the answers to a question. */
  #roomKeys(desk: TableDesk): KeyMap {
    if (this.#isSpectator()) return { bindings: [], abilities: { quit: can(() => this.#leaveForGood()) } };
    const { takeback, endOffer } = desk.view;
    const vote = takeback ?? endOffer;
    if (!vote) return NO_KEYS;
    const type = takeback ? 'AnswerUndo' : 'AnswerEnd';
    const refusal = vote.mayAnswer ? null : reason(desk, 'not-your-vote');
    return {
      bindings: voteKeys,
      abilities: {
        agree: can(() => void desk.send({ type, yes: true }), refusal),
        decline: can(() => void desk.send({ type, yes: false }), vote.mayWithdraw ? null : refusal),
      },
    };
  }

  #hear(lines: readonly FeedLine[]): void {
    const { words } = this.#parts.shell;
    const state = this.#table.state();
    for (const line of lines) {
      this.#tellRivals(line);
      if (!isConnected(this.#connection)) this.#missed = tell(words, state, line, SHOWN) ?? this.#missed;
      if (line.kind === 'fact' && VOTES.includes(line.fact.event.type)) this.#tellVote(line);
    }
  }

  /** Beside one's own run, what the others in a duel do. */
  #tellRivals(line: FeedLine): void {
    const { message, words } = this.#parts.shell;
    const state = this.#table.state();
    const said = state.game?.family === 'duel' ? tell(words, state, line, TOLD_BESIDE_OWN) : null;
    if (said !== null) message.note(said);
  }

  #tellVote(line: FeedLine): void {
    const { shell } = this.#parts;
    const { message, words } = shell;
    const { takeback, endOffer } = this.lobby.view;
    const mayAnswer = (takeback ?? endOffer)?.mayAnswer === true;
    const said = tell(words, this.#table.state(), line);
    message.note([said, mayAnswer ? words.online.vote(shell.key) : ''].filter(Boolean).join(' '));
    if (mayAnswer) shell.bell();
  }

  /** The seat is kept; a spectator has none, so nobody is kept waiting for one. */
  #quit(): void {
    if (this.#isSpectator()) return this.#leaveForGood();
    this.#table.close();
  }

  #leaveForGood(): void {
    this.#hasLeft = true;
    void this.#table.send({ type: 'Leave' }).then(() => this.#table.close());
  }

  #isSpectator(): boolean {
    return this.lobby.view.room?.isSpectator ?? true;
  }

  /** However it ended, it is told once, and the seat is free for the next program. */
  #closed(why: ClosedReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const shown = this.shown.get();
    for (const end of this.#ends) end();
    if (shown.kind === 'table') shown.desk.stop();
    const { server, guest, shell } = this.#parts;
    const { online } = shell.words;
    server.seats.release();
    if (this.#hasLeft || why === 'left') return this.#exit(EXIT.ok, [online.left]);
    if (why === 'newer-version') return this.#exit(EXIT.version, [closedSentence(shell.words, why)]);
    if (why !== 'table-closed') return this.#exit(EXIT.failure, [closedSentence(shell.words, why)]);
    const room = this.#table.state().room?.id ?? '';
    if (this.#isSpectator()) return this.#exit(EXIT.ok, [online.left]);
    this.#exit(EXIT.ok, [online.seatKept(room), online.comeBack(joinCommand(server.address, room, guest.name))]);
  }
}
