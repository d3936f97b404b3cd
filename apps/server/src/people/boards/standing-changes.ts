/**
 * How standings change as games end, are compared with perfect play, and leave the windows they were in. A board is read from its top and
 * costs what is shown of it, however many games there are. Everything here follows from the seats and ratings beside it.
 */
import { DAY, MINIMUM_GAMES, WINDOWS, windowStart, type Measure, type Window } from './board.ts';
import { say, type Work } from './work.ts';

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
const TOLD_AT_ONCE = KEPT.filter(measure => !REVIEWED.includes(measure));
const TOLD_OF_CARDS = TOLD_AT_ONCE.filter(measure => measure !== 'levels');

const COLUMNS = 'variant, measure, span, profile, games, total, best, score, game, first, value, second, shown, day';
const KEY = 'variant, measure, span, profile';

/** In words for both databases: one has no other greatest of two values, the other no truth values in a column. */
const greater = (one: string, other: string): string => `case when ${one} > ${other} then ${one} else ${other} end`;
const flag = (condition: string): string => `case when ${condition} then 1 else 0 end`;

/** Seats that are on a board, each once for every window that it is in. */
const counted = (measure: Kept, chosen: string): string =>
  `seats join spans on ended_at >= since where counts = 1 and profile is not null and ${PARTS[measure].when ?? '1 = 1'} and ${chosen}`;

/** Adds a seat of one game. `was` is where somebody stood when the day of its latest game began. */
function adding(measure: Kept): string {
  const { figure, isMean = false, second = '0' } = PARTS[measure];
  const value = isMean ? '(kept.total + excluded.total) / (kept.games + 1)' : greater('kept.value', 'excluded.value');
  const isBetter = '(excluded.best, excluded.score) > (kept.best, kept.score)';
  const whatWas = (column: string): string =>
    `case when kept.day >= excluded.day then kept.was_${column} when kept.shown = 1 then kept.${column} end`;
  return `
    insert into standings as kept (${COLUMNS})
    select variant, '${measure}', span, profile, 1, ${figure}, ${figure}, score, game, game, ${figure}, ${second},
      ${Number(MINIMUM_GAMES[measure] <= 1)}, ended_at - ended_at % ${DAY}
    from ${counted(measure, 'game = :game and seat = :seat')}
    on conflict (${KEY}) do update set
      games = kept.games + 1, total = kept.total + excluded.total, value = ${value},
      second = ${greater('kept.second', 'excluded.second')}, shown = ${flag(`kept.games + 1 >= ${MINIMUM_GAMES[measure]}`)},
      was_value = ${whatWas('value')}, was_second = ${whatWas('second')}, day = ${greater('kept.day', 'excluded.day')},
      first = case when kept.first < excluded.first then kept.first else excluded.first end,
      game = case when ${isBetter} then excluded.game else kept.game end,
      score = case when ${isBetter} then excluded.score else kept.score end,
      best = ${greater('kept.best', 'excluded.best')}`;
}

/** Adds up seats of many games, of people who are on the board no longer, or not yet. */
function summing(measure: Kept, chosen: string): string {
  const { figure, isMean = false, second = '0' } = PARTS[measure];
  const atLeast = MINIMUM_GAMES[measure];
  const before = (what: string): string => `case when day < latest then ${what} end`;
  const mean = (what: string, games: string): string => `cast(sum(${what}) as double precision) / ${games}`;
  const whatWas = (value: string): string => `case when count(${before('1')}) >= ${atLeast} then ${value} end`;
  const was = isMean ? mean(before('figure'), `count(${before('1')})`) : `max(${before('figure')})`;
  return `
    insert into standings (${COLUMNS}, was_value, was_second)
    select variant, '${measure}', span, profile, count(*), sum(figure), max(figure), max(case when place = 1 then score end),
      max(case when place = 1 then game end), min(game), ${isMean ? mean('figure', 'count(*)') : 'max(figure)'}, max(second),
      ${flag(`count(*) >= ${atLeast}`)}, latest, ${whatWas(was)}, ${whatWas(`max(${before('second')})`)}
    from (
      select variant, span, profile, game, score, ${figure} as figure, ${second} as second, ended_at - ended_at % ${DAY} as day,
        max(ended_at - ended_at % ${DAY}) over (partition by variant, span, profile) as latest,
        row_number() over (partition by variant, span, profile order by ${figure} desc, score desc, game) as place
      from ${counted(measure, chosen)}
    ) as figures group by variant, span, profile, latest`;
}

