/** A table in the whole terminal; whoever keeps the game, it looks the same. */
import type { TableView } from '@yaht/client';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useNow } from '../shell/use-now.ts';
import { useKeys, useLook, useSize, useValue, useWords } from '../shell/shell-context.ts';
import { layoutOf } from './layout.ts';
import type { PaneParts } from './pane-parts.ts';
import { bodyRule, tableBody } from './table-body.ts';
import type { TableDesk } from './table-desk.ts';
import { tableHeading, tableStatus } from './table-heading.ts';

type Props = { readonly desk: TableDesk };

export function TableScreen({ desk }: Props) {
  const { state, view } = useValue(desk.shown);
  const words = useWords();
  const { glyphs } = useLook();
  const layout = layoutOf(useSize(), view.players.length);
  const now = useNow(desk.parts.clock, isCounting(view));
  useKeys(desk.press);

  const parts: PaneParts = { view, state, feed: desk.parts.table.state().feed, words, glyphs, now };
  return (
    <ScreenLayout
      heading={tableHeading(parts, desk.parts.heading?.())}
      status={tableStatus(parts)}
      rule={bodyRule(parts, layout)}
      body={tableBody(parts, layout)}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}

/** Whether anything on the screen counts seconds. */
export const isCounting = ({ turnEndsAt, players, connection }: TableView): boolean =>
  turnEndsAt !== null ||
  players.some(({ awayUntil }) => awayUntil !== null) ||
  connection.state === 'reconnecting' ||
  connection.state === 'offline';
