/** What a table on a screen is made of, and what those who open it may add. */
import type { Clock, FeedLine, Table, TableView, Wish } from '@yaht/client';
import type { Game } from '@yaht/rules';
import type { Coach } from '../coach/coach.ts';
import type { KeyMap } from '../keys/press.ts';
import type { Race } from '../run/race-pane.ts';
import type { Shell } from '../shell/shell.ts';
import type { TableDesk } from './table-desk.ts';

/** A fact as a table tells it. */
export type Fact = Extract<FeedLine, { readonly kind: 'fact' }>['fact']['event'];

export type DeskParts = {
  readonly table: Table;
  readonly shell: Shell;
  readonly clock: Clock;
  readonly coach: Coach | null;
  /** Whether the opening roll is shown before the first turn. */
  readonly isNew: boolean;
  /** Plays again after the end; left out, the table itself is asked. */
  readonly rematch?: () => void;
  /** Keys beside those of the table; where both know a key, these come first. */
  readonly extras?: (desk: TableDesk) => KeyMap;
  /** What the heading says beside the game, in place of WATCHING; what there is no room for is left out from the end. */
  readonly heading?: () => readonly string[] | undefined;
  /** Games that ended on this machine, this one perhaps among them. */
  readonly ended?: () => Promise<readonly Game[]>;
  /** Everybody's run, where they are played side by side. */
  readonly race?: () => Race | null;
  /** Something to read below the table, for whoever learns to play. */
  readonly note?: (view: TableView) => readonly string[];
  /** Why a wish is not sent; null when it is. */
  readonly withholds?: (wish: Wish, view: TableView) => string | null;
  /** Goes away from the table; what it was is closed by then. */
  readonly leave: () => void;
};
