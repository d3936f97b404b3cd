/** A server in the whole terminal: the room somebody has come into, or the list of rooms. */
import type { Variant } from '@yaht/rules';
import { inShell, type ScreenOptions } from '../in-shell.ts';
import type { Arrival, Guest, Server } from '../remote/enter.ts';
import { systemClock } from '../shell/system-clock.ts';
import { Online } from './online.tsx';

/** A server, who came to it, and the game that a new room begins with. */
export type Visit = { readonly server: Server; readonly guest: Guest; readonly variant: Variant };

/** Shows where somebody has arrived, or their open games; answers the exit code. */
export const showServer = (
  options: ScreenOptions,
  { server, guest, variant }: Visit,
  arrival: Arrival | { readonly kind: 'games' },
): Promise<number> =>
  inShell(options, shell => {
    const online = new Online({ shell, server, guest, clock: systemClock, coach: options.coach }, variant);
    if (arrival.kind === 'games') online.showGames();
    else if (arrival.kind === 'room') online.showRoom(arrival.table, guest);
    else online.showRooms(arrival.rooms);
  });
