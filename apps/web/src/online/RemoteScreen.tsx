/** A table at the server: lobby, game, game over, as the room stands. */
import type { RemoteTable } from '@yaht/client';
import { closedSentence } from '@yaht/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { TableScreen } from '../play/TableScreen.tsx';
import { usePress } from '../device/use-press.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Lobby } from './Lobby.tsx';
import { Talk } from './Talk.tsx';

export function RemoteScreen({ code, table }: { readonly code: string; readonly table: RemoteTable }) {
  const words = useWords();
  const [, go] = useLocation();
  const press = usePress();
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
  if (room.options.challenge?.ranked && game.over) return <Redirect to="/daily" replace />;
  return (
    <TableScreen
      table={table}
      aside={
        <>
          <ConnectionLine connection={connection} />
          <Talk table={table} />
        </>
      }
      onHome={() => go(room.options.challenge ? '/daily' : '/')}
      onRematch={() => (room.options.challenge ? go('/daily') : press(() => table.send({ type: 'Rematch' })))}
      onCheck={() => go(`/check/${game.start.id}`)}
    />
  );
}
