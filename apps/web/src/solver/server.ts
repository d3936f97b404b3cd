/** The server's advice, for a device that cannot solve a game by itself. */
import type { TablePosition } from '@yaht/coach';
import { categoryIds, err, ok, recordOf, type Result, type ScorecardGame, type ScorecardVariant } from '@yaht/rules';
import {
  maskOf,
  type Advice,
  type DecisionReview,
  type MoveReview,
  type ReviewedChoice,
  type RollReview,
  type SeatReview,
} from '@yaht/solver';

/** So often, and so far apart, a server is asked that is still solving. */
const TRIES = 8;
const APART = 1_000;

async function post(path: string, body: unknown, tries = TRIES): Promise<Result<unknown, 'unreachable'>> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status === 503 && tries > 1) {
      await new Promise(resolve => setTimeout(resolve, APART));
      return await post(path, body, tries - 1);
    }
    return answer.ok ? ok(await answer.json()) : err('unreachable');
  } catch {
    return err('unreachable');
  }
}

type ChoiceDocument = {
  readonly hold?: readonly boolean[];
  readonly category?: string;
  readonly points?: number;
  readonly expected: number;
};

type DecisionDocument = Omit<DecisionReview, 'chosen' | 'best' | 'difference'> & {
  readonly chosen: ChoiceDocument;
  readonly best: readonly ChoiceDocument[];
};

type ReviewDocument = {
  readonly seats: readonly (Omit<SeatReview, 'moves'> & { readonly moves: readonly (RollReview | DecisionDocument)[] })[];
};

/** The review of a game, as the worker would give it. */
export async function reviewAtServer(game: ScorecardGame): Promise<Result<readonly SeatReview[], 'unreachable'>> {
  const answer = await post('/v1/review', recordOf(game));
  if (!answer.ok) return answer;
  const { seats } = answer.value as ReviewDocument;
  const read = (move: RollReview | DecisionDocument): MoveReview =>
    move.type === 'roll' ? move : decisionOf(game.start.variant, move);
  return ok(seats.map(seat => ({ ...seat, moves: seat.moves.map(read) })));
}

const decisionOf = (variant: ScorecardVariant, decision: DecisionDocument): DecisionReview => ({
  ...decision,
  chosen: choiceOf(variant, decision.chosen),
  best: decision.best.map(each => choiceOf(variant, each)),
  difference: null,
});

function choiceOf(variant: ScorecardVariant, { hold, category = '', points = 0, expected }: ChoiceDocument): ReviewedChoice {
  if (hold) return { type: 'hold', hold, keep: -1, worth: expected, expected };
  const ending = { category: categoryIds(variant).indexOf(category), points, bonus: 0, scratched: false, worth: expected };
  return { type: 'end', ending, worth: expected, expected };
}

type AdviceDocument = {
  readonly value: number;
  readonly holds: readonly { readonly hold: readonly boolean[]; readonly expected: number }[];
  readonly categories: readonly {
    readonly id: string;
    readonly points: number;
    readonly expected: number;
    readonly scratched?: number;
  }[];
  readonly best: {
    readonly hold?: readonly boolean[];
    readonly category?: string;
    readonly scratch?: true;
    readonly expected: number;
  };
};

/** The advice for a position, as the worker would give it. */
export async function adviseAtServer({ variant, card, dice, rollsLeft }: TablePosition): Promise<Result<Advice, 'unreachable'>> {
  const position = { card: card.points, dice, rerollsLeft: rollsLeft };
  const answer = await post('/v1/evaluate', { variant, position });
  return answer.ok ? ok(adviceOf(variant, answer.value as AdviceDocument)) : answer;
}

function adviceOf(variant: ScorecardVariant, { value, holds, categories, best }: AdviceDocument): Advice {
  const ids = categoryIds(variant);
  const byMask: number[] = [];
  for (const { hold, expected } of holds) byMask[maskOf(hold)] = expected;
  return {
    value,
    holds: byMask,
    bonus: 0,
    categories: categories.map(({ id, points, expected, scratched = expected }) => ({
      category: ids.indexOf(id),
      id,
      points,
      expected,
      scratched,
    })),
    best: best.hold
      ? { type: 'hold', hold: maskOf(best.hold), expected: best.expected }
      : { type: best.scratch ? 'scratch' : 'score', category: ids.indexOf(best.category ?? ''), expected: best.expected },
  };
}
