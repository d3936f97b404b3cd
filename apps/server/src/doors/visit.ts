/** What one client is to the tables: how it comes to one, and what it says there. */
import { isDailyGame } from '@yaht/fair';
import type { ClientMessage, ClientMessageOf, CloseCode, WireRefusal } from '@yaht/protocol';
import { err, ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { Answer } from '../tables/answer.ts';
import type { Place, Problem } from '../tables/tables.ts';
import { arrive, isCostly, isSpoken, turnedCostly, type ArrivalParts, type Newcomer } from './arrival.ts';
import type { Guest } from './doorkeeper.ts';
import { follow, welcome, type Reader } from './following.ts';
import { ask, type TableMessage } from './wish.ts';

export type VisitParts = ArrivalParts & {
  readonly clock: Clock;
  /** For whoever runs the server: who came and went. */
  readonly note: (text: string, about: Readonly<Record<string, string | number>>) => void;
};

/** The doors differ in one habit: over TCP each turn begins with a roll, unless somebody wishes otherwise. */
export type DoorName = 'tcp' | 'websocket';

/** Who is on the other side. */
export type Caller = { readonly door: DoorName; readonly guest: Guest };

/** What an answer is about. */
export type About = { readonly id?: string; readonly seq?: number; readonly field?: string };

/** The connection, as far as a visit needs it. */
export type Visitor = Reader & {
  readonly refuse: (code: WireRefusal, about?: About) => void;
  readonly leave: (code: CloseCode) => void;
};

export class Visit {
  readonly #parts: VisitParts;
  readonly #visitor: Visitor;
  readonly #caller: Caller;
  #place: Place | undefined;
  #isLeaving = false;

  constructor(parts: VisitParts, visitor: Visitor, caller: Caller) {
    this.#parts = parts;
    this.#visitor = visitor;
    this.#caller = caller;
  }

  /** The number of the last fact at the table, if there is one. */
  get seq(): number | undefined {
    return this.#place?.table.room.seq;
  }

  /** Whether the client is about to leave the table by itself, and waits for the answer. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** The connection is gone; the seat stays. */
  end(): void {
    const place = this.#place;
    this.#place = undefined;
    place?.table.detach(place.member, this.#visitor);
  }

  /** The table has nothing more to say. */
  forget(): void {
    this.#place = undefined;
  }

  /** Answers at once what needs no waiting. */
  answer(message: ClientMessage): Promise<void> | void {
    const { clock, tables } = this.#parts;
    switch (message.type) {
      case 'Ping':
        return this.#visitor.say({ type: 'Pong', now: clock.now() });
      case 'Pong':
        return undefined;
      case 'ListRooms':
        return tables.listPost().then(post => this.#visitor.tell(post));
      case 'AskDaily':
        return this.#tellDay(message);
      case 'MakeProfile':
        return this.#makeProfile(message);
      case 'ListGames':
        return this.#tellGames(message);
      case 'Join':
      case 'CreateRoom':
      case 'PlayDaily':
        return this.#arrive(message);
      case 'Resume':
        return this.#resume(message);
      default:
        return this.#play(message);
    }
  }

  async #arrive(message: Newcomer): Promise<void> {
    const problem = await this.#arrivalProblem(message);
    if (problem) return this.#visitor.refuse(problem, message);
    const { door, guest } = this.#caller;
    const place = await arrive(this.#parts, message, { autoFirstRoll: door === 'tcp' });
    if (turnedCostly(message, place)) await guest.owe(this.#parts.clock.now());
    if (!place.ok) return this.#visitor.refuse(place.error.code, { ...message, ...place.error });
    const { table } = place.value;
    this.#note(message.type === 'Join' ? 'joined' : 'opened a room', place.value);
    const problemThere = await welcome(this.#visitor, place.value);
    if (problemThere !== undefined) return this.#visitor.refuse(problemThere, message);
    this.#sit(place.value);
    if (message.id !== undefined) this.#visitor.say({ type: 'Ack', id: message.id, seq: table.room.seq });
    await comeBack(place.value);
  }

  async #tellDay(message: ClientMessageOf<'AskDaily'>): Promise<void> {
    const { daily, profileOf } = this.#parts;
    const profile = message.profile === undefined ? undefined : await profileOf(message.profile);
    const { day = daily.today, game = 'card' } = message;
    if (!isDailyGame(game)) return this.#visitor.refuse('unknown-variant', { ...message, field: 'game' });
    const report = await daily.report({ day, game }, profile);
    return report ? this.#visitor.say({ type: 'Daily', ...report }) : this.#visitor.refuse('unknown-day', message);
  }

  async #makeProfile(message: ClientMessageOf<'MakeProfile'>): Promise<void> {
    const { clock, makeProfile } = this.#parts;
    if (!(await this.#caller.guest.mayArrive(clock.now()))) return this.#visitor.refuse('too-many-requests', message);
    const made = await makeProfile(message.profile, message.name);
    if (!made) return this.#visitor.refuse('invalid-name', { ...message, field: 'name' });
    return this.#visitor.say({ type: 'Profile', profile: made.id, name: made.name, colour: made.colour });
  }

  async #tellGames(message: ClientMessageOf<'ListGames'>): Promise<void> {
    const { tables, profileOf } = this.#parts;
    const profile = await profileOf(message.profile);
    if (profile === undefined) return this.#visitor.refuse('unknown-profile', { ...message, field: 'profile' });
    const games = await tables.openGames(profile, message);
    if (!games) return this.#visitor.refuse('invalid-message', { ...message, field: 'after' });
    return this.#visitor.say({ type: 'GameList', ...games });
  }

  async #arrivalProblem(message: Newcomer | ClientMessageOf<'Resume'>): Promise<WireRefusal | undefined> {
    if (this.#place) return 'already-in-a-room';
    if (!isSpoken(message)) return 'unsupported-protocol';
    if (message.type === 'Resume') return undefined;
    const { guest } = this.#caller;
    const now = this.#parts.clock.now();
    const isInTime = isCostly(message) ? await guest.mayArrive(now) : guest.mayTry(now);
    return isInTime ? undefined : 'too-many-requests';
  }

  async #resume(message: ClientMessageOf<'Resume'>): Promise<void> {
    const problem = await this.#arrivalProblem(message);
    if (problem) return this.#visitor.refuse(problem, message);
    const found = await this.#placeOf(message);
    if (!found.ok) return this.#visitor.refuse(found.error.code, { ...message, ...found.error });
    const place = found.value;
    const { table } = place;
    this.#note('came back', place);
    const { id, after } = message;
    const refused = await (after === undefined ? welcome(this.#visitor, place) : follow(this.#visitor, place, after));
    if (refused !== undefined) return this.#turnAway(refused, { ...message, seq: table.room.seq });
    this.#sit(place);
    if (id !== undefined || after !== undefined) this.#visitor.say({ type: 'Ack', id: id ?? null, seq: table.room.seq });
    await comeBack(place);
  }

  /** By a token, or by the profile that has a seat in the room. */
  async #placeOf({ token, room, profile: key }: ClientMessageOf<'Resume'>): Promise<Result<Place, Problem>> {
    const { tables, profileOf } = this.#parts;
    if (token !== undefined) {
      const place = await tables.resume(token);
      return place ? ok(place) : err({ code: 'unknown-token' });
    }
    if (room === undefined || key === undefined) return err({ code: 'invalid-message', field: 'token' });
    const profile = await profileOf(key);
    return profile === undefined ? err({ code: 'unknown-profile', field: 'profile' }) : tables.comeBackAs(room, profile, key);
  }

  /** Who cannot come back here comes back by another connection, which may lead to a server that can. */
  #turnAway(refused: WireRefusal, about: About): void {
    this.#visitor.refuse(refused, about);
    if (refused === 'going-away') this.#visitor.leave('going-away');
  }

  /** Somebody whose connection was cut on the way does not count as being there. */
  #sit(place: Place): void {
    if (this.#visitor.isOver) return place.table.detach(place.member, this.#visitor);
    this.#place = place;
    this.#caller.guest.sit(whoIs(place));
  }

  #note(text: string, { table, member }: Place): void {
    this.#parts.note(text, { room: table.id, member, door: this.#caller.door });
  }

  #play(message: TableMessage): Promise<void> | void {
    const place = this.#place;
    if (!place) return this.#visitor.refuse('join-first', message);
    this.#isLeaving = message.type === 'Leave';
    const answer = ask(this.#parts.tables, place, message);
    return answer instanceof Promise ? answer.then(given => this.#reply(message, given)) : this.#reply(message, answer);
  }

  #reply(message: TableMessage, answer: Answer): void {
    if (!answer.ok) return this.#visitor.refuse(answer.code, { ...message, seq: answer.seq });
    if (message.id !== undefined && message.type !== 'HoldDice')
      this.#visitor.say({ type: 'Ack', id: message.id, seq: answer.seq });
    if (message.type === 'Leave') this.#visitor.leave('left');
  }
}

/** What is said next counts as said in person. Where it cannot be stored now, the house makes up for it later. */
async function comeBack({ table, member }: Place): Promise<void> {
  await table.submit(member, { type: 'Return' });
}

/** Who talks: somebody with a profile is the same in every room. */
function whoIs({ table, member }: Place): string {
  const profile = table.room.members.find(({ id }) => id === member)?.profile;
  return profile === undefined ? `${table.id} ${member}` : `profile ${profile}`;
}
