/** The dice chosen for a roll, kept with the page in the history of this tab: whoever loads it again finds them as they were. */
import type { Selection } from '@yaht/client';

type Kept = { readonly selection?: Selection } | null;

/** Of the game and the roll that it names itself. */
export const keptSelection = (): Selection => (history.state as Kept)?.selection ?? null;

export function keepSelection(selection: Selection): void {
  if (selection) history.replaceState({ ...(history.state as Kept), selection }, '');
}
