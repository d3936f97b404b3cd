/** A table in the whole terminal; whoever keeps the game, it looks the same. */
import type { TableView } from '@yaht/client';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useNow } from '../shell/use-now.ts';
import { useKeys, useLook, useValue, useWords } from '../shell/shell-context.ts';
import type { TableDesk } from './table-desk.ts';
import { tableFrame } from './table-frame.ts';

type Props = { readonly desk: TableDesk };

export function TableScreen({ desk }: Props) {
  useValue(desk.shown);
  const words = useWords();
  const { glyphs } = useLook();
  const now = useNow(desk.parts.clock, isCounting(desk.view));
  useKeys(desk.press);
  return <ScreenLayout {...tableFrame(desk, { words, glyphs, now })} overlays={desk.overlays} />;
}

/** Whether anything on the screen counts seconds. */
export const isCounting = ({ turnEndsAt, players, connection }: TableView): boolean =>
  turnEndsAt !== null ||
  players.some(({ awayUntil }) => awayUntil !== null) ||
  connection.state === 'reconnecting' ||
  connection.state === 'offline';
