/** Does what the log has put down to be told: to each who is not there, at a time when they want to know, once or a few times but never not. */
import type { ProfileId, Room } from '@yaht/room';
import type { OpenGame, OpenGames } from '@yaht/protocol';
import type { Clock } from '../clock.ts';
import type { GameLog, RoomId, Task } from '../log/index.ts';
import { digestOf, openNotice, overNotice, type Notice } from './notice.ts';
import { NOTICE, REMINDED_AT, TELL_AFTER, type NoticeTask } from './notice-tasks.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { sendNotice, type Sent, type SendParts } from './send.ts';
import type { NoticeBook, Way } from './ways.ts';

export type MessengerParts = SendParts & {
  readonly clock: Clock;
  readonly log: Pick<GameLog, 'takeTasks' | 'finishTasks' | 'postponeTask'>;
  readonly book: NoticeBook;
  readonly openGames: (
    profile: ProfileId,
    page: { readonly limit: number; readonly after?: string },
  ) => Promise<OpenGames | undefined>;
  /** Whether somebody has this table open. */
  readonly isHere: (room: RoomId, profile: ProfileId) => boolean;
  readonly room: (room: RoomId) => Promise<Room | undefined>;
  readonly onFault: (error: unknown) => void;
  /** For whoever watches: what became of a message. */
  readonly count: (outcome: Sent['type']) => void;
};

/** So many are in hand at most, and nobody else's for so long: longer than they take. */
const IN_HAND = 60;
const WITHIN = 30_000;
/** Somebody who has the table open is asked for once more after this. */
const STILL_HERE = 60_000;
/** A way that cannot be used now is tried again after this, each time later, and at last given up. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60_000;
const MOST_TRIES = 100;
/** Pages of a list in which a game is looked for. */
const PAGE = 50;
const MOST_PAGES = 20;

type Own = Task & { readonly body: NoticeTask };

/** What is to be done with a task now. */
type Judged = { readonly tell: Notice } | { readonly at: number } | 'done';

export class Messenger {
  readonly #parts: MessengerParts;
  /** Ways by which a task was done already, while another way has to be tried again. */
  readonly #sent = new Map<Task['id'], ReadonlySet<Way['id']>>();
  readonly #working = new Set<Promise<void>>();
  #inHand = 0;
  #isClosed = false;

  constructor(parts: MessengerParts) {
    this.#parts = parts;
  }

