/** The dice in hand, kept with the page in the history of this tab, so a reload finds them as they were. */
import type { Hand, KeptHand } from '@yaht/client';

type Kept = { readonly hand?: KeptHand } | null;

/** Of the game and the roll that it names itself. */
export const keptHand = (): KeptHand | null => (history.state as Kept)?.hand ?? null;

export function keepHand({ place, dice }: Hand): void {
  if (dice) history.replaceState({ ...(history.state as Kept), hand: { place, dice } satisfies KeptHand }, '');
}
