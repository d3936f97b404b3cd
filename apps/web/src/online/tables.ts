/** Tables at the server that this page comes from. */
import { RemoteTable, webSocketTransport, type Entry, type RemoteParts, type Transport } from '@yaht/client';
import { clock } from '../device/clock.ts';
import { currentAccount } from '../people/account.ts';
import { keeper, seatIn } from './seats.ts';

export const transport = (): Transport => webSocketTransport(`${location.origin.replace(/^http/, 'ws')}/ws`);

const parts = (): RemoteParts => ({
  transport: transport(),
  clock,
  random: count => crypto.getRandomValues(new Uint8Array(count)),
  keeper,
});

const tables = new Map<string, RemoteTable>();

/** The table of a room: the one that is open here, or the one where this device or its profile has a seat. */
export function tableIn(room: string): RemoteTable | undefined {
  const open = tables.get(room);
  if (open && open.state().connection.state !== 'closed') return open;
  const seat = seatIn(room);
  if (seat) return enterRoom(room, { type: 'Resume', token: seat.token });
  const profile = currentAccount()?.key;
  return profile === undefined ? undefined : enterRoom(room, { type: 'Resume', room, profile });
}

export function enterRoom(room: string, entry: Entry): RemoteTable {
  const table = enter(entry);
  tables.set(room, table);
  return table;
}

/** Keeps a table whose room has just got its code. */
export const keepTable = (room: string, table: RemoteTable): unknown => tables.set(room, table);

export function leaveTable(room: string): void {
  tables.get(room)?.close();
  tables.delete(room);
}

/** It tries again at once when the device is online again, and knows whether its page is in view. */
export function enter(entry: Entry): RemoteTable {
  const table = new RemoteTable(entry, parts());
  const hurry = (): void => table.hurry();
  const look = (): void => table.setInView(document.visibilityState === 'visible');
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', look);
  look();
  const stop = table.subscribe(() => {
    if (table.state().connection.state !== 'closed') return;
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', look);
    stop();
  });
  return table;
}
