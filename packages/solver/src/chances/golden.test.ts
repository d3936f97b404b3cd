/**
 * Chances that the slow reference found, kept in a file: the same for ever. `YAHT_GOLDEN=write npx vitest run --project unit golden` makes
 * the file again, by the reference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveHere } from '../solve/solve.ts';
import { tablesOf, variantWith } from '../testing/index.ts';
import { plainChances, plainSpreads } from './spread-reference.ts';
import { winBook } from './win-book.ts';
import type { Standing } from './win-turn.ts';

type Kept = { readonly game: string; readonly players: readonly Standing[]; readonly chances: readonly number[] };

const FILE = new URL('golden-chances.json', import.meta.url);

/** Cards of two and three players with one to three open rows, by hand and by a little arithmetic. */
function positions(): readonly Omit<Kept, 'chances'>[] {
  const card = (rows: number, open: readonly number[], upperScore: number, scoredAlike: boolean) => ({
    filled: open.reduce((filled, row) => filled & ~(1 << row), 2 ** rows - 1),
    upperScore,
    scoredAlike,
  });
  const yahtzee = [[12], [11], [5, 12], [0, 10], [3, 8, 11]].map((open, i) =>
    card(13, open, 36 + 5 * i, i % 2 === 0 && !open.includes(11)),
  );
  const yatzy = [[13], [14], [5, 12], [0, 10], [3, 8, 14]].map((open, i) => card(15, open, 36 + 5 * i, false));
  return [
    ...yahtzee.flatMap((one, i) =>
      yahtzee.slice(i).map((two, j) => ({
        game: 'yahtzee',
        players: [
          { card: one, points: 180 + 7 * i },
          { card: two, points: 190 + 3 * j },
        ],
      })),
    ),
    ...yatzy.flatMap((one, i) =>
      yatzy.slice(i).map((two, j) => ({
        game: 'yatzy',
        players: [
          { card: one, points: 200 + 7 * i },
          { card: two, points: 205 + 3 * j },
        ],
      })),
    ),
    { game: 'yatzy', players: [0, 1, 2].map(i => ({ card: yatzy[i] ?? card(15, [13], 40, false), points: 200 + 4 * i })) },
  ];
}

const games = Object.fromEntries(
  ['yahtzee', 'yatzy'].map(id => [id, solveHere(tablesOf(variantWith(id)), { precision: 'f64' })]),
);

if (process.env['YAHT_GOLDEN'] === 'write') {
  const slow = Object.fromEntries(Object.entries(games).map(([id, solved]) => [id, plainSpreads(solved)]));
  const kept = positions().map(position => {
    const players = position.players.map(({ card, points }) => ({ points, spread: slow[position.game]?.(card) ?? new Map() }));
    return { ...position, chances: plainChances(players) };
  });
  writeFileSync(FILE, `${JSON.stringify(kept, null, 1)}\n`);
}

test('chances are those that the slow reference found once, to nine digits', () => {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Kept[];
  expect(kept.map(({ game, players }) => ({ game, players }))).toEqual(positions());
  const books = Object.fromEntries(Object.entries(games).map(([id, solved]) => [id, winBook(solved, { withEndgame: false })]));
  for (const { game, players, chances } of kept) {
    const turn = books[game]?.turn(players, 0);
    chances.forEach((chance, seat) => expect(turn?.start[seat]).toBeCloseTo(chance, 9));
  }
});