  /** Takes what is due and begins with it; an address that does not answer holds up nobody else. */
  async look(): Promise<void> {
    if (this.#isClosed || this.#inHand >= IN_HAND) return;
    const tasks = (await this.#parts.log.takeTasks(NOTICE, IN_HAND - this.#inHand, WITHIN)) as readonly Own[];
    for (const profile of new Set(tasks.map(({ body }) => body.profile)))
      this.#begin(
        profile,
        tasks.filter(({ body }) => body.profile === profile),
      );
  }

  /** Until everything that was begun is done. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  /** What was begun is finished; what is left is given out again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
  }

  #begin(profile: ProfileId, tasks: readonly Own[]): void {
    this.#inHand += tasks.length;
    const work = this.#tell(profile, tasks)
      .catch(this.#parts.onFault)
      .finally(() => {
        this.#inHand -= tasks.length;
        this.#working.delete(work);
      });
    this.#working.add(work);
  }

  async #tell(profile: ProfileId, tasks: readonly Own[]): Promise<void> {
    const { book, clock } = this.#parts;
    const [{ isOn, quiet }, ways] = await Promise.all([book.settings(profile), book.ways(profile)]);
    if (!isOn || ways.length === 0) return this.#finish(tasks);
    const mayTell = quiet ? endOfQuiet(quiet, clock.now()) : clock.now();
    const games = new Games(this.#parts, profile);
    const judged = await Promise.all(tasks.map(async task => ({ task, is: await this.#judge(task, games) })));
    await this.#finish(judged.flatMap(({ task, is }) => (is === 'done' ? [task] : [])));
    for (const { task, is } of judged)
      if (is !== 'done' && 'at' in is) await this.#postpone(task, is.at);
      else if (is !== 'done' && mayTell > clock.now()) await this.#postpone(task, mayTell);
    if (mayTell > clock.now()) return;
    const told = judged.flatMap(({ task, is }) => (is !== 'done' && 'tell' in is ? [{ task, notice: is.tell }] : []));
    const [first] = told;
    if (!first) return;
    const waiting = await games.waiting();
    const rooms = new Set(told.map(({ notice }) => notice.room));
    const notice =
      rooms.size === 1
        ? (told.at(-1) ?? first).notice
        : digestOf(
            told.map(each => each.notice),
            waiting,
          );
    await this.#send(
      profile,
      told.map(({ task }) => task),
      ways,
      notice,
      waiting,
    );
  }

  async #judge({ room, body, tries }: Own, games: Games): Promise<Judged> {
    const { clock, isHere } = this.#parts;
    const now = clock.now();
    if (tries > MOST_TRIES) return 'done';
    if (isHere(room, body.profile)) return tries > 1 ? 'done' : { at: now + STILL_HERE };
    if (body.type === 'over') {
      const known = await this.#parts.room(room);
      const over = known && overNotice(known, body);
      return over ? { tell: over } : 'done';
    }
    const game = await games.find(room);
    if (!game || (body.round !== null && game.round !== body.round)) return 'done';
    if (body.type === 'reminder' && game.until !== null) {
      // The end of a turn moves while somebody has a holiday, or the house was not kept.
      const due = game.until - 1_000 * game.turnSeconds * REMINDED_AT;
      if (due > now + TELL_AFTER) return { at: due };
    }
    const notice = openNotice(body.type, game);
    return notice ? { tell: notice } : 'done';
  }

  async #send(profile: ProfileId, tasks: readonly Own[], ways: readonly Way[], notice: Notice, waiting: number): Promise<void> {
    const { book, count, clock } = this.#parts;
    const before = this.#sent.get(tasks[0]?.id ?? 0) ?? new Set();
    const left = ways.filter(({ id }) => !before.has(id));
    const outcomes = await Promise.all(
      left.map(async way => ({ way, sent: await sendNotice(this.#parts, way, notice, waiting) })),
    );
    for (const { sent } of outcomes) count(sent.type);
    for (const { way, sent } of outcomes) if (sent.type === 'gone') await book.removeWay(profile, way.id);
    const later = outcomes.flatMap(({ way, sent }) => (sent.type === 'later' ? [{ way, after: sent.after }] : []));
    if (later.length === 0) return this.#finish(tasks);
    const open = new Set(later.map(({ way }) => way.id));
    const done = new Set(ways.map(({ id }) => id).filter(id => !open.has(id)));
    for (const task of tasks) {
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(10, task.tries - 1));
      const asked = Math.max(...later.map(({ after }) => after ?? 0));
      this.#sent.set(task.id, done);
      await this.#parts.log.postponeTask(task.id, clock.now() + Math.min(LONGEST_PAUSE, Math.max(pause, asked)));
    }
  }

  async #finish(tasks: readonly Own[]): Promise<void> {
    for (const { id } of tasks) this.#sent.delete(id);
    if (tasks.length > 0) await this.#parts.log.finishTasks(tasks.map(({ id }) => id));
  }

  async #postpone({ id }: Own, until: number): Promise<void> {
    await this.#parts.log.postponeTask(id, until);
  }
}

/** The open games of somebody, read as far as they are asked for. */
class Games {
  readonly #parts: Pick<MessengerParts, 'openGames'>;
  readonly #profile: ProfileId;
  #read: Promise<ReadGames> | undefined;

  constructor(parts: Pick<MessengerParts, 'openGames'>, profile: ProfileId) {
    this.#parts = parts;
    this.#profile = profile;
  }

  async find(room: RoomId): Promise<OpenGame | undefined> {
    return (await this.#all()).games.get(room);
  }

  async waiting(): Promise<number> {
    return (await this.#all()).waiting;
  }

  #all(): Promise<ReadGames> {
    return (this.#read ??= this.#readAll());
  }

  async #readAll(): Promise<ReadGames> {
    const games = new Map<string, OpenGame>();
    let waiting = 0;
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const found = await this.#parts.openGames(this.#profile, { limit: PAGE, ...(after === undefined ? {} : { after }) });
      for (const game of found?.games ?? []) games.set(game.room, game);
      waiting = found?.waiting ?? waiting;
      if (!found?.next) break;
      after = found.next;
    }
    return { games, waiting };
  }
}

type ReadGames = { readonly games: ReadonlyMap<string, OpenGame>; readonly waiting: number };
