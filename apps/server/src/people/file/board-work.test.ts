/**
 * What a question about boards, histories and statistics makes the file read, counted in rows: with ten times as many games, and with ten
 * times as many people, it may grow as far as the answer does. Every sentence is here, also one that is added tomorrow.
 */
import { expect, test } from 'vitest';
import { BEGINNING } from '../../log/cursor.ts';
import { openDatabase } from '../../log/database.ts';
import { dayStart, DAY } from '../boards/board.ts';
import { READING } from '../boards/reading.ts';
import { chanceFrom, gameOf, HOUR } from '../testing-games.ts';

import { prepare } from './ask-file.ts';
import { peopleIn } from './people-file.ts';
import { PEOPLE_MIGRATIONS } from './schema.ts';

type Size = { readonly people: number; readonly games: number };
/** `due`: the rows of the answer, and for a place all that are before it, which an index counts. */
type Work = { readonly rows: number; readonly due: number };
type Ranked = { readonly rank?: number; readonly rankBefore?: number | null };

/** Asked once after boards were made again, and what grows with the games of one person. */
const RARE = ['count', 'variants', 'played'];

const TABLE =
  /\b(from|join) (seats|games|profiles|ratings|standings|met|variants|sums)\b(?: (?!where|on|join|cross|group|order|limit)(\w+))?/g;

/** A row of a table is counted when it is looked at. */
const counting = (sentence: string): string =>
  sentence.replaceAll(
    TABLE,
    (_, word: string, table: string, alias = table) => `${word} (select * from ${table} where looked_at()) as ${alias}`,
  );

/** What each sentence looks at where so many people have played so much; the first of them in every second game. */
function workIn({ people, games }: Size): ReadonlyMap<string, Work> {
  const file = openDatabase({ file: ':memory:' }, 0, PEOPLE_MIGRATIONS, Infinity);
  const now = 400 * DAY + games * HOUR;
  const books = peopleIn(file, now);
  const create = (i: number): string => books.profiles.create({ name: 'X', colour: 'sky', keyHash: `${i}`, now: 0 }).id;
  const ids = Array.from({ length: people }, (_, i) => create(i));
  const chance = chanceFrom(people + games);
  const decisions = { kinds: {}, expected: [], turns: [] } as never;
  for (let i = 0; i < games; i++) {
    // The first plays in every second game, with nine others; the last has played once.
    const players = (i === 0 ? [people - 1] : i % 2 === 0 ? [0, 1 + (i % 9)] : [1 + (i % (people - 2))]).map(
      place => ids[place] ?? null,
    );
    const game = {
      ...gameOf(i, [...new Set(players)], 400 * DAY + i * HOUR, chance),
      ...(i % 50 === 0 ? { daily: { day: i, game: 'card', counts: true } as const } : {}),
    };
    books.games.record([game], BEGINNING);
    books.games.reviewed(
      game.id,
      players.map(() => ({ loss: chance(40), luck: chance(80), decisions })),
    );
  }
  let rows = 0;
  const db = file.db as typeof file.db & { readonly function: (name: string, work: () => number) => void };
  db.function('looked_at', () => ((rows += 1), 1));
  const values = {
    variant: 'small',
    span: 'all',
    since: 0,
    before: null,
    atLeast: 1,
    now,
    limit: 20,
    offset: 0,
    withPrivate: 1,
    day: 50,
    game: 'card',
  };
  const work = new Map<string, Work>();
  for (const [who, profile = ''] of [
    ['often', ids[0]],
    ['once', ids.at(-1)],
  ] as const)
    for (const [name, sentence] of Object.entries(READING)) {
      if (RARE.includes(name)) continue;
      const before = /^(board|place|friend)/.test(name) ? dayStart(now) : null;
      rows = 0;
      const answer = prepare(db, counting(sentence))({ ...values, before, profile, among: profile }) as readonly Ranked[];
      const rank = Math.max(0, ...answer.map(row => Math.max(row.rank ?? 0, row.rankBefore ?? 0)));
      work.set(`${name}, ${who}`, { rows, due: answer.length + rank });
    }
  file.close();
  return work;
}

const SMALL = { people: 30, games: 600 };

test.each([
  ['games', { ...SMALL, games: 6_000 }],
  ['people', { people: 300, games: 6_000 }],
])('no question reads more for ten times as many %s than its answer has more', (_, large) => {
  const [few, many] = [workIn(SMALL), workIn(large)];
  const dear = [...many].flatMap(([name, { rows, due }]) => {
    const before = few.get(name) ?? { rows: 0, due: 0 };
    const allowed = (2 * before.rows * Math.max(1, due)) / Math.max(1, before.due) + 5 * due + 30;
    return rows > allowed ? [`${name}: ${before.rows} for ${before.due}, then ${rows} for ${due}`] : [];
  });
  expect(dear).toEqual([]);
  expect(many.get('board score, often')?.rows).toBeGreaterThan(20);
});
