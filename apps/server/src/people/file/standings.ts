/**
 * Where everybody stands on each board, kept with the games: a board is read from its top and costs what is shown of it, however many
 * games there are. Everything here follows from the seats and ratings beside it, and is made again from them where it is missing.
 */
import type { DatabaseSync } from '../../sqlite.ts';
import { DAY, MINIMUM_GAMES, WINDOWS, windowStart, type Measure, type Window } from '../boards/board.ts';

type Kept = Exclude<Measure, 'rating'>;

/** What a game adds to a board. Whatever is better is higher. */
type Part = {
  readonly figure: string;
  readonly when?: string;
  readonly isMean?: boolean;
  /** Decides among equals. */
  readonly second?: string;
};

const PARTS: Readonly<Record<Kept, Part>> = {
  score: { figure: 'score' },
  average: { figure: 'score', isMean: true },
  skill: { figure: '-loss', when: 'loss is not null', isMean: true },
  adjusted: { figure: 'score - luck', when: 'luck is not null' },
  // As many levels, and then the better score.
  levels: { figure: 'levels', when: 'levels is not null', second: 'score' },
};
const KEPT = Object.keys(PARTS) as readonly Kept[];
/** What the comparison with perfect play tells, which comes later than the game. */
const REVIEWED: readonly Kept[] = ['skill', 'adjusted'];

/** Each seat in turn, into every window that it is in. `was` is where somebody stood when the day of its latest game began. */
function adding(measure: Kept, chosen: string): string {
  const { figure, when = '1', isMean = false, second = '0' } = PARTS[measure];
  const value = isMean ? '(kept.total + excluded.total) / (kept.games + 1)' : 'max(kept.value, excluded.value)';
  const isBetter = '(excluded.best, excluded.score) > (kept.best, kept.score)';
  const whatWas = (column: string): string =>
    `case when kept.day >= excluded.day then kept.was_${column} when kept.shown then kept.${column} end`;
  return `
    insert into standings as kept (variant, measure, span, profile, games, total, best, score, game, first, value, second, shown, day)
    select variant, '${measure}', span, profile, 1, ${figure}, ${figure}, score, game, game, ${figure}, ${second},
      ${Number(MINIMUM_GAMES[measure] <= 1)}, ended_at - ended_at % ${DAY}
    from seats join spans on ended_at >= since
    where counts = 1 and profile is not null and ${when} and ${chosen} order by game
    on conflict do update set
      games = kept.games + 1, total = kept.total + excluded.total, value = ${value}, second = max(kept.second, excluded.second),
      shown = kept.games + 1 >= ${MINIMUM_GAMES[measure]},
      was_value = ${whatWas('value')}, was_second = ${whatWas('second')}, day = max(kept.day, excluded.day), first = min(kept.first, excluded.first),
      game = case when ${isBetter} then excluded.game else kept.game end,
      score = case when ${isBetter} then excluded.score else kept.score end,
      best = max(kept.best, excluded.best)`;
}

const rating = (chosen: string): string => `
  insert or replace into standings (variant, measure, span, profile, games, total, best, score, game, first, value, second, shown, day)
  select variant, 'rating', span, profile, games, 0, 0, 0, null, rated_at, mu - 3 * sigma, 0, 1, 0
  from ratings join spans on rated_at >= since where ${chosen}`;

/** Those of whose games one has left the window meanwhile. */
const LEFT = `(variant, profile) in (
  select variant, profile from seats where counts = 1 and ended_at >= :before and ended_at < :now and profile is not null)`;

/** Who has played with whom; everybody also with itself. */
const meeting = (chosen: string): string => `
  insert or ignore into met select own.profile, other.profile from seats own join seats other on other.game = own.game
  where own.profile is not null and other.profile is not null and ${chosen}`;

export class Standings {
  readonly #say: ReturnType<typeof statementsOf>;
  readonly #spans: Map<string, number>;

  constructor(db: DatabaseSync) {
    this.#say = statementsOf(db);
    const spans = this.#say.spans.all() as readonly { readonly span: string; readonly since: number }[];
    this.#spans = new Map(spans.map(({ span, since }) => [span, since]));
  }

  /** Whether games have to leave a window before a board is read. */
  isLate(now: number): boolean {
    return WINDOWS.some(window => this.#spans.get(window) !== windowStart(window, now));
  }

  /** Lets games leave the windows that have gone on without them; a window that was never looked through is filled. */
  turn(now: number): void {
    if (this.#spans.size === 0) this.#say.meetAll.run();
    for (const window of WINDOWS) this.#turn(window, this.#spans.get(window), windowStart(window, now));
  }

  /** A game that was written now. */
  add(game: number): void {
    for (const measure of KEPT) this.#say.add[measure].run({ game });
    this.#say.meet.run({ game });
  }

  addReview(game: number, seat: number): void {
    for (const measure of REVIEWED) this.#say.addReview[measure].run({ game, seat });
  }

  rate(variant: string, profile: string): void {
    this.#say.rate.run({ variant, profile });
  }

  /** What was taken back is read again. */
  forget(): void {
    this.#spans.clear();
    for (const { span, since } of this.#say.spans.all() as readonly { span: string; since: number }[])
      this.#spans.set(span, since);
  }

  #turn(span: Window, before: number | undefined, now: number): void {
    if (before === now) return;
    this.#say.moveSpan.run({ span, now });
    this.#spans.set(span, now);
    if (before === undefined || before > now) {
      this.#say.emptySpan.run({ span });
      for (const measure of KEPT) this.#say.fill[measure].run({ span });
      this.#say.fillRatings.run({ span });
    } else {
      this.#say.leave.run({ span, before, now });
      for (const measure of KEPT) this.#say.addLeft[measure].run({ span, before, now });
      this.#say.leaveRatings.run({ span, now });
    }
  }
}

const byMeasure = <Value>(make: (measure: Kept) => Value): Readonly<Record<Kept, Value>> =>
  Object.fromEntries(KEPT.map(measure => [measure, make(measure)])) as Record<Kept, Value>;

const statementsOf = (db: DatabaseSync) => ({
  spans: db.prepare('select span, since from spans'),
  moveSpan: db.prepare('insert into spans values (:span, :now) on conflict do update set since = excluded.since'),
  emptySpan: db.prepare('delete from standings where span = :span'),
  fill: byMeasure(measure => db.prepare(adding(measure, 'span = :span'))),
  fillRatings: db.prepare(rating('span = :span')),
  leave: db.prepare(`delete from standings where span = :span and measure <> 'rating' and ${LEFT}`),
  addLeft: byMeasure(measure => db.prepare(adding(measure, `span = :span and ${LEFT}`))),
  leaveRatings: db.prepare(`delete from standings where span = :span and measure = 'rating' and first < :now`),
  add: byMeasure(measure => db.prepare(adding(measure, 'game = :game'))),
  addReview: byMeasure(measure => db.prepare(adding(measure, 'game = :game and seat = :seat'))),
  rate: db.prepare(rating('variant = :variant and profile = :profile')),
  meet: db.prepare(meeting('own.game = :game')),
  meetAll: db.prepare(meeting('1')),
});
