/** Tables at the server that this page comes from. */
import { RemoteTable, webSocketTransport, type Entry, type RemoteParts, type Transport } from '@yaht/client';
import { clock } from '../device/tables.ts';
import { keeper } from './seats.ts';

export const transport = (): Transport => webSocketTransport(`${location.origin.replace(/^http/, 'ws')}/ws`);

const parts = (): RemoteParts => ({
  transport: transport(),
  clock,
  random: count => crypto.getRandomValues(new Uint8Array(count)),
  keeper,
});

/** Comes into a room, opens one, or comes back. It tries again at once when the device is online again. */
export function enter(entry: Entry): RemoteTable {
  const table = new RemoteTable(entry, parts());
  const hurry = (): void => table.hurry();
  addEventListener('online', hurry);
  const stop = table.subscribe(() => {
    if (table.state().connection.state !== 'closed') return;
    removeEventListener('online', hurry);
    stop();
  });
  return table;
}
