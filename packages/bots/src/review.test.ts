import { BOT_LEVELS, fault, play, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { compileTables, reviewGame, solveHere, type SeatReview, type Solved } from '@yaht/solver';
import { expect, test } from 'vitest';
import { botMove } from './bot-move.ts';

function solve(id: string): Solved {
  const tables = compileTables(variantOf(id));
  return tables.ok ? solveHere(tables.value, { precision: 'f64' }) : fault(tables.error);
}

/** The three levels against each other; every seventh move is taken back. */
function botGame(solved: Solved, seed: number): ScorecardGame {
  const chance = chanceFrom(seed);
  const players = BOT_LEVELS.map(level => ({ name: level, bot: level }));
  let game = newGame(solved.tables.variant, chance, { players, options: { undo: 'practice' } });
  for (let moves = 1; game.state.turn; moves++) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, BOT_LEVELS[seat] ?? 'easy', { solved }), chance);
    if (!played.ok) throw new Error(played.error);
    const undone = moves % 7 === 0 ? play(played.value.game, seat, { type: 'Undo' }, chance) : played;
    game = undone.ok ? undone.value.game : played.value.game;
  }
  return game;
}

test.each(['yatzy', 'yahtzee', 'yahtzee-official', 'kniffel'])(
  '%s: a review of bots names the perfect one and explains every point',
  id => {
    const solved = solve(id);
    for (let seed = 0; seed < 5; seed++) {
      const game = botGame(solved, seed);
      const [easy, normal, optimal] = reviewGame(solved, game.events) as [SeatReview, SeatReview, SeatReview];
      for (const { seat, start, luck, loss, score } of [easy, normal, optimal]) {
        expect(score).toBeCloseTo(game.over?.totals[seat] ?? NaN, 6);
        expect(start + luck - loss).toBeCloseTo(score, 6);
      }
      expect(optimal.loss).toBeCloseTo(0, 6);
      expect(optimal.accuracy).toBeCloseTo(100, 3);
      expect(normal.loss).toBeLessThan(easy.loss);
    }
  },
);
