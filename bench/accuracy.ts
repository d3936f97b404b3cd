/** What the accuracy of a review says about players of known strength: the bots, alone at a table, in the same seeded games. */
import { botMove } from '@yaht/bots';
import { BOT_LEVELS, fault, play, type BotLevel, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import { accuracyOf, compileTables, PERCENT_PER_POINT, reviewGame, type SeatReview, type Solution } from '@yaht/solver';
import { solve } from '@yaht/solver/node';

/** As many as the table of decision 0008 was made with; their seeds count from 0. */
const GAMES = 40;
/** Factors that could take the place of `PERCENT_PER_POINT`. */
const FACTORS = [2, 4, PERCENT_PER_POINT, 8, 12];

function playAlone(solution: Solution, level: BotLevel, seed: number): ScorecardGame {
  const chance = chanceFrom(seed);
  let game = newGame(solution.tables.variant, chance, { players: [{ name: level, bot: level }] });
  while (game.state.turn) {
    const played = play(game, 0, botMove(game, 0, level, { solved: solution }), chance);
    game = played.ok ? played.value.game : fault(played.error);
  }
  return game;
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** The accuracy of a game if a lost point counted as so many per cent of a win. */
const accuracyBy = ({ moves }: SeatReview, factor: number): number =>
  meanOf(moves.flatMap(move => (move.type === 'decision' && !move.forced ? [accuracyOf(factor * Math.max(0, move.loss))] : [])));

console.log(`mean of ${GAMES} games: score, points lost, accuracy with a factor of ${FACTORS.join(', ')}`);
for (const id of ['yatzy', 'yahtzee']) {
  const tables = compileTables(variantOf(id));
  if (!tables.ok) fault(tables.error);
  else {
    const solution = await solve(tables.value, { precision: 'f64' });
    for (const level of BOT_LEVELS) {
      const reviews = Array.from(
        { length: GAMES },
        (_, seed) => reviewGame(solution, playAlone(solution, level, seed).events)[0],
      );
      const seats = reviews.filter(review => review !== undefined);
      const [score, loss] = [meanOf(seats.map(review => review.score)), meanOf(seats.map(review => review.loss))];
      const accuracies = FACTORS.map(factor =>
        meanOf(seats.map(review => accuracyBy(review, factor)))
          .toFixed(1)
          .padStart(7),
      );
      console.log(
        `${id.padEnd(8)} ${level.padEnd(8)} ${score.toFixed(1).padStart(7)} ${loss.toFixed(1).padStart(7)}  ${accuracies.join('')}`,
      );
    }
  }
}
