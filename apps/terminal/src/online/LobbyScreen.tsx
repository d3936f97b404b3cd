/** A room before its game, in the whole terminal. */
import { useSyncExternalStore } from 'react';
import { ScreenLayout } from '../shell/ScreenLayout.tsx';
import { useKeys, useLook, useValue, useWords } from '../shell/shell-context.ts';
import { useNow } from '../shell/use-now.ts';
import { bodyOf } from '../shell/frame.ts';
import { layoutOf } from '../draw/layout.ts';
import { chatIn } from '../table/feed-pane.ts';
import { tableHeading, tableStatus } from '../table/table-heading.ts';
import { isCounting } from '../table/TableScreen.tsx';
import type { LobbyDesk } from './lobby-desk.ts';
import { lobbyPlan } from './lobby-plan.ts';
import { joinCommand } from '../remote/join-command.ts';

type Props = { readonly desk: LobbyDesk };

export function LobbyScreen({ desk }: Props) {
  const { feed, game, member } = useSyncExternalStore(desk.table.subscribe, desk.table.state);
  const { view, parts } = desk;
  const row = useValue(desk.row);
  const reach = useValue(desk.reach);
  const words = useWords();
  const { glyphs } = useLook();
  const now = useNow(parts.clock, isCounting(view));
  useKeys(desk.press);

  const shown = { view: { ...view, round: 0 }, feed, game, words, glyphs, now, row };
  const invitation = { command: joinCommand(reach ?? parts.server.address, view.room?.id ?? ''), isForAll: reach !== null };
  return (
    <ScreenLayout
      heading={tableHeading(shown, [words.online.lobby])}
      status={tableStatus(shown)}
      body={room => bodyOf(layoutOf(lobbyPlan({ ...shown, invitation }), room), glyphs)}
      said={chatIn(feed, member)}
      keys={desk.keys}
      overlays={desk.overlays}
    />
  );
}
