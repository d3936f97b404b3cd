/**
 * The exact distribution of the final score under perfect play, from any position: chance goes forwards through all cards that
 * perfect play can reach, one number of filled categories after the other. Ties are broken as `policy.ts` says; another rule
 * changes the spread in the fourth decimal.
 */
import { err, ok, type Card, type Dice, type Result } from '@yaht/rules';
import { bonusOf } from './objective.ts';
import type { Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { cardsAt } from './spread/cards-at.ts';
import { ScoreCells } from './spread/score-cells.ts';
import { TurnPlayer, type CardsOfRow, type Round } from './spread/turn-player.ts';
import { cardStateOf, pointsOn } from '../tables/card-state.ts';
import { allFilled, EMPTY_CARD, slotOf, type CardState, type Tables } from '../tables/tables.ts';

export type Outcomes = {
  readonly scores: Scores;
  /** The chance of the upper bonus. */
  readonly upperBonus: number;
  /** By category: the chance that it is filled with more than a zero from here on. */
  readonly hits: Float64Array;
  /** How many cards perfect play can reach. */
  readonly cards: number;
};

/** Where to begin; by default before the first roll of an empty card. */
export type From = {
  readonly card?: CardState;
  /** Points on the card, without the upper bonus. */
  readonly points?: number;
  /** Dice on the table, with so many rerolls left. */
  readonly dice?: Dice;
  readonly rerollsLeft?: number;
};

/** A player's card, with the dice when it is their turn, as a place to begin. */
export const fromCard = (
  tables: Tables,
  card: Card,
  rolled: Required<Pick<From, 'dice' | 'rerollsLeft'>> | null = null,
): From => ({
  card: cardStateOf(tables, card),
  points: pointsOn(tables.variant, card),
  ...rolled,
});

/** How likely each final score is; only for variants whose points are whole. With many questions, give it a player. */
export function outcomesOf(
  solved: Solved,
  from: From = {},
  player: TurnPlayer = new TurnPlayer(solved),
): Result<Outcomes, 'points-not-whole'> {
  const { tables } = solved;
  if (!hasWholePoints(tables)) return err('points-not-whole');
  const { card = EMPTY_CARD, points = 0 } = from;
  const spread = new Spread(tables, player);
  spread.begin(card, points);
  if (from.dice && !spread.isOver) spread.moveOn(tell => player.playOn(from, tell));
  while (!spread.isOver) spread.moveOn(tell => player.playRounds(spread.cards, tell));
  return ok(spread.outcomes());
}

/** Distributions count points one by one. */
export const hasWholePoints = ({ points, joker, upperBonus }: Tables): boolean =>
  [...points, ...(joker?.points ?? []), ...(joker?.placements.map(({ bonus }) => bonus) ?? []), upperBonus].every(
    Number.isInteger,
  );

/** All games from one position on, as they spread over the cards. */
class Spread {
  readonly #tables: Tables;
  readonly #cells: ScoreCells;
  #count = 0;
  /** The cards of this level. */
  cards: readonly CardsOfRow[] = [];

  constructor(tables: Tables, player: TurnPlayer) {
    this.#tables = tables;
    this.#cells = new ScoreCells(player);
  }

  begin(card: CardState, points: number): void {
    this.#cells.begin(slotOf(this.#tables, card) ?? 0, points);
    this.cards = [{ ...card, upperScores: [card.upperScore] }];
  }

  get isOver(): boolean {
    return this.cards.every(({ filled }) => filled === allFilled(this.#tables));
  }

  /** One turn of all games. */
  moveOn(play: (tell: (round: Round) => void) => void): void {
    play(round => this.#cells.note(round));
    this.#count += this.cards.reduce((sum, { upperScores }) => sum + upperScores.length, 0);
    this.cards = cardsAt(this.#tables, this.#cells.moveOn());
  }

  /** All games are over: the upper bonus is paid. */
  outcomes(): Outcomes {
    const ends = this.cards.flatMap(({ upperScores, ...card }) =>
      upperScores.map(upperScore => this.#endOf({ ...card, upperScore })),
    );
    const low = Math.min(...ends.map(end => end.low));
    const chances = new Float64Array(Math.max(...ends.map(end => end.low + end.chances.length)) - low);
    for (const end of ends)
      end.chances.forEach((chance, i) => (chances[end.low - low + i] = (chances[end.low - low + i] ?? 0) + chance));
    this.#cells.finish();
    const paid = ends.filter(({ bonus }) => bonus > 0).reduce((sum, end) => sum + sumOf(end.chances), 0);
    return { scores: { low, chances }, upperBonus: paid, hits: this.#hits(), cards: this.#count };
  }

  #endOf(card: CardState): Scores & { readonly bonus: number } {
    const slot = slotOf(this.#tables, card) ?? 0;
    const bonus = bonusOf(this.#tables, card);
    return { low: this.#cells.lowOf(slot) + bonus, chances: this.#cells.chancesOf(slot), bonus };
  }

  #hits(): Float64Array {
    const hits = new Float64Array(this.#tables.categories.length);
    for (const { way, chance } of this.#cells.shares())
      if (way.points > 0) hits[way.category] = (hits[way.category] ?? 0) + chance;
    return hits;
  }
}

const sumOf = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);
