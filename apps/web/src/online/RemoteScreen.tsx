/** A table at the server: lobby, game, game over, as the room stands. */
import type { RemoteTable } from '@yaht/client';
import { dailyOf } from '@yaht/fair';
import { closedSentence } from '@yaht/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { dailyAddress } from '../daily/address.ts';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { TableScreen } from '../play/TableScreen.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Lobby } from './Lobby.tsx';
import { Talk } from './Talk.tsx';

export function RemoteScreen({ code, table }: { readonly code: string; readonly table: RemoteTable }) {
  const words = useWords();
  const [, go] = useLocation();
  const { room, game, connection } = useSyncExternalStore(table.subscribe, table.state);
  useEffect(() => {
    // A finished game is kept here too, for the history and so that its dice can be checked without the server.
    if (game?.over) void saves.keep(game.start.id, { game, secret: game.over.seed ?? '' });
  }, [game]);
  if (connection.state === 'closed') return <Empty text={closedSentence(words, connection.reason)} />;
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
