/**
 * What is asked about boards, histories and statistics, in words that SQLite and PostgreSQL both understand: named values, no truth
 * values but zeros and ones, and a type for every value that may be missing.
 */
import { MEASURES, type Measure } from './board.ts';

/** Those who are on no board because their profile is gone have no name, or no row. */
const KNOWN = 'profiles on id = profile and name is not null';

/** Everybody, or `:among` and whom it has played with. */
const AMONG = `(cast(:among as text) is null or profile in (
  select other.profile from seats own join seats other on other.game = own.game where own.profile = :among))`;

/** Those who still have a profile and played `:atLeast` so many games, with what they did in the window that begins at `:since`. */
const mine = (value: string, extra = ''): string => `
  select profile, count(*) as games, ${value} as value, max(score) as best, min(game) as first from seats
  where counts = 1 and variant = :variant and ended_at >= :since and ${AMONG} ${extra} group by profile having count(*) >= :atLeast`;

/** Equal values share a rank; among them whoever was there first is listed first. */
const ranked = (rows: string, order: string, game = 'null'): string => `
  select rank() over (order by value ${order}) as rank, id, name, colour, value, games, ${game} as game, first
  from (${rows}) as of_each join ${KNOWN}`;

/** The game that reached the best value, unless its room is private. */
const bestGame = (reached: string): string => `(
  select case when g.private = 1 then null else g.id end from seats s join games g on g.number = s.game
  where s.counts = 1 and s.variant = :variant and s.ended_at >= :since and s.profile = profiles.id and ${reached} = value
  order by s.score desc, s.game limit 1)`;

const RATINGS = `
  select profile, games, mu - 3 * sigma as value, 0 as best, rated_at as first from ratings
  where variant = :variant and rated_at >= :since and games >= :atLeast and ${AMONG}`;

const MEAN = 'avg(cast(score as double precision))';

const RANKED: Readonly<Record<Measure, string>> = {
  score: ranked(mine('max(score)'), 'desc', bestGame('s.score')),
  average: ranked(mine(MEAN), 'desc'),
  skill: ranked(mine('avg(loss)', 'and loss is not null'), 'asc'),
  adjusted: ranked(mine('max(score - luck)', 'and luck is not null'), 'desc', bestGame('s.score - s.luck')),
  rating: ranked(RATINGS, 'desc'),
  // As many levels, and then the better score.
  levels: ranked(mine('max(levels)', 'and levels is not null'), 'desc, best desc', bestGame('s.levels')),
};

/** The same board as it was at `:before`; a rating has no past. */
const BEFORE: Readonly<Record<Measure, string>> = {
  score: ranked(mine('max(score)', 'and ended_at < :before'), 'desc'),
  average: ranked(mine(MEAN, 'and ended_at < :before'), 'desc'),
  skill: ranked(mine('avg(loss)', 'and loss is not null and ended_at < :before'), 'asc'),
  adjusted: ranked(mine('max(score - luck)', 'and luck is not null and ended_at < :before'), 'desc'),
  rating: 'select null as id, null as rank where cast(:before as bigint) is null',
  levels: ranked(mine('max(levels)', 'and levels is not null and ended_at < :before'), 'desc, best desc'),
};

const moved = (by: Measure): string =>
  `select now.*, past.rank as "rankBefore" from (${RANKED[by]}) as now left join (${BEFORE[by]}) as past on past.id = now.id`;

export const byMeasure = <Prefix extends string>(prefix: Prefix, make: (by: Measure) => string) =>
  Object.fromEntries(MEASURES.map(by => [`${prefix} ${by}`, make(by)])) as Record<`${Prefix} ${Measure}`, string>;

/** Equal scores share a rank; whoever finished first is listed first. */
const DAY = `
  select rank() over (order by score desc) as rank, p.id, p.name, p.colour, score, levels, loss, luck, decisions, g.number as first
  from games g join seats s on s.game = g.number and s.counts = 1 join profiles p on p.id = s.profile and p.name is not null
  where g.daily = :day and g.daily_game = :game`;

const GAME = `number, g.id, room, v.key, v.id as "variantId", v.name as "variantName", first_seq as "firstSeq",
  last_seq as "lastSeq", started_at as "startedAt", ended_at as "endedAt", private, rated, assisted, abandoned, review`;

/** Somebody's games are gone through from the latest back: an index has them in that order. One who plays several seats is in a game once. */
const OWN = `seats m cross join games g where m.profile = :profile and g.number = m.game
  and not exists (select 1 from seats before where before.game = m.game and before.profile = m.profile and before.seat < m.seat)`;

/** Whose games of what: each question has a statement of its own, so that an index answers it. */
const CHOICES = {
  all: 'games g where cast(:profile as text) is null and cast(:variant as text) is null',
  profile: `${OWN} and cast(:variant as text) is null`,
  variant: 'games g where cast(:profile as text) is null and g.variant = :variant',
  both: `${OWN} and m.variant = :variant`,
} as const;

const history = (name: Choice): string => {
  const number = name === 'profile' || name === 'both' ? 'm.game' : 'g.number';
  return `select ${GAME} from (
      select g.* from ${CHOICES[name]} and (cast(:before as bigint) is null or ${number} < :before) and (:withPrivate = 1 or g.private = 0)
      order by ${number} desc limit :limit
    ) as g join variants v on v.key = g.variant order by g.number desc`;
};

export type Choice = keyof typeof CHOICES;

const byChoice = <Prefix extends string>(prefix: Prefix, make: (name: Choice) => string) =>
  Object.fromEntries((Object.keys(CHOICES) as Choice[]).map(name => [`${prefix} ${name}`, make(name)])) as Record<
    `${Prefix} ${Choice}`,
    string
  >;

export const BOARD_SENTENCES = {
  ...byMeasure('board', by => `select * from (${moved(by)}) as board order by rank, first, id limit :limit offset :offset`),
  ...byMeasure('place', by => `select * from (${moved(by)}) as board where id = :profile`),
  ...byChoice('history', history),
  ...byChoice(
    'seats',
    name => `
      select game, seat, profile, s.name, bot, shared, substituted, score, won, loss, luck
      from (${history(name)}) as chosen cross join seats s where s.game = chosen.number order by game, seat`,
  ),
  count: 'select count(*) as games from games',
  variants: `
    select v.key, v.id, v.name, count(*) as games from seats join variants v on v.key = variant
    where profile = :profile and counts = 1 group by v.key, v.id, v.name order by games desc, v.id, v.key`,
  played: `
    select score, won, (select count(*) from seats s where s.game = seats.game) as players, loss, luck, categories, faces, decisions
    from seats where profile = :profile and variant = :variant and counts = 1 order by game`,
  daily: `select * from (${DAY}) as board order by rank, first limit :limit`,
  dailyCount: `select count(*) as players from (${DAY}) as board`,
  dailyPlace: `select * from (${DAY}) as board where id = :profile`,
  dailyDays: `
    select distinct daily from games g join seats s on s.game = g.number
    where s.profile = :profile and daily is not null and daily_game = :game order by daily desc`,
  ratings: 'select variant, mu, sigma, games from ratings where profile = :profile order by games desc, variant',
} as const;

export type BoardSentence = keyof typeof BOARD_SENTENCES;
