/** A room of a server: its lobby before a game, the table while there is one. */
import { useValue } from '../shell/shell-context.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import type { RoomDesk } from './room-desk.ts';

type Props = { readonly room: RoomDesk };

export function RoomScreen({ room }: Props) {
  const shown = useValue(room.shown);
  return shown.kind === 'lobby' ? <LobbyScreen desk={room.lobby} /> : <TableScreen desk={shown.desk} />;
}
