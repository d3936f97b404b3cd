/** What takes a moment to know about a game: who will win, and what perfect play would have done. */
import { emptyCard, type ScorecardGame } from '@yaht/rules';
import {
  fromCard,
  liveOutlook,
  reviewGame,
  placeInGame,
  winAdvice,
  winBook,
  type From,
  type Outlook,
  type SeatReview,
  type Solved,
  type WinAdvice,
} from '@yaht/solver';

/** The chance of every seat to win from where the game stands, ties shared, and how it was found. */
export type WinOutlook = Pick<Outlook, 'chances' | 'measure'>;

/** Every answer comes later, so that no screen waits for it; undefined where there is no perfect play. */
export type Analyst = {
  readonly chances: (game: ScorecardGame) => Promise<WinOutlook | undefined>;
  /** What to do to win, where that is not to make points. */
  readonly toWin: (game: ScorecardGame) => Promise<WinAdvice | undefined>;
  /** Every seat against perfect play; with opponents, decisions are judged by the chance to win. */
  readonly review: (game: ScorecardGame) => Promise<readonly SeatReview[] | undefined>;
};

export type Analysis = {
  readonly chances: (game: ScorecardGame) => WinOutlook;
  readonly toWin: (game: ScorecardGame) => WinAdvice | undefined;
  readonly review: (game: ScorecardGame) => readonly SeatReview[];
};

/** The answers for games of one variant. The first one takes seconds, those after it milliseconds. */
export function analysisOf(solved: Solved): Analysis {
  const book = winBook(solved);
  const live = liveOutlook(solved, book);
  return {
    chances: game => {
      const players = game.state.cards.map((_, seat) => standing(solved, game.state, seat));
      const { chances, measure } = live(players, game.state.turn?.seat ?? null);
      return { chances, measure };
    },
    toWin: ({ start, state: { cards, turn } }) => {
      const players = start.players.map((_, seat) => placeInGame(solved.tables, cards[seat] ?? emptyCard));
      const rolled = turn?.dice && { dice: turn.dice, rerolls: turn.rollsLeft };
      return rolled ? winAdvice(solved, book, players, turn.seat, rolled) : undefined;
    },
    review: ({ start, events }) => reviewGame(solved, events, start.players.length > 1 ? { book } : {}),
  };
}

/** Where one seat stands: its card and, in its turn, the dice. */
function standing({ tables }: Solved, { turn, cards }: ScorecardGame['state'], seat: number): From {
  const rolled = turn?.seat === seat && turn.dice ? { dice: turn.dice, rerollsLeft: turn.rollsLeft } : null;
  return fromCard(tables, cards[seat] ?? emptyCard, rolled);
}
