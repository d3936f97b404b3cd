/**
 * The exact distribution of the final score under perfect play, from any position: chance goes forwards through all cards that
 * perfect play can reach, one number of filled categories after the other. Ties are broken as `policy.ts` says; another rule
 * changes the spread in the fourth decimal.
 */
import { err, ok, type Dice, type Result } from '@yaht/rules';
import { bonusOf } from './objective.ts';
import type { Scores } from './scores.ts';
import type { Solved } from './solved.ts';
import { MetCards } from './spread/met-cards.ts';
import { ScoreCells } from './spread/score-cells.ts';
import { startedTurn } from './spread/started-turn.ts';
import { TurnPlayer, type Tell } from './spread/turn-player.ts';
import { allFilled, cardAfter, EMPTY_CARD, slotOf, type CardState, type Tables } from './tables.ts';

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

/** How likely each final score is; only for variants whose points are whole. With many questions, give it a player. */
export function outcomesOf(
  solved: Solved,
  from: From = {},
  player: TurnPlayer = new TurnPlayer(solved),
): Result<Outcomes, 'points-not-whole'> {
  const { tables } = solved;
  if (!hasWholePoints(tables)) return err('points-not-whole');
  const { card = EMPTY_CARD, points = 0 } = from;
  const spread = new Spread(tables);
  spread.begin(card, points);
  if (card.filled !== allFilled(tables)) {
    if (from.dice) spread.moveOn(tell => startedTurn(solved, from, tell));
    else spread.moveOn(tell => player.play([{ ...card, upperScores: [card.upperScore] }], tell));
  }
  while (!spread.isOver) spread.moveOn(tell => player.play(spread.cards, tell));
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
  readonly #met: MetCards;
  /** How likely a game comes to a card, by slot. */
  readonly #reach: Float64Array;
  readonly #hits: Float64Array;
  #count = 0;
  /** The cards of this level. */
  cards: ReturnType<MetCards['take']> = [];

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#cells = new ScoreCells(tables.slots);
    this.#met = new MetCards(tables);
    this.#reach = new Float64Array(tables.slots);
    this.#hits = new Float64Array(tables.categories.length);
  }

  begin(card: CardState, points: number): void {
    const slot = slotOf(this.#tables, card) ?? 0;
    this.#cells.begin(slot, points);
    this.#reach[slot] = 1;
    this.cards = [{ ...card, upperScores: [card.upperScore] }];
  }

  get isOver(): boolean {
    return this.cards.every(({ filled }) => filled === allFilled(this.#tables));
  }

  /** One turn of all games. */
  moveOn(play: (tell: Tell) => void): void {
    const tables = this.#tables;
    const [cells, met, reaches, hits] = [this.#cells, this.#met, this.#reach, this.#hits];
    play((card, endings) => {
      const own = slotOf(tables, card) ?? 0;
      const reach = reaches[own] ?? 0;
      this.#count += 1;
      cells.from(own);
      for (let i = 0; i < endings.length; i++) {
        const { category, points, bonus } = endings.way(i);
        const slot = endings.slot(i);
        const chance = endings.chance(i);
        if (cells.to(slot, points + bonus, chance)) met.add(slot, cardAfter(tables, card, category, points));
        reaches[slot] = (reaches[slot] ?? 0) + reach * chance;
        if (points > 0) hits[category] = (hits[category] ?? 0) + reach * chance;
      }
    });
    cells.moveOn();
    this.cards = met.take();
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
    const paid = ends.filter(({ bonus }) => bonus > 0).reduce((sum, { reach }) => sum + reach, 0);
    return { scores: { low, chances }, upperBonus: paid, hits: this.#hits, cards: this.#count };
  }

  #endOf(card: CardState): Scores & { readonly bonus: number; readonly reach: number } {
    const slot = slotOf(this.#tables, card) ?? 0;
    const bonus = bonusOf(this.#tables, card);
    const low = (this.#cells.low[slot] ?? 0) + bonus;
    return { low, chances: this.#cells.chancesOf(slot), bonus, reach: this.#reach[slot] ?? 0 };
  }
}
