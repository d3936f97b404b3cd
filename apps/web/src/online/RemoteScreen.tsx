/** A table at the server: lobby, game, game over, as the room stands. */
import { openGameOf, type RemoteTable } from '@yaht/client';
import { dailyOf } from '@yaht/fair';
import { actingSeats } from '@yaht/rules';
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
import { NextGameContext, useGameAfter } from './next-game.tsx';
import { noteGame } from './open-games.ts';
import { AskNotices } from '../notices/AskNotices.tsx';
import { WhileAway } from './WhileAway.tsx';
import { Talk } from './Talk.tsx';

export function RemoteScreen({ code, table }: { readonly code: string; readonly table: RemoteTable }) {
  const words = useWords();
  const [, go] = useLocation();
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { room, game, connection, seats } = state;
  const next = useGameAfter(table, game !== null && actingSeats(game).some(seat => seats.includes(seat)));
  useEffect(() => {
    // A finished game is kept here too, for the history and so that its dice can be checked without the server.
    if (game?.over) void saves.keep(game.start.id, { game, secret: game.over.seed ?? '' });
  }, [game]);
  useEffect(() => {
    if (state.room) noteGame(state.room.id, openGameOf(state, Date.now()));
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
    <NextGameContext value={next}>
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
      <WhileAway key={game.start.id} table={table} />
      <AskNotices table={table} />
    </NextGameContext>
  );
}
