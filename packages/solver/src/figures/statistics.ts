/** What a person's games add up to, for one variant. */
import { fairnessOf, type Fairness } from './chi-square.ts';
import { sumOfKinds, type Decisions } from './decisions.ts';
import type { CategoryPoints, FaceCounts } from './seat-figures.ts';

/** One game of somebody that counts. */
export type PlayedSeat = {
  readonly score: number;
  readonly won: boolean;
  readonly players: number;
  readonly loss: number | null;
  readonly luck: number | null;
  readonly categories: CategoryPoints;
  readonly faces: FaceCounts;
  readonly decisions: Decisions | null;
};

export type Statistics = {
  readonly games: number;
  /** Among the games with others. */
  readonly contests: number;
  readonly wins: number;
  readonly best: number | null;
  readonly worst: number | null;
  readonly average: number | null;
  /** Every score there was and how often, lowest first. */
  readonly distribution: readonly { readonly score: number; readonly games: number }[];
  /** The mean points in each category, zeros included. */
  readonly categories: Readonly<Record<string, number>>;
  /** How many games were compared with perfect play, and what they lost to it and got by luck on average. */
  readonly reviewed: number;
  readonly meanLoss: number | null;
  readonly meanLuck: number | null;
  /** What the comparison says about each kind of decision, over all those games. */
  readonly kinds: Decisions['kinds'];
  /** The luck of those games, the oldest first. */
  readonly luck: readonly number[];
  readonly dice: Fairness;
};

export function statisticsOf(seats: readonly PlayedSeat[]): Statistics {
  const scores = seats.map(({ score }) => score).sort((a, b) => a - b);
  const contests = seats.filter(({ players }) => players > 1);
  const reviewed = seats.filter(({ loss }) => loss !== null);
  return {
    games: seats.length,
    contests: contests.length,
    wins: contests.filter(({ won }) => won).length,
    best: scores.at(-1) ?? null,
    worst: scores[0] ?? null,
    average: mean(scores),
    distribution: countEach(scores),
    categories: meanByCategory(seats),
    reviewed: reviewed.length,
    meanLoss: mean(reviewed.map(({ loss }) => loss ?? 0)),
    meanLuck: mean(reviewed.map(({ luck }) => luck ?? 0)),
    kinds: sumOfKinds(seats.flatMap(({ decisions }) => decisions ?? [])),
    luck: reviewed.map(({ luck }) => luck ?? 0),
    dice: fairnessOf(sumOfFaces(seats)),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function countEach(scores: readonly number[]): Statistics['distribution'] {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].map(([score, games]) => ({ score, games }));
}

function meanByCategory(seats: readonly PlayedSeat[]): Statistics['categories'] {
  const lists = new Map<string, number[]>();
  for (const { categories } of seats) {
    for (const [category, points] of Object.entries(categories)) {
      const list = lists.get(category) ?? [];
      list.push(points);
      lists.set(category, list);
    }
  }
  return Object.fromEntries([...lists].map(([category, points]) => [category, mean(points) ?? 0]));
}

const sumOfFaces = (seats: readonly PlayedSeat[]): FaceCounts =>
  seats.reduce<FaceCounts>((sum, { faces }) => sum.map((count, i) => count + (faces[i] ?? 0)), [0, 0, 0, 0, 0, 0]);