const rating = (chosen: string): string => `
  insert into standings (${COLUMNS})
  select variant, 'rating', span, profile, games, 0, 0, 0, null, rated_at, mu - 3 * sigma, 0, 1, 0
  from ratings join spans on rated_at >= since where ${chosen}
  on conflict (${KEY}) do update set games = excluded.games, first = excluded.first, value = excluded.value`;

/** Those of whose games one has left the window meanwhile. */
const LEFT = `(variant, profile) in (
  select variant, profile from seats where counts = 1 and ended_at >= :before and ended_at < :now and profile is not null)`;

/** Who has played with whom; everybody also with itself. */
const meeting = (chosen: string): string => `
  insert into met (profile, other) select own.profile, other.profile from seats own join seats other on other.game = own.game
  where own.profile is not null and other.profile is not null and ${chosen} on conflict do nothing`;

const each = <Prefix extends string>(prefix: Prefix, make: (measure: Kept) => string) =>
  Object.fromEntries(KEPT.map(measure => [`${prefix} ${measure}`, make(measure)])) as Record<`${Prefix} ${Kept}`, string>;

export const STANDING_CHANGES = {
  spans: 'select span, since from spans',
  moveSpan: 'insert into spans (span, since) values (:span, :now) on conflict (span) do update set since = excluded.since',
  emptySpan: 'delete from standings where span = :span',
  ...each('fill', measure => summing(measure, 'span = :span')),
  fillRatings: rating('span = :span'),
  leave: `delete from standings where span = :span and measure <> 'rating' and ${LEFT}`,
  ...each('fill left', measure => summing(measure, `span = :span and ${LEFT}`)),
  leaveRatings: `delete from standings where span = :span and measure = 'rating' and first < :now`,
  ...each('add', adding),
  rate: rating('variant = :variant and profile = :profile'),
  meet: meeting('own.game = :game'),
  meetAll: meeting('1 = 1'),
} as const;

export type StandingChange = keyof typeof STANDING_CHANGES;
type Changing<Value = void> = Work<StandingChange, Value>;

/** From when on games are in each window, as the standings are. */
export type Spans = ReadonlyMap<string, number>;

/** Whether games have to leave a window before a board is read. */
export const areLate = (spans: Spans, now: number): boolean =>
  WINDOWS.some(window => spans.get(window) !== windowStart(window, now));

export function* readSpans(): Changing<Spans> {
  const rows = yield* say<StandingChange, { readonly span: string; readonly since: number }>('spans', {});
  return new Map(rows.map(({ span, since }) => [span, since]));
}

/** Lets games leave the windows that have gone on without them; a window that was never looked through is filled. */
export function* turnStandings(now: number): Changing<Spans> {
  const spans = yield* readSpans();
  if (spans.size === 0) yield* say('meetAll', {});
  for (const window of WINDOWS) yield* turnWindow(window, spans.get(window), windowStart(window, now));
  return yield* readSpans();
}

function* turnWindow(span: Window, before: number | undefined, now: number): Changing {
  if (before === now) return;
  yield* say('moveSpan', { span, now });
  if (before === undefined || before > now) {
    yield* say('emptySpan', { span });
    for (const measure of KEPT) yield* say(`fill ${measure}`, { span });
    yield* say('fillRatings', { span });
  } else {
    yield* say('leave', { span, before, now });
    for (const measure of KEPT) yield* say(`fill left ${measure}`, { span, before, now });
    yield* say('leaveRatings', { span, now });
  }
}

/** A seat that was written now: one after the other, since somebody may have played several. */
export function* addToStandings(game: number, seat: number, hasLevels: boolean): Changing {
  for (const measure of hasLevels ? TOLD_AT_ONCE : TOLD_OF_CARDS) yield* say(`add ${measure}`, { game, seat });
}

export function* addReviewToStandings(game: number, seat: number): Changing {
  for (const measure of REVIEWED) yield* say(`add ${measure}`, { game, seat });
}

/** Once all seats of a game are written. */
export function* meetIn(game: number): Changing {
  yield* say('meet', { game });
}

export function* rateInStandings(variant: string, profile: string): Changing {
  yield* say('rate', { variant, profile });
}
