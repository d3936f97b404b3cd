/** The coach of a full screen: perfect play is loaded when somebody asks for it, so that a screen opens at once. */
import type { Coach } from '@yaht/terminal/screens';
import type { Context } from '../context.ts';

export function screenCoach(context: Context): Coach {
  let loading: Promise<Coach> | undefined;
  const load = (): Promise<Coach> => (loading ??= import('../solver/coach.ts').then(({ coachFor }) => coachFor(context)));
  return {
    solutionFor: async variant => (await load()).solutionFor(variant),
    analyst: {
      chances: async game => (await load()).analyst.chances(game),
      toWin: async game => (await load()).analyst.toWin(game),
      review: async game => (await load()).analyst.review(game),
    },
  };
}
