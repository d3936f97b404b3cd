/** What every pane of a table is drawn from. */
import type { FeedLine, TableView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { Glyphs } from '../look/glyphs.ts';
import type { DeskState } from './desk-state.ts';

export type PaneParts = {
  readonly view: TableView;
  readonly state: DeskState;
  readonly feed: readonly FeedLine[];
  readonly words: Messages;
  readonly glyphs: Glyphs;
  /** Milliseconds since 1970, for what counts down. */
  readonly now: number;
};
