/** Who will win, while a game goes on, and where everybody may end: what a bar and the pictures behind it show. */
import type { From } from './distribution.ts';
import type { Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { EMPTY_CARD, slotOf } from '../tables/tables.ts';
import { turnValues } from '../advice/turn-values.ts';
import { FIRST_ROLL, rollOf } from '../tables/dice-tables.ts';
import { openOn } from './spreads.ts';
import { winBook, type WinBook } from './win-book.ts';
import { finalScores, type Chances, type Measure, type Standing } from './win-turn.ts';
import { winChances } from './win.ts';

/** The chance of every player to win, how it was found, and how likely each of their final scores is. */
export type Outlook = { readonly chances: Chances; readonly measure: Measure; readonly scores: readonly Scores[] };

/** From where each player stands; `seat` is in turn, or null when the game is over. */
export type LiveOutlook = (players: readonly From[], seat: number | null) => Outlook;

/** For games of one variant. */
export function liveOutlook(solved: Solved, book: WinBook = winBook(solved)): LiveOutlook {
  return (players, seat) => {
    const standings = players.map(({ card = EMPTY_CARD, points = 0 }): Standing => ({ card, points }));
    const scores = standings.map(each => finalScores(book.spreads, each));
    const from = seat === null ? undefined : players[seat];
    if (seat === null || !from || openOn(solved.tables, from.card ?? EMPTY_CARD) === 0)
      return { chances: winChances(scores), measure: 'exact', scores };
    const turn = book.turn(standings, seat);
    const { dice, rerollsLeft = 0 } = from;
    if (!dice) return { chances: turn.start, measure: turn.measure, scores };
    const own = scoresFrom(solved, book, from, scores[seat]);
    return {
      chances: turn.rolled(dice, rerollsLeft),
      measure: turn.measure,
      scores: scores.map((each, place) => (place === seat ? own : each)),
    };
  };
}

/** The same, for whoever wants to know the winner only. */
export function liveChances(solved: Solved, book?: WinBook): (players: readonly From[], seat: number | null) => Chances {
  const outlook = liveOutlook(solved, book);
  return (players, seat) => outlook(players, seat).chances;
}

/** The scores of a player with dice on the table; of an early card as they were, moved by what the dice did to the expected score. */
function scoresFrom(solved: Solved, { spreads }: WinBook, from: From, before: Scores | undefined): Scores {
  const { card = EMPTY_CARD, dice = [], rerollsLeft = 0 } = from;
  const { tables, values } = solved;
  const exact = spreads.from(from);
  if (exact) return exact;
  const { low, chances } = before ?? { low: 0, chances: Float64Array.of(1) };
  const now = turnValues(solved, card, rerollsLeft).rolls[rerollsLeft]?.[FIRST_ROLL + rollOf(tables.dice, dice)] ?? 0;
  return { low: low + Math.round(now - (values[slotOf(tables, card) ?? 0] ?? 0)), chances };
}
