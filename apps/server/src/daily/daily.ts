/** The games of the day: each a room for one, with dice that are the same for everybody and fixed long ago. */
import { challengeOf, dailyVariant, dayAt, dayStart, formatSeed, type DailyGame, type Seed } from '@yaht/fair';
import type { DailyAttempt, DailyReport, NumberedFact } from '@yaht/protocol';
import type { ProfileId, RoomWishes } from '@yaht/room';
import { err, fault, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { People } from '../people/people.ts';
import type { Place, Problem, Tables } from '../tables/tables.ts';
import { streakOf } from './streak.ts';

export type DailyParts = {
  readonly tables: Tables;
  readonly people: () => People;
  readonly clock: Clock;
  /** By day; the first one is the anchor. */
  readonly seeds: readonly Seed[];
};

/** Somebody with the key of a profile, known here or not. */
export type DailyPlayer = { readonly name: string; readonly key: string; readonly token?: string; readonly game?: DailyGame };

const LISTED = 100;

export class Daily {
  readonly #parts: DailyParts;

  constructor(parts: DailyParts) {
    this.#parts = parts;
  }

  /** The number of the day. */
  get today(): number {
    return dayAt(this.#parts.clock.now());
  }

  /** The seed of a day that is over. */
  seedOf(day: number): string | null {
    return day >= 1 && day < this.today ? formatSeed(this.#seed(day)) : null;
  }

  /** A place at the first attempt until it is over, then at another one. The log lets a room begin once, so nobody has two first attempts. */
  async play({ name, key, token, game = 'card' }: DailyPlayer): Promise<Result<Place, Problem>> {
    const profile = (await this.#parts.people().made(key, name))?.id;
    if (profile === undefined) return err({ code: 'invalid-name', field: 'name' });
    const day = this.today;
    if (!this.#isOfChain(day)) return err({ code: 'unknown-day' });
    const along = { name, profile, ...(token === undefined ? {} : { token }) };
    const of = { day, game };
    const room = attemptRoom(of, profile);
    const place = (await this.#open(of, { ...along, room })) ?? (await this.#back(room, token)) ?? (await this.#open(of, along));
    if (!place?.ok) return place ?? err({ code: 'server-full' });
    await begin(place.value);
    return place;
  }

  /** The first attempt again, as long as it is on: also for another device of the same person. */
  async #back(room: string, token: string | undefined): Promise<Result<Place, Problem> | undefined> {
    const { tables } = this.#parts;
    const table = await tables.find(room);
    const isOn = table?.room.phase === 'playing' || table?.room.phase === 'lobby';
    return table && isOn ? tables.hand(table, FIRST_MEMBER, token) : undefined;
  }

  /** All that may be known of a day; what is to come is not. */
  async report({ day, game }: DayGame, profile?: ProfileId): Promise<DailyReport | undefined> {
    if (!this.#isOfChain(day) || day > this.today) return undefined;
    const { boards } = this.#parts.people();
    // Before the others: a game may be counted meanwhile, and whoever has a rank is on the board.
    const own = profile === undefined ? null : await this.#attempt({ day, game }, profile);
    const [players, rows] = await Promise.all([boards.dailyCount({ day, game }), boards.daily({ day, game }, LISTED)]);
    return {
      day,
      game,
      variant: dailyVariant(game, day).id,
      from: dayStart(day),
      until: dayStart(day + 1),
      anchor: formatSeed(this.#seed(0)),
      commitment: formatSeed(this.#seed(day - 1)),
      seed: this.seedOf(day),
      players,
      rows,
      own,
      ...(await this.#week({ day, game }, profile)),
    };
  }

  /** How somebody keeps coming: the days in a row, the latest ones, and the place on the day before. */
  async #week({ day, game }: DayGame, profile?: ProfileId): Promise<Pick<DailyReport, 'streak' | 'days' | 'before'>> {
    if (profile === undefined) return { streak: 0, days: [], before: null };
    const { boards } = this.#parts.people();
    const played = await boards.dailyDays(profile, game);
    const days = played.filter(each => each <= day && each > day - 7).toReversed();
    const of = { day: day - 1, game };
    const place = days.includes(of.day) ? await boards.dailyPlace(of, profile) : undefined;
    const before = place?.rank ? { rank: place.rank, players: await boards.dailyCount(of) } : null;
    return { streak: streakOf(played, this.today), days, before };
  }

  async #attempt(of: DayGame, profile: ProfileId): Promise<DailyAttempt | null> {
    const room = attemptRoom(of, profile);
    const facts = await this.#parts.tables.history(room);
    if (!facts) return null;
    const score = scoreIn(facts);
    const placed = await this.#parts.people().boards.dailyPlace(of, profile);
    const counted = placed ?? { rank: null, levels: null, loss: null, luck: null, expected: null, turns: null };
    return { room, state: score === null ? 'playing' : 'over', score, ...counted };
  }

  /** A room with a name of its own is somebody's first attempt; undefined when it is there already. */
  #open(of: DayGame, { room, ...along }: Attempt): Promise<Result<Place, Problem> | undefined> {
    const seed = this.#seed(of.day);
    const wishes = wishesFor(of, room !== undefined);
    return this.#parts.tables.openWith({ ...along, wishes }, { seed, ...(room === undefined ? {} : { id: room }) });
  }

  /** Before the first day and after the last there is nothing to play. */
  #isOfChain(day: number): boolean {
    return day >= 1 && day in this.#parts.seeds;
  }

  #seed(day: number): Seed {
    return this.#parts.seeds[day] ?? fault(`the chain has no day ${day}`);
  }
}

/** One of the games of a day. */
type DayGame = { readonly day: number; readonly game: DailyGame };

type Attempt = { readonly name: string; readonly profile: ProfileId; readonly token?: string; readonly room?: string };

const FIRST_MEMBER = 0;

/** A crash may have come between opening and starting. */
async function begin({ table, member }: Place): Promise<void> {
  if (table.room.phase === 'lobby') await table.submit(member, { type: 'StartGame' });
}

/** Where the first attempt of somebody is played. */
const attemptRoom = ({ day, game }: DayGame, profile: ProfileId): string => `${PREFIX[game]}${day}-${profile.toUpperCase()}`;

const PREFIX: Readonly<Record<DailyGame, string>> = { card: 'D', rollio: 'R' };

/** Nobody looks on while others may still play, and nobody is hurried. */
const wishesFor = ({ day, game }: DayGame, ranked: boolean): RoomWishes => ({
  variant: dailyVariant(game, day),
  seats: 1,
  private: true,
  spectators: false,
  chat: false,
  hints: false,
  undo: 'off',
  whenAway: 'wait',
  challenge: { name: challengeOf({ kind: 'daily', game, day }), ranked },
});

function scoreIn(facts: readonly NumberedFact[]): number | null {
  const over = facts.find(({ event }) => event.type === 'GameOver')?.event;
  return over?.type === 'GameOver' ? (over.totals[0] ?? null) : null;
}
