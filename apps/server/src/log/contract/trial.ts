/** A log on trial: a clock that is set by hand, and a way to restart. */
import { FIRST_EPOCH, type Entry, type GameLog, type Outcome } from '../game-log.ts';
import { commandId, memberId, roomId, type RoomId } from '../ids.ts';

/** A place for one log. `survives` says whether a log opened there again finds what the one before stored. */
export type Place<Log extends GameLog = GameLog> = {
  readonly open: (now: () => number) => Promise<Log>;
  readonly survives: boolean;
  /** A log that has a time of its own: what that is, and how so much of it goes by. Others take the time they are given. */
  readonly ownTime?: OwnTime;
  readonly remove: () => Promise<void>;
};

type OwnTime = { readonly now: () => number; readonly pass: (milliseconds: number) => Promise<void> };

export class Trial<Log extends GameLog = GameLog> {
  now = 1_000;
  #place: Place<Log> | undefined;
  #log: Log | undefined;

  get log(): Log {
    if (!this.#log) throw new Error('the trial has not begun');
    return this.#log;
  }

  get survives(): boolean {
    return this.#place?.survives ?? false;
  }

  /** What time it is by the log. */
  get time(): number {
    return this.#place?.ownTime?.now() ?? this.now;
  }

  /** So much time goes by. */
  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    await this.#place?.ownTime?.pass(milliseconds);
  }

  async begin(place: Place<Log>): Promise<void> {
    this.now = 1_000;
    this.#place = place;
    await this.open();
  }

  async open(): Promise<void> {
    this.#log = await this.#place?.open(() => this.now);
  }

  /** As after a restart, where the log can do that. */
  async restart(): Promise<void> {
    if (!this.survives) return;
    await this.log.close();
    await this.open();
  }

  async end(): Promise<void> {
    await this.log.close();
    await this.#place?.remove();
  }

  /** What was said in a room. */
  async texts(of: RoomId = room, after?: number): Promise<readonly unknown[]> {
    const events = (await this.log.load(of, after))?.events ?? [];
    return events.map(({ event }) => ('text' in event ? event.text : undefined));
  }
}

export const room = roomId('room');
export const other = roomId('other');
export const ann = memberId('ann');
export const ben = memberId('ben');

/** Where each entry before had one event, the version of the room is its number. */
type More = Partial<Entry> & { readonly version?: number };

export const entry = (seq: number, texts: readonly string[], { version = seq, ...more }: More = {}): Entry => ({
  room,
  expected: { seq, version },
  epoch: FIRST_EPOCH,
  events: texts.map(text => ({ type: 'Said', text })),
  ...more,
});

export const command = (id: string, hash = 'content', answer: unknown = { answerTo: id }) => ({
  member: ann,
  id: commandId(id),
  hash,
  answer,
});

export const typesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ type }) => type);
