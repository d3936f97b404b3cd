/** What one screen knows of its own, beside what the player has in hand. */
import type { DeskView } from '@yaht/client';
import type { WinOutlook } from '../coach/analyst.ts';
import { freshRun, type RunDesk } from '../run/run-state.ts';
import type { Flash } from './award-flash.ts';
import type { Place } from './own-place.ts';

/** What the coach has to say about the position on the table. */
export type Worth = {
  /** By category: the points to come when it is scored now. */
  readonly rows: Readonly<Record<string, number>>;
  /** By mask of dice held; empty when no roll is left. */
  readonly holds: readonly number[];
  readonly best: number;
};

export type DeskState = {
  readonly focus: 'dice' | 'card';
  /** The row under the cursor; null while it stands on none, so that no key scores by accident. */
  readonly row: number | null;
  /** How many players the card was moved on by. */
  readonly firstColumn: number;
  /** Faces in the air. */
  readonly thrown: readonly number[] | null;
  /** A rare row, while it is celebrated. */
  readonly flash: Flash | null;
  /** Where a game that is over stands among one's own. */
  readonly place: Place | null;
  readonly hasCoach: boolean;
  readonly worth: Worth | null;
  /** By seat: the chance to win, once it is known. */
  readonly outlook: WinOutlook | null;
  /** What only a run has. */
  readonly run: RunDesk;
};

export const freshDesk: DeskState = {
  focus: 'dice',
  row: null,
  firstColumn: 0,
  thrown: null,
  flash: null,
  place: null,
  hasCoach: false,
  worth: null,
  outlook: null,
  run: freshRun,
};

/** What is drawn. */
export type DeskShown = Pick<DeskView, 'view' | 'handover'> & { readonly state: DeskState };
