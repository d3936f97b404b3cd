import { expect, test } from 'vitest';
import { playerOf } from '../players/players.ts';
import { simulate } from '../players/simulate.ts';
import { solveHere } from '../solve/solve.ts';
import { cardAfter, EMPTY_CARD, type CardState } from '../tables/tables.ts';
import { tablesOf, variantWith } from '../testing/index.ts';
import { winBook } from './win-book.ts';

/** Games of each player; `YAHT_GAMES` plays fewer. */
const GAMES = Number(process.env['YAHT_GAMES'] ?? 10_000_000);
/** Played at a time, so that memory holds them. */
const BATCH = 500_000;
/** Early chances are within this of the truth. */
const NEAR = 0.003;

const HOUR = 3_600_000;

test.each(['yahtzee', 'yatzy'])('%s: early chances are those of simulated games', { timeout: HOUR }, id => {
  const tables = tablesOf(variantWith(id));
  const solved = solveHere(tables, { precision: 'f64' });
  const sixes = cardAfter(tables, EMPTY_CARD, 5, 24);
  const cards: readonly CardState[] = [sixes, cardAfter(tables, sixes, 0, 1)];
  const players = cards.map((card, i) => ({ card, points: 24 + i }));
  let [won, played] = [0, 0];
  for (let first = 0; first < GAMES; first += BATCH) {
    const games = Math.min(BATCH, GAMES - first);
    const [own, other] = players.map(({ card, points }, seat) =>
      simulate(tables, playerOf(solved, 'perfect', 1), { games, seed: 70 + seed(seat), firstGame: first, from: card }).map(
        total => total + points,
      ),
    );
    own?.forEach((total, game) => (won += total > (other?.[game] ?? 0) ? 1 : total === other?.[game] ? 0.5 : 0));
    played += games;
  }
  const chance = winBook(solved).turn(players, 1).start[0] ?? NaN;
  expect(Math.abs(chance - won / played)).toBeLessThan(NEAR + 3 * Math.sqrt(0.25 / played));
});

/** Players have dice of their own. */
const seed = (seat: number): number => 1_000 * seat;
