/**
 * Who will win, while a game goes on. After a preparation of some seconds (`variancesOf`, once for a variant) an update takes
 * milliseconds: players with many open categories have a bell curve, with the exact mean and spread; the last turns are exact.
 */
import { hasWholePoints, outcomesOf, type From } from './distribution.ts';
import { chanceBelow } from './normal-curve.ts';
import type { Scores } from './scores.ts';
import type { Solved } from '../solve/solved.ts';
import { TurnPlayer } from './spread/turn-player.ts';
import { allFilled, countBits, EMPTY_CARD } from '../tables/tables.ts';
import { estimateOf, variancesOf } from './variance.ts';
import { quickWinChances, winChances, type Estimate } from './win.ts';

/** With so many categories open, or fewer, a distribution takes milliseconds. */
const EXACT = 4;

/** The chance of every player to win, from where each of them stands. */
export type LiveChances = (players: readonly From[]) => readonly number[];

/** What is to come: the chance of every player to win, and how likely each of its final scores is. */
export type Outlook = { readonly chances: readonly number[]; readonly scores: readonly Scores[] };
export type LiveOutlook = (players: readonly From[]) => Outlook;

/** Prepares for games of one variant; what is known about a position is kept until another takes its place. */
export function liveOutlook(solved: Solved, variances: Float64Array = variancesOf(solved)): LiveOutlook {
  const isWhole = hasWholePoints(solved.tables);
  const player = isWhole ? new TurnPlayer(solved) : undefined;
  let known = new Map<string, Scores>();
  return players => {
    if (!player) {
      const estimates = players.map(from => estimateOf(solved, variances, from));
      return { chances: quickWinChances(estimates), scores: estimates.map(bellOf) };
    }
    const keys = players.map(from => JSON.stringify(from));
    const scores = players.map((from, i) => known.get(keys[i] ?? '') ?? scoresOf(solved, variances, player, from));
    known = new Map(scores.map((each, i) => [keys[i] ?? '', each]));
    return { chances: winChances(scores), scores };
  };
}

/** The same, for whoever wants to know the winner only. */
export function liveChances(solved: Solved, variances?: Float64Array): LiveChances {
  const outlook = liveOutlook(solved, variances);
  return players => outlook(players).chances;
}

function scoresOf(solved: Solved, variances: Float64Array, player: TurnPlayer, from: From): Scores {
  const { card = EMPTY_CARD } = from;
  const open = countBits(allFilled(solved.tables) & ~card.filled);
  const outcomes = open <= EXACT ? outcomesOf(solved, from, player) : undefined;
  return outcomes?.ok ? outcomes.value.scores : bellOf(estimateOf(solved, variances, from));
}

/** Beyond so many deviations there is next to nothing. */
const REACH = 5;

/** A bell curve as chances of whole scores. */
function bellOf({ mean, deviation }: Estimate): Scores {
  if (deviation === 0) return { low: Math.round(mean), chances: Float64Array.of(1) };
  const low = Math.floor(mean - REACH * deviation);
  const length = Math.ceil(mean + REACH * deviation) - low + 1;
  const below = (score: number): number => chanceBelow((score - 0.5 - mean) / deviation);
  const chances = Float64Array.from({ length }, (_, i) => below(low + i + 1) - below(low + i));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return { low, chances: chances.map(chance => chance / sum) };
}
