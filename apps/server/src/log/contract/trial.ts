/** A log on trial: a clock that is set by hand, and a way to restart. */
import { FIRST_EPOCH, type Entry, type GameLog, type Outcome } from '../game-log.ts';
import { commandId, memberId, roomId, type RoomId } from '../ids.ts';

/** A place for one log. `survives` says whether a log opened there again finds what the one before stored. */
export type Place = {
  readonly open: (now: () => number) => Promise<GameLog>;
  readonly survives: boolean;
  readonly remove: () => Promise<void>;
};

export class Trial {
  now = 1_000;
  #place: Place | undefined;
  #log: GameLog | undefined;

  get log(): GameLog {
    if (!this.#log) throw new Error('the trial has not begun');
    return this.#log;
  }

  get survives(): boolean {
    return this.#place?.survives ?? false;
  }

  async begin(place: Place): Promise<void> {
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

export const entry = (expectedSeq: number, texts: readonly string[], more: Partial<Entry> = {}): Entry => ({
  room,
  expectedSeq,
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
