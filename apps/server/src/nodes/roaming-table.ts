/**
 * The table of a room, wherever its writer is: here, at another node, or on its way from one to the next. Those who sit at it notice
 * a moment's delay; they are seated anew after the last fact they were told, so that nothing is missing and nothing comes twice.
 */
import { randomUUID } from 'node:crypto';
import type { NumberedFact, WireRefusal } from '@yaht/protocol';
import type { MemberId, Room, RoomActor, RoomCommand } from '@yaht/room';
import { err, type Result } from '@yaht/rules';
import type { RoomId } from '../log/index.ts';
import type { Along, Answer } from '../tables/answer.ts';
import type { Listener } from '../tables/audience.ts';
import { refused } from '../tables/book.ts';
import type { Post } from '../tables/post.ts';
import { LostRoom } from '../tables/room-writer.ts';
import { OwnTable, type Table } from '../tables/table.ts';
import { Ear, type OnEnd } from './ear.ts';
import { FarTable } from './far-table.ts';
import { LostLink } from './peer.ts';

export type Host = OwnTable | FarTable;

/** Finds the writer of a room, or becomes it; undefined when there is no such room. */
export type FindHost = (room: RoomId) => Promise<Host | undefined>;

/** Whoever finds so many writers that are lost again is told that there is none. */
const MOST_TRIES = 20;

/** A table that has just closed has judged nothing. */
const isTurnedAway = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('code' in value && value.code === 'going-away') || ('error' in value && value.error === 'going-away'));

const isLoss = (error: unknown): boolean => error instanceof LostLink || error instanceof LostRoom;

export class RoamingTable implements Table {
  readonly id: RoomId;
  readonly #findHost: FindHost;
  readonly #onFault: (error: unknown) => void;
  readonly #ears = new Map<Listener, Ear>();
  /** The last one; while it is being replaced it still tells how the room was. */
  #host: Host;
  /** The one that answers: there by now, or looked for. */
  #hosting: Promise<Host | undefined>;
  #isMoving = false;
  #isClosed = false;

  private constructor(id: RoomId, host: Host, findHost: FindHost, onFault: (error: unknown) => void) {
    this.id = id;
    this.#onFault = onFault;
    this.#host = host;
    this.#hosting = Promise.resolve(host);
    this.#findHost = findHost;
  }

  static async open(id: RoomId, findHost: FindHost, onFault: (error: unknown) => void): Promise<RoamingTable | undefined> {
    const host = await findHost(id);
    return host && new RoamingTable(id, host, findHost, onFault);
  }

  get room(): Room {
    return this.#host.room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#host.facts;
  }

  get lastMove(): number {
    return this.#host.lastMove;
  }

  get isUnattended(): boolean {
    return !this.#isMoving && this.#ears.size === 0 && this.#host.isUnattended;
  }

  get isIdle(): boolean {
    return this.#ears.size === 0 && this.#host.isIdle;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The table itself, while this node writes the room. */
  get here(): OwnTable | undefined {
    return this.#host instanceof OwnTable && !this.#isMoving ? this.#host : undefined;
  }

  /** The number up to which a room that another node writes has been read here. */
  get readUpTo(): number | undefined {
    return this.#host instanceof FarTable ? this.room.seq : undefined;
  }

  /** There are facts up to this number. */
  hint(seq: number): void {
    if (this.#host instanceof FarTable) this.#host.hint(seq);
  }

  /** Another node has taken the room while this one was believed dead. */
  lose(): void {
    this.#leave(this.#host);
  }

  async submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    const sure = surely(command, along);
    const answer = await this.#ask((host, isRetry) => host.submit(actor, command, isRetry || isFar(host) ? sure : along));
    return answer ?? refused('going-away', this.room.seq);
  }

  async submitAt(seq: number, actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer | undefined> {
    const sure = surely(command, along);
    let isAsked = false;
    const answer = await this.#ask(async (host, isRetry) => {
      isAsked = true;
      return (await host.submitAt(seq, actor, command, isRetry || isFar(host) ? sure : along)) ?? null;
    });
    if (answer === undefined && !isAsked) return refused('going-away', this.room.seq);
    return answer ?? undefined;
  }

