/** A table as it fills a window: its heading, its panes, its keys, and what was said at it. */
import type { KeyNames } from '@yaht/messages';
import { shownFor } from '../keys/press.ts';
import type { FrameParts } from '../shell/frame.ts';
import type { ChatLine } from '../shell/said.ts';
import { chatIn } from './feed-pane.ts';
import { linesToThrow } from './in-the-air.ts';
import type { PaneParts } from './pane-parts.ts';
import { tableBody } from './table-body.ts';
import type { TableDesk } from './table-desk.ts';
import { tableHeading, tableStatus } from './table-heading.ts';

type TableFrame = Pick<FrameParts, 'heading' | 'status' | 'body' | 'keys'> & { readonly said: readonly ChatLine[] };

export function tableFrame(desk: TableDesk, look: Pick<PaneParts, 'words' | 'glyphs' | 'now'>): TableFrame {
  const { state, view, handover } = desk.shown.get();
  const { table, race, heading, note } = desk.parts;
  const { game, feed: told, member } = table.state();
  const feed = state.thrown === null ? told : linesToThrow(told);
  const { keys } = desk;
  const key: KeyNames = action => shownFor(keys, action) || desk.parts.shell.key(action);
  const parts: PaneParts = { view, state, handover, game, race: race?.() ?? null, feed, keys, key, ...look };
  const mode = heading?.();
  return {
    heading: tableHeading(parts, mode),
    status: tableStatus(parts, mode),
    body: room => tableBody(parts, room, note?.(view) ?? []),
    keys,
    said: chatIn(told, member),
  };
}
