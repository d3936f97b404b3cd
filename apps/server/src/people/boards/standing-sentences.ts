/**
 * Boards as they are read from where standings are kept: from the top as far as the page goes, and no farther than somebody's own place.
 * Those whose profile is gone are on no board.
 */
import { byMeasure } from './board-sentences.ts';
import type { Measure } from './board.ts';

const ON = (of: string, by: Measure): string =>
  `${of}.variant = :variant and ${of}.measure = '${by}' and ${of}.span = :span and ${of}.shown = 1`;

/** Where somebody stood when the day began; nobody did by rating, which has no past. */
const then = (of: string, column: 'value' | 'second'): string =>
  `case when ${of}.day = :before then ${of}.was_${column} else ${of}.${column} end`;

/** How many there are on a board of whom this is so. */
const count = (by: Measure, chosen: string): string =>
  `(select count(*) from standings o join profiles q on q.id = o.profile and q.name is not null where ${ON('o', by)} and ${chosen})`;

/** How many are better: an index counts them without those who are as good. Only levels have something that decides among equals. */
const better = (by: Measure, than: 's.' | 's.then_', chosen = '', was = ''): string => {
  const above = count(by, `${chosen} o.${was}value > ${than}value`);
  if (by !== 'levels') return above;
  return `${above} + ${count(by, `${chosen} o.${was}value = ${than}value and o.${was}second > ${than}second`)}`;
};

const RANK = (by: Measure): string => `1 + ${better(by, 's.')}`;

/** Those who have not played today stand where they stood. */
const RANK_BEFORE = (by: Measure): string =>
  by === 'rating'
    ? 'null'
    : `case when s.then_value is null then null else 1
       + ${better(by, 's.then_', 'o.day <> :before and')}
       + ${better(by, 's.then_', 'o.day = :before and', 'was_')} end`;

/** What is lost is kept as less than nothing, so that more is better on every board. */
const shown = (by: Measure): string => (by === 'skill' ? '0 - value' : 'value');

/** The game that reached the best value, unless its room is private. */
const game = (by: Measure): string =>
  by === 'score' || by === 'adjusted' || by === 'levels'
    ? '(select case when g.private = 1 then null else g.id end from games g where g.number = s.game)'
    : 'null';

const line = (by: Measure, rank: string, before: string): string =>
  `${rank} as rank, ${before} as "rankBefore", id, name, colour, ${shown(by)} as value, games, ${game(by)} as game`;

const of = (by: Measure, chosen: string): string => `
  select s.*, p.id, p.name, p.colour, ${then('s', 'value')} as then_value, ${then('s', 'second')} as then_second
  from standings s join profiles p on p.id = s.profile and p.name is not null where ${ON('s', by)} and ${chosen}`;

const ORDER = 's.value desc, s.second desc, s.first, s.profile';

const page = (by: Measure): string => `
  select ${line(by, RANK(by), RANK_BEFORE(by))}
  from (${of(by, '1 = 1')} order by ${ORDER} limit :limit offset :offset) as s order by ${ORDER}`;

const place = (by: Measure): string =>
  `select ${line(by, RANK(by), RANK_BEFORE(by))} from (${of(by, 's.profile = :profile')}) as s`;

/** Whom `:among` has played with, and itself: as many as they are. */
const friends = (by: Measure): string => {
  const before =
    by === 'rating'
      ? 'null'
      : `case when then_value is null then null
         else rank() over (order by then_value is null, then_value desc, then_second desc) end`;
  return `select ${line(by, 'rank() over (order by s.value desc, s.second desc)', before)}, s.value as kept, second, first
    from (${of(by, 's.profile in (select other from met where profile = :among)')}) as s`;
};

export const STANDING_SENTENCES = {
  ...byMeasure('board', page),
  ...byMeasure('place', place),
  ...byMeasure(
    'friends',
    by => `select * from (${friends(by)}) as board order by kept desc, second desc, first, id limit :limit offset :offset`,
  ),
  ...byMeasure('friend', by => `select * from (${friends(by)}) as board where id = :profile`),
} as const;
