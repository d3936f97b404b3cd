/** What is known of a table beside its facts: who is there, who is away since when, and how long the turn lasts. */
import { isDeserted, seatsOf, type MemberId, type ProfileId, type Room, type RoomEvent } from '@yaht/room';
import { isParallel, type Seat } from '@yaht/rules';
import { isMissed, type Presence } from './agenda.ts';
import { Audience, type Listener } from './audience.ts';
import { isMove } from './entry.ts';
import { Post } from './post.ts';
import { GRACE, TurnClock, type LostTime } from './turn-clock.ts';

/** What was kept of the turn's time, and when the room changed last. */
export type Before = { readonly state: unknown; readonly changedAt: number };

export type AttendanceParts = { readonly lost: LostTime; readonly onFault: (error: unknown) => void };

export class Attendance implements Presence {
  readonly #audience: Audience;
  readonly #turnClock: TurnClock;
  #movedAt: number;
  /** Where there are no turns, each seat has a time of its own. */
  readonly #movedBy = new Map<Seat, number>();
  #desertedSince: number | null = null;
  /** When something last happened here, or somebody left. */
  #changedAt: number;

  /** Everybody is expected. */
  constructor(room: Room, before: Before, now: number, { lost, onFault }: AttendanceParts) {
    this.#audience = new Audience(onFault);
    this.#turnClock = new TurnClock(room, before.state, now, lost);
    this.#movedAt = now;
    this.#changedAt = before.changedAt;
    // Whoever was here before a restart needs a moment to notice and to come back, however short the countdown is.
    const from = now + Math.max(0, GRACE - 1_000 * room.options.awaySeconds);
    for (const { id } of room.members) this.#audience.expect(id, from);
    this.#notice(room, now);
  }

  get awaySince(): ReadonlyMap<MemberId, number> {
    return this.#audience.awaySince;
  }

  readonly movedAt = (seat: Seat): number => this.#movedBy.get(seat) ?? this.#movedAt;

  get turnEndsAt(): number | null {
    return this.#turnClock.endsAt;
  }

  get desertedSince(): number | null {
    return this.#desertedSince;
  }

  get emptySince(): number | null {
    return this.isEmpty ? this.#changedAt : null;
  }

  /** How it will be if this happens, and everybody leaves at once: for whoever has to know when to look at the room. */
  ahead(room: Room, events: readonly RoomEvent[], now: number): Presence {
    const isMoved = events.some(isMove);
    return {
      awaySince: this.awaySince,
      movedAt: seat => (isMoved ? now : this.movedAt(seat)),
      turnEndsAt: this.#turnClock.endOf(room, now),
      desertedSince: isDeserted(room) ? (this.#desertedSince ?? now) : null,
      emptySince: events.length === 0 ? (this.emptySince ?? now) : now,
    };
  }

  /** Whether somebody plays here under this profile and has the table open. */
  isHere({ members }: Room, profile: ProfileId): boolean {
    return members.some(member => member.profile === profile && !this.awaySince.has(member.id));
  }

  /** Whether nobody listens. */
  get isEmpty(): boolean {
    return this.#audience.isEmpty;
  }

  /** What to keep of the turn's time with the room as it will be. */
  keptOfTurn(room: Room, now: number) {
    return this.#turnClock.kept(room, now);
  }

  attach(room: Room, member: MemberId, listener: Listener, now: number): void {
    this.#audience.attach(member, listener);
    this.#tellPresence(room, member);
    if (room.phase === 'closed') this.#audience.end(member, 'room-closed');
    this.#notice(room, now);
  }

  /** Whether this was the member's connection. */
  detach(room: Room, member: MemberId, listener: Listener, now: number): boolean {
    if (!this.#audience.detach(member, listener, now)) return false;
    this.#changedAt = now;
    this.#tellPresence(room, member);
    this.#notice(room, now);
    return true;
  }

  /** The server stood still for so long: everything that runs out does so later, and everybody is told when. */
  putOff(room: Room, by: number): void {
    this.#audience.putOff(by);
    this.#turnClock.putOff(by);
    this.#movedAt += by;
    this.#changedAt += by;
    for (const [seat, at] of this.#movedBy) this.#movedBy.set(seat, at + by);
    if (this.#desertedSince !== null) this.#desertedSince += by;
    for (const post of this.circumstances(room)) this.tell(post);
  }

  /** A sign of life from a member without a connection: its countdown begins anew. */
  seen(member: MemberId, now: number): void {
    this.#audience.seen(member, now);
  }

  /** Somebody listens who is no member. */
  watch(watcher: Listener): void {
    this.#audience.watch(watcher);
  }

  unwatch(watcher: Listener, now: number): void {
    this.#audience.unwatch(watcher);
    this.#changedAt = now;
  }

  tell(post: Post): void {
    this.#audience.tell(post);
  }

  /** Tells what has become true, and lets go of those who are gone by it. */
  follow(room: Room, events: readonly RoomEvent[], posts: readonly Post[], now: number): void {
    this.#changedAt = now;
    this.#noticeMoves(room, events, now);
    for (const event of events) if (event.type === 'MemberJoined') this.#audience.expect(event.member, now);
    for (const post of posts) this.tell(post);
    const clock = this.#turnClock.follow(room, now) ? this.#turnClock.post(room) : undefined;
    if (clock) this.tell(clock);
    for (const event of events)
      if (event.type === 'MemberLeft') this.#audience.end(event.member, event.removed ? 'removed' : 'left');
    if (room.phase === 'closed') this.#audience.endAll('room-closed');
    this.#notice(room, now);
  }

  /** Chat does not hold up a bot, nor does what others do side by side. */
  #noticeMoves({ options }: Room, events: readonly RoomEvent[], now: number): void {
    if (!isParallel(options.variant)) {
      if (events.some(isMove)) this.#movedAt = now;
      return;
    }
    if (events.some(({ type }) => type === 'GameStarted')) {
      this.#movedAt = now;
      this.#movedBy.clear();
    }
    for (const event of events) if (isMove(event) && 'seat' in event && event.seat !== null) this.#movedBy.set(event.seat, now);
  }

  /** Nobody hears anything from here any more. */
  breakOff(): void {
    this.#audience.endAll('fault');
  }

  /** Who is away and until when, and how long the turn lasts, perhaps for somebody who has just come in. */
  circumstances(room: Room, newcomer?: MemberId): readonly Post[] {
    const others = [...this.awaySince.keys()].filter(member => member !== newcomer);
    const away = others.flatMap(member => this.#presencePosts(room, member));
    const clock = this.#turnClock.post(room);
    return clock ? [...away, clock] : away;
  }

  #tellPresence(room: Room, member: MemberId): void {
    for (const post of this.#presencePosts(room, member)) this.tell(post);
  }

  #presencePosts(room: Room, member: MemberId): readonly Post[] {
    const since = this.awaySince.get(member);
    const online = since === undefined;
    const until = online || !isMissed(room, member) ? {} : { until: since + 1_000 * room.options.awaySeconds };
    return seatsOf(room, member).map(seat => new Post({ type: 'Presence', playerId: seat, online, ...until }));
  }

  #notice(room: Room, now: number): void {
    this.#desertedSince = isDeserted(room) ? (this.#desertedSince ?? now) : null;
  }
}
