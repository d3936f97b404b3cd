/**
 * The table of a room, wherever its writer is: here, at another node, or on its way from one to the next. Those who sit at it notice
 * a moment's delay; they are seated anew after the last fact they were told, so that nothing is missing and nothing comes twice.
 */
import type { NumberedFact, WireRefusal } from '@yaht/protocol';
import type { MemberId, ProfileId, Room, RoomActor, RoomCommand } from '@yaht/room';
import { err, type Result } from '@yaht/rules';
import { isLogAway, type RoomId } from '../log/index.ts';
import type { Along, Answer } from '../tables/answer.ts';
import type { Listener } from '../tables/audience.ts';
import { refused } from '../tables/book.ts';
import type { Post } from '../tables/post.ts';
import { GoingAway } from '../tables/going-away.ts';
import { OwnTable, type Table } from '../tables/table.ts';
import { Ear, type OnEnd } from './ear.ts';
import { isFar, isLoss, isTurnedAway, type Host, type RoamingParts } from './host.ts';

/** Whoever finds so many writers that are lost again is told that there is none. */
const MOST_TRIES = 20;

export class RoamingTable implements Table {
  readonly id: RoomId;
  readonly #parts: RoamingParts;
  readonly #ears = new Map<Listener, Ear>();
  /** The last one; while it is being replaced it still tells how the room was. */
  #host: Host;
  /** The one that answers: there by now, or looked for. */
  #hosting: Promise<Host | undefined>;
  #isMoving = false;
  #isClosed = false;

  private constructor(id: RoomId, host: Host, parts: RoamingParts) {
    this.id = id;
    this.#parts = parts;
    this.#host = host;
    this.#hosting = Promise.resolve(host);
  }

  static async open(id: RoomId, parts: RoamingParts): Promise<RoamingTable | undefined> {
    const host = await parts.findHost(id);
    return host && new RoamingTable(id, host, parts);
  }

  get room(): Room {
    return this.#host.room;
  }

  get facts(): readonly NumberedFact[] {
    return this.#host.facts;
  }

  get chat(): readonly NumberedFact[] {
    return this.#host.chat;
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

  get isExpired(): boolean {
    return this.#host.isExpired;
  }

  isHere(profile: ProfileId): boolean {
    return this.#host.isHere(profile);
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
    return isFar(this.#host) ? this.room.seq : undefined;
  }

  /** Whether those who listen here are told without a hint. */
  get isFollowing(): boolean {
    return isFar(this.#host) && this.#host.isFollowing;
  }

  /** There are facts up to this number. */
  hint(seq: number): void {
    if (isFar(this.#host)) this.#host.hint(seq);
  }

  /** Another node has taken the room while this one was believed dead. */
  lose(): void {
    this.#leave(this.#host);
  }

  async submit(actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer> {
    const sure = this.#surely(command, along);
    const answer = await this.#ask((host, isRetry) => host.submit(actor, command, isRetry || isFar(host) ? sure : along));
    return answer ?? this.#turnedAway();
  }

  async submitAt(seq: number, actor: RoomActor, command: RoomCommand, along: Along = {}): Promise<Answer | undefined> {
    const sure = this.#surely(command, along);
    let isAsked = false;
    const answer = await this.#ask(async (host, isRetry) => {
      isAsked = true;
      return (await host.submitAt(seq, actor, command, isRetry || isFar(host) ? sure : along)) ?? null;
    });
    if (answer === undefined && !isAsked) return this.#turnedAway();
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

  factsAfter(after: number, most?: number): Promise<readonly NumberedFact[]> {
    return this.#host.factsAfter(after, most);
  }

  /** Throws `GoingAway` when nobody is found who knows: how the room was is no answer. */
  async fresh(): Promise<Room> {
    const room = await this.#ask(host => host.fresh());
    if (!room) throw new GoingAway(`nobody was found who writes ${this.id}`);
    return room;
  }

  /** Only where the room is written; elsewhere the writer does it. */
  async rouse(): Promise<void> {
    await this.#hosting;
    await this.here?.rouse();
  }

  announce(post: Post): void {
    this.#host.announce(post);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#host.close();
  }

  /** The database is out of reach: nothing is written from here until it is back. */
  giveUp(): void {
    this.#host.giveUp();
    this.#leave(this.#host);
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
    const seated = (await this.#ask(host => ear.sit(host))) ?? err(this.#why);
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
      const host = await this.#hostOrOutage();
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

  /** Undefined when there is no writer, or the database is out of reach. */
  #hostOrOutage(): Promise<Host | undefined> {
    return this.#isMoving ? this.#parts.outage.unlessOn(this.#hosting) : this.#hosting;
  }

  get #why(): 'storage-away' | 'going-away' {
    return this.#parts.outage.isOn ? 'storage-away' : 'going-away';
  }

  #turnedAway(): Answer {
    return refused(this.#why, this.room.seq);
  }

  /** A wish that may have to be said twice gets an id, unless it has one or happens anew without harm. */
  #surely(command: RoomCommand, along: Along): Along {
    if (along.remembered || command.type === 'Return') return along;
    return { ...along, remembered: { sender: 'node', id: this.#parts.newId(), hash: command.type } };
  }

  #leave(host: Host): void {
    if (this.#host !== host || this.#isClosed || this.#isMoving) return;
    this.#isMoving = true;
    host.lose();
    const began = performance.now();
    this.#hosting = this.#move().finally(() => this.#parts.onMoved?.(performance.now() - began));
  }

  /** Finds the next writer and brings everybody there. */
  async #move(): Promise<Host | undefined> {
    for (;;) {
      const host = await this.#nextHost();
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

  /** Undefined when there is none, or none to be found from here. While the database is out of reach, those who sit here wait. */
  async #nextHost(): Promise<Host | undefined> {
    const { findHost, outage, onFault } = this.#parts;
    for (;;) {
      try {
        return await findHost(this.id);
      } catch (error) {
        if (!isLogAway(error) && !(error instanceof GoingAway)) onFault(error);
        if (!isLogAway(error) || this.#isClosed) return undefined;
      }
      await outage.over();
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
      if (!isLoss(error)) this.#parts.onFault(error);
      return false;
    }
  }

  #end(): undefined {
    this.#isClosed = true;
    for (const ear of this.#ears.values()) this.#onEnd(ear, 'fault');
  }
}
