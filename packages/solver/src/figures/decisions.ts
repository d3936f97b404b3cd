/** What a review tells beyond its sums: which turns and which kinds of decision cost points. */
import type { DecisionReview } from '../review/review-turn.ts';
import type { SeatReview } from '../review/review.ts';

/** The dice to keep after the first roll, after later ones, and the row in the end. */
export const DECISION_KINDS = ['firstKeep', 'laterKeep', 'category'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export type KindLoss = { readonly decisions: number; readonly loss: number };

export type Decisions = {
  /** What perfect play expects before the first roll. */
  readonly expected: number;
  /** What each turn lost, in order. */
  readonly turns: readonly number[];
  readonly kinds: Readonly<Record<DecisionKind, KindLoss>>;
};

export function decisionsOf({ start, moves }: Pick<SeatReview, 'start' | 'moves'>): Decisions {
  const decisions = moves.filter(move => move.type === 'decision');
  const turns = [...new Set(moves.map(({ turn }) => turn))];
  const lossIn = (turn: number): number => lossOf(decisions.filter(decision => decision.turn === turn));
  const kind = (name: DecisionKind): KindLoss => {
    const own = decisions.filter(decision => kindOf(decision, decisions) === name);
    return { decisions: own.length, loss: lossOf(own) };
  };
  return {
    expected: start,
    turns: turns.map(lossIn),
    kinds: { firstKeep: kind('firstKeep'), laterKeep: kind('laterKeep'), category: kind('category') },
  };
}

function kindOf(decision: DecisionReview, all: readonly DecisionReview[]): DecisionKind {
  if (decision.chosen.type !== 'hold') return 'category';
  return all.find(({ turn }) => turn === decision.turn) === decision ? 'firstKeep' : 'laterKeep';
}

const lossOf = (decisions: readonly DecisionReview[]): number => decisions.reduce((sum, { loss }) => sum + loss, 0);

/** Kinds of several games together. */
export const sumOfKinds = (games: readonly Decisions[]): Decisions['kinds'] => {
  const sum = (name: DecisionKind): KindLoss =>
    games.reduce(
      (all, { kinds }) => ({
        decisions: all.decisions + kinds[name].decisions,
        loss: all.loss + kinds[name].loss,
      }),
      { decisions: 0, loss: 0 },
    );
  return { firstKeep: sum('firstKeep'), laterKeep: sum('laterKeep'), category: sum('category') };
};
