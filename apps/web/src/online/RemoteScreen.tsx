/** A table at the server: lobby, game, game over, as the room stands. */
import { lineOf, type RemoteTable, type TableState } from '@yaht/client';
import { dailyOf } from '@yaht/fair';
import { useEffect, useSyncExternalStore } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { closedText } from '../app/refusal.ts';
import { dailyAddress } from '../daily/address.ts';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { TableScreen } from '../play/TableScreen.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Lobby } from './Lobby.tsx';
import { noteGame, type RoomLine } from './open-games.ts';
import { Talk } from './Talk.tsx';

export function RemoteScreen({ code, table }: { readonly code: string; readonly table: RemoteTable }) {
  const words = useWords();
  const [, go] = useLocation();
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { room, game, connection } = state;
  useEffect(() => {
    // A finished game is kept here too, for the history and so that its dice can be checked without the server.
    if (game?.over) void saves.keep(game.start.id, { game, secret: game.over.seed ?? '' });
  }, [game]);
  useEffect(() => {
    if (state.room) noteGame(state.room.id, lineOn(state));
  }, [state]);
  if (connection.state === 'closed') return <Empty text={closedText(words, connection.reason)} />;
  if (!room)
    return (
      <Page title={words.web.room(code)} back="/join">
        <ConnectionLine connection={connection} />
      </Page>
    );
  if (room.phase === 'lobby' || !game) return <Lobby table={table} />;
  const daily = dailyOf(game.start);
  const around = daily ? dailyAddress(daily.game) : undefined;
  // A run shows its last moments first, and leads on from there.
  if (room.options.challenge?.ranked && game.over && game.family !== 'run') return <Redirect to={around ?? '/daily'} replace />;
  return (
    <TableScreen
      table={table}
      aside={
        <>
          <ConnectionLine connection={connection} />
          <Talk table={table} />
        </>
      }
      again={daily ? words.runOnline.toTheDay : undefined}
      onHome={() => go(around ?? '/')}
      onRematch={around === undefined ? undefined : () => go(around)}
      onCheck={() => go(`/check/${game.start.id}`)}
    />
  );
}

/** What Home shows of a game that is on; whoever watches is not waited for, and the game of the day has a card of its own. */
function lineOn({ room, game, member }: TableState): RoomLine | null {
  if (room?.phase !== 'playing' || room.options.challenge || !game || member === null) return null;
  const own = room.seats.flatMap(seated => (seated?.member === member ? [seated.name] : []));
  return own.length > 0 ? { ...lineOf(room.id, game), own } : null;
}
