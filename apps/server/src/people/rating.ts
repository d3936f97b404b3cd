/** How strong somebody plays, learnt from who came before whom. The one file that knows the model (Weng and Lin's). */
import { createRequire } from 'node:module';
import type * as openskill from 'openskill';

/** Read when a game is rated: the model comes in four hundred files, and a server should start without them. */
const model = (): typeof openskill => createRequire(import.meta.url)('openskill') as typeof openskill;

/** A guess and how sure it is. */
export type Rating = { readonly mu: number; readonly sigma: number };

export const newcomer = (): Rating => model().rating();

/** The ratings after a game, in the order they were given; equal scores share a rank. */
export function rated(before: readonly Rating[], scores: readonly number[]): readonly Rating[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  return model()
    .rate(teams, { rank: scores.map(score => 1 + scores.filter(other => other > score).length) })
    .flat();
}

/** What a board shows: a newcomer begins at 0 and earns certainty with every game. */
export const shownRating = (of: Rating): number => shownOrdinal(model().ordinal({ ...of }));

/** The lowest strength that is likely, in hundredths. */
export const shownOrdinal = (lowest: number): number => Math.round(100 * lowest);
