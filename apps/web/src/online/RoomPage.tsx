/** `/r/<room>`: a room at the server. Somebody with a seat here comes back to it; everybody else reads the invitation first. */
import { readyByComing, type Entry, type Refused, type RemoteTable } from '@yaht/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { waitFor } from './awaited.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { newSeed } from './opening.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { seatIn } from './seats.ts';
import { enterRoom, keepTable, leaveTable, tableIn } from './tables.ts';

export function RoomPage({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const [table, setTable] = useState(() => tableIn(code));
  // Whoever only looks whether there is a seat for them is not refused anything.
  const [hasAsked, setAsked] = useState(() => seatIn(code) !== undefined);
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    let isOver = false;
    const listen = async (): Promise<void> => {
      const answer = await table?.entered;
      if (isOver || !table || !answer) return;
      if (answer.ok) return settle(code, table, go);
      leaveTable(code);
      setTable(undefined);
      if (hasAsked) setRefused(answer.error);
    };
    void listen();
    return () => {
      isOver = true;
    };
  }, [code, table, go, hasAsked]);
  useEffect(() => waitFor(null), []);
  if (table) return <RemoteScreen code={code} table={table} />;
  const enter = (entry: Entry): void => {
    const entered = enterRoom(code, entry);
    if (entry.type === 'Join' && !entry.spectate) void getReadyIn(entered);
    setAsked(true);
    setTable(entered);
  };
  return <InvitationPage {...{ code, refused }} onEnter={enter} />;
}

/** Joining is saying yes, where nobody needs to be there together. */
async function getReadyIn(table: RemoteTable): Promise<void> {
  if ((await table.entered).ok) await readyByComing(table, newSeed());
}

/** Whoever came by a short code goes on by the room's own name: once the game has begun, only that leads back here. */
function settle(code: string, table: RemoteTable, go: (to: string, options: { readonly replace: true }) => void): void {
  const id = table.state().room?.id;
  if (id === undefined || id === code) return;
  keepTable(id, table);
  go(`/r/${id}`, { replace: true });
}
