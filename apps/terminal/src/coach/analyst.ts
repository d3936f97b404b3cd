/** What takes a moment to know about a game: who will win, and what perfect play would have done. */
import { emptyCard, type ScorecardGame } from '@yaht/rules';
import { fromCard, liveChances, reviewGame, variancesOf, type From, type SeatReview, type Solved } from '@yaht/solver';

/** Every answer comes later, so that no screen waits for it; undefined where there is no perfect play. */
export type Analyst = {
  /** By seat: the chance to win from where the game stands, ties shared. */
  readonly chances: (game: ScorecardGame) => Promise<readonly number[] | undefined>;
  /** Every seat against perfect play; with opponents, decisions are judged by the chance to win. */
  readonly review: (game: ScorecardGame) => Promise<readonly SeatReview[] | undefined>;
};

export type Analysis = {
  readonly chances: (game: ScorecardGame) => readonly number[];
  readonly review: (game: ScorecardGame) => readonly SeatReview[];
};

/** The answers for games of one variant. The first one takes seconds, those after it milliseconds. */
export function analysisOf(solved: Solved): Analysis {
  const variances = variancesOf(solved);
  const live = liveChances(solved, variances);
  return {
    chances: game => live(game.state.cards.map((_, seat) => standing(solved, game.state, seat))),
    review: ({ start, events }) => reviewGame(solved, events, start.players.length > 1 ? { variances } : {}),
  };
}

/** Where one seat stands: its card and, in its turn, the dice. */
function standing({ tables }: Solved, { turn, cards }: ScorecardGame['state'], seat: number): From {
  const rolled = turn?.seat === seat && turn.dice ? { dice: turn.dice, rerollsLeft: turn.rollsLeft } : null;
  return fromCard(tables, cards[seat] ?? emptyCard, rolled);
}
