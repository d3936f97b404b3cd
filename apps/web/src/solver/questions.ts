/** What the app asks about perfect play; the worker that knows answers, with the same names. */
import type { Outlooks, Puzzle, TablePosition, Theme } from '@yaht/coach';
import type { BotLevel, Card, Command, Dice, Game, ScorecardGame, ScorecardVariant, Seat } from '@yaht/rules';
import type { Advice, Outlook, ReviewedChoice, Scores, SeatReview, WinAdvice } from '@yaht/solver';

/** A choice with how likely the turn then ends in each category; null where nobody has worked it out. */
export type Alternative = ReviewedChoice & { readonly chances: readonly number[] | null };

/** A choice as a screen names it. */
export type Named = { readonly hold: readonly boolean[] } | { readonly category: string };

/** Where one player stands. */
export type Standing = { readonly card: Card; readonly dice: Dice | null; readonly rollsLeft: number };

export type Questions = {
  /** What a bot does. */
  readonly move: (game: Game, seat: Seat, level: BotLevel) => Command;
  readonly advise: (position: TablePosition) => Advice;
  /** What to do to win; null where that is to make points. */
  readonly winAdvice: (game: ScorecardGame) => WinAdvice | null;
  /** Every seat; with `byWin` decisions are judged by the chance to win, which takes seconds the first time. */
  readonly review: (game: ScorecardGame, byWin: boolean) => readonly SeatReview[];
  /** The best five choices, and the one that was taken. */
  readonly alternatives: (position: TablePosition, chosen: Named | null) => readonly Alternative[];
  /** Where the points go that a choice gives up. */
  readonly why: (position: TablePosition, chosen: Named) => Outlooks;
  /** `seat` is in turn; null when the game is over. */
  readonly outlook: (variant: ScorecardVariant, players: readonly Standing[], seat: Seat | null) => Outlook;
  /** How far the scores of perfect play spread. */
  readonly deviation: (variant: ScorecardVariant) => number;
  readonly spread: (variant: ScorecardVariant) => Scores;
  /** The puzzles of a theme. */
  readonly pack: (variant: ScorecardVariant, theme: Theme) => readonly Puzzle[];
};

export type Topic = keyof Questions;

export type Asked = { readonly id: number; readonly topic: Topic; readonly about: readonly unknown[] };

/** What a worker says: an answer, that it cannot answer, or how far it is with solving a game. */
export type Told =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string }
  | { readonly type: 'progress'; readonly game: string; readonly done: number };
