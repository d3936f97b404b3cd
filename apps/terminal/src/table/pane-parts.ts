/** What every pane of a table is drawn from. */
import type { FeedLine, TableView } from '@yaht/client';
import type { KeyNames, Messages } from '@yaht/messages';
import type { Game, Seat } from '@yaht/rules';
import type { KeyMap } from '../keys/press.ts';
import type { Glyphs } from '../look/glyphs.ts';
import type { Race } from '../run/race-pane.ts';
import type { DeskState } from './desk-state.ts';

export type PaneParts = {
  readonly view: TableView;
  readonly state: DeskState;
  /** The next person at this screen, who has not sat down yet. */
  readonly handover: Seat | null;
  /** The game itself, for what is told of all of it. */
  readonly game: Game | null;
  /** Everybody's run, where they are played side by side. */
  readonly race: Race | null;
  readonly feed: readonly FeedLine[];
  readonly keys: KeyMap;
  /** How the key for something is written. */
  readonly key: KeyNames;
  readonly words: Messages;
  readonly glyphs: Glyphs;
  /** Milliseconds since 1970, for what counts down. */
  readonly now: number;
};
