/**
 * Where the points come from: with perfect play, the points to expect in every category and as bonuses.
 * Asked from a card, it looks at every card that perfect play can reach from there, each once: a moment for a card that is half
 * full, some seconds for an empty one.
 */
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { policiesOf, type Policy } from '../players/policy.ts';
import type { Ending, Solved } from '../solve/solved.ts';
import { cardsAt } from './spread/cards-at.ts';
import { TurnPlayer, type CardsOfRow, type Tell } from './spread/turn-player.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { finishTurn, newOdds, throwKeeps } from '../players/turn-odds.ts';

/** Points to expect, by category and then `upperBonus` and `alikeBonus`; they add up to the value. */
export type Forecast = Float64Array;

/** The places of the bonuses in a forecast. */
export const upperBonusAt = (tables: Tables): number => tables.categories.length;
export const alikeBonusAt = (tables: Tables): number => tables.categories.length + 1;

export type Forecaster = {
  /** Before the first roll of a turn. */
  readonly atStart: (card: CardState) => Forecast;
  /** After holding this keep and before throwing the other dice, with so many rerolls left, this one included. */
  readonly afterHold: (card: CardState, keep: number, rerolls: number) => Forecast;
  readonly afterEnding: (card: CardState, ending: Pick<Ending, 'category' | 'points' | 'bonus'>) => Forecast;
};

/** One turn's chances, added up: points by category, and the cards it leads to. */
type Outcome = { readonly forecast: Forecast; readonly cards: Map<number, { readonly card: CardState; chance: number }> };

/** A forecaster that remembers what it has looked at. */
export function forecaster(solved: Solved): Forecaster {
  const { tables } = solved;
  const policyOf = policiesOf(solved);
  const player = new TurnPlayer(solved);
  const known = new Map<number, Forecast>();

  const atStart = (card: CardState): Forecast => {
    const slot = slotOf(tables, card) ?? 0;
    if (!known.has(slot)) lookAhead(card);
    return known.get(slot) ?? emptyForecast(tables);
  };
  /** Forwards to find the cards, backwards to forecast them. */
  const lookAhead = (card: CardState): void => {
    const levels = [[{ ...card, upperScores: [card.upperScore] }]] as (readonly CardsOfRow[])[];
    for (let rows = levels[0] ?? []; rows.length > 0; levels.push(rows)) rows = nextRows(rows);
    for (const rows of levels.toReversed()) forecastRows(rows);
  };
  const isFull = ({ filled }: Pick<CardState, 'filled'>): boolean => filled === allFilled(tables);
  const nextRows = (rows: readonly CardsOfRow[]): readonly CardsOfRow[] => {
    const met = new Set<number>();
    const meet: Tell = (_, endings) => {
      for (let i = 0; i < endings.length; i++) met.add(endings.slot(i));
    };
    player.play(
      rows.filter(row => !isFull(row)),
      meet,
    );
    const unknown = [...met].filter(slot => !known.has(slot)).sort((one, other) => one - other);
    return cardsAt(tables, unknown);
  };
  const forecastRows = (rows: readonly CardsOfRow[]): void => {
    for (const { upperScores, ...card } of rows.filter(isFull)) {
      for (const upperScore of upperScores)
        known.set(slotOf(tables, { ...card, upperScore }) ?? 0, finished(tables, { ...card, upperScore }));
    }
    player.play(
      rows.filter(row => !isFull(row)),
      (card, endings) => {
        const forecast = emptyForecast(tables);
        for (let i = 0; i < endings.length; i++) {
          const { category, points, bonus } = endings.way(i);
          const chance = endings.chance(i);
          forecast[category] = (forecast[category] ?? 0) + chance * points;
          forecast[alikeBonusAt(tables)] = (forecast[alikeBonusAt(tables)] ?? 0) + chance * bonus;
          addTo(forecast, known.get(endings.slot(i)) ?? forecast, chance);
        }
        known.set(slotOf(tables, card) ?? 0, forecast);
      },
    );
  };

  const afterHold = (card: CardState, keep: number, rerolls: number): Forecast => {
    const outcome = outcomeOf(tables, card, policyOf(card), keep, rerolls);
    for (const { card: next, chance } of outcome.cards.values()) addTo(outcome.forecast, atStart(next), chance);
    return outcome.forecast;
  };
  const afterEnding = (card: CardState, { category, points, bonus }: Pick<Ending, 'category' | 'points' | 'bonus'>): Forecast => {
    const forecast = atStart(cardAfter(tables, card, category, points)).slice();
    forecast[category] = (forecast[category] ?? 0) + points;
    forecast[alikeBonusAt(tables)] = (forecast[alikeBonusAt(tables)] ?? 0) + bonus;
    return forecast;
  };
  return { atStart, afterHold, afterEnding };
}

const emptyForecast = (tables: Tables): Forecast => new Float64Array(tables.categories.length + 2);

function finished(tables: Tables, card: CardState): Forecast {
  const forecast = emptyForecast(tables);
  if (card.upperScore >= tables.upper.cap) forecast[upperBonusAt(tables)] = tables.upperBonus;
  return forecast;
}

/** Reads the policy before anybody asks for another one. */
function outcomeOf(tables: Tables, card: CardState, policy: Policy, keep: number, rerolls: number): Outcome {
  const odds = newOdds();
  odds[keep] = 1;
  throwKeeps(odds, tables.dice);
  finishTurn(odds, policy, rerolls - 1, tables.dice);
  const outcome: Outcome = { forecast: emptyForecast(tables), cards: new Map() };
  for (let roll = 0; roll < ROLLS; roll++) {
    const chance = odds[FIRST_ROLL + roll] ?? 0;
    if (chance > 0) addEnding(tables, card, policy, roll, chance, outcome);
  }
  return outcome;
}

function addEnding(tables: Tables, card: CardState, policy: Policy, roll: number, chance: number, outcome: Outcome): void {
  const { forecast, cards } = outcome;
  const [category = 0, points = 0, next = 0] = [policy.category[roll], policy.points[roll], policy.next[roll]];
  forecast[category] = (forecast[category] ?? 0) + chance * points;
  forecast[alikeBonusAt(tables)] = (forecast[alikeBonusAt(tables)] ?? 0) + chance * (policy.bonus[roll] ?? 0);
  const found = cards.get(next);
  if (found) found.chance += chance;
  else cards.set(next, { card: cardAfter(tables, card, category, points), chance });
}

function addTo(forecast: Forecast, other: Forecast, weight: number): void {
  for (let i = 0; i < forecast.length; i++) forecast[i] = (forecast[i] ?? 0) + weight * (other[i] ?? 0);
}
