import { expect, test } from 'vitest';
import { migrate } from '../../log/schema.ts';
import { DatabaseSync } from '../../sqlite.ts';
import { PEOPLE_MIGRATIONS } from '../file/schema.ts';
import { BOARD_SENTENCES } from './board-sentences.ts';

/** The whole of a table is read for the newest of all games, which ends with the page, and to count them. */
const WHOLE = ['SCAN g', 'SCAN games USING COVERING INDEX sqlite_autoindex_games_1'];

test('no board, history or statistics reads a table for want of an index', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, 0, PEOPLE_MIGRATIONS);
  const statements = Object.values(BOARD_SENTENCES);
  expect(statements.length).toBeGreaterThan(20);
  const scanned = statements.flatMap(sql => {
    const plan = db.prepare(`explain query plan ${sql}`).all() as readonly { readonly detail: string }[];
    return plan.flatMap(({ detail }) => (/^SCAN (seats|s|own|other|games|g|profiles|p|ratings)\b/.test(detail) ? [detail] : []));
  });
  expect([...new Set(scanned)].filter(detail => !WHOLE.includes(detail))).toEqual([]);
});