  catchUp(member: MemberId, after: number, listener: Listener): Promise<Result<true, WireRefusal>> {
    return this.#seat(new Ear(listener, after, this.#onEnd, member));
  }

  watch(after: number, watcher: Listener): Promise<Result<true, WireRefusal>> {
    return this.#seat(new Ear(watcher, after, this.#onEnd));
  }

  unwatch(watcher: Listener): void {
    this.#unseat(watcher);
  }

  detach(_: MemberId, listener: Listener): void {
    this.#unseat(listener);
  }

  seen(member: MemberId): void {
    this.#host.seen(member);
  }

  factsAfter(after: number): Promise<readonly NumberedFact[]> {
    return this.#host.factsAfter(after);
  }

  announce(post: Post): void {
    this.#host.announce(post);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#host.close();
  }

  /** Whether it is the end of somebody's place, or only of a table that will be found elsewhere. */
  readonly #onEnd: OnEnd = (ear, reason) => {
    const { listener } = ear;
    if (this.#ears.get(listener) !== ear) return;
    if (reason === 'fault' && !this.#isClosed) return this.#leave(this.#host);
    this.#ears.delete(listener);
    listener.end(reason);
  };

  async #seat(ear: Ear): Promise<Result<true, WireRefusal>> {
    const { listener } = ear;
    this.#ears.set(listener, ear);
    const seated = (await this.#ask(host => ear.sit(host))) ?? err('going-away');
    if (!seated.ok && this.#ears.get(listener) === ear) this.#ears.delete(listener);
    return seated;
  }

  #unseat(listener: Listener): void {
    const ear = this.#ears.get(listener);
    this.#ears.delete(listener);
    ear?.rise(this.#host);
  }

  /** Asks whoever writes the room, and the next one when that one is lost; undefined when nobody is found. */
  async #ask<Value>(work: (host: Host, isRetry: boolean) => Promise<Value>): Promise<Value | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const host = await this.#hosting;
      if (!host || this.#isClosed) return undefined;
      try {
        const value = await work(host, tries > 0);
        if (!host.isClosed || this.#isClosed || !isTurnedAway(value)) return value;
      } catch (error) {
        if (!isLoss(error)) throw error;
      }
      this.#leave(host);
    }
    return undefined;
  }

  #leave(host: Host): void {
    if (this.#host !== host || this.#isClosed || this.#isMoving) return;
    this.#isMoving = true;
    host.lose();
    this.#hosting = this.#move();
  }

  /** Finds the next writer and brings everybody there. */
  async #move(): Promise<Host | undefined> {
    for (;;) {
      const host = await this.#findHost(this.id);
      if (!host || this.#isClosed) return this.#end();
      const isSeated = await this.#seatAll(host);
      if (isSeated && !host.isClosed) {
        this.#host = host;
        this.#isMoving = false;
        return host;
      }
      await host.close();
    }
  }

  /** Whether everybody who belongs there sits at the table. */
  async #seatAll(host: Host): Promise<boolean> {
    try {
      for (const ear of this.#ears.values()) {
        const seated = await ear.sit(host);
        if (!seated.ok && seated.error === 'going-away') return false;
        if (!seated.ok) this.#onEnd(ear, 'removed');
        // Somebody may have gone on the way.
        if (this.#ears.get(ear.listener) !== ear) ear.rise(host);
      }
      return true;
    } catch (error) {
      if (!isLoss(error)) this.#onFault(error);
      return false;
    }
  }

  #end(): undefined {
    this.#isClosed = true;
    for (const ear of this.#ears.values()) this.#onEnd(ear, 'fault');
  }
}

const isFar = (host: Host): boolean => host instanceof FarTable;

/** A wish that may have to be said twice gets an id, unless it has one or happens anew without harm. */
const surely = (command: RoomCommand, along: Along): Along =>
  along.remembered || command.type === 'Return'
    ? along
    : { ...along, remembered: { sender: 'node', id: randomUUID(), hash: command.type } };
