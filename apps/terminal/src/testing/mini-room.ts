/** A room on a server in memory, which Ann has opened and Ben has come into. */
import { HandClock, MiniServer, settled } from '@yaht/client/testing';
import { fault } from '@yaht/rules';
import { enter, type Server } from '../remote/enter.ts';
import { SeatFiles } from '../remote/seat-files.ts';

/** Ben’s side of it, and what Ann does; seats are kept in the folder. */
export async function enterRoom(folder: string, mini = new MiniServer()) {
  const clock = new HandClock();
  const server: Server = {
    address: { host: 'dice.example.org', port: 7777 },
    transport: events => {
      const line = mini.transport(events);
      queueMicrotask(() => events.opened());
      return line;
    },
    clock,
    random: count => new Uint8Array(count),
    seats: new SeatFiles(folder),
    profiles: { known: () => undefined, make: () => undefined },
  };
  const guest = { name: 'Ben', isSpectator: false };
  const entered = await enter(server, guest);
  const table = entered.ok ? entered.value : fault('Ben was not let in');
  const ann = async (command: Parameters<MiniServer['happen']>[1]): Promise<void> => {
    if (!mini.happen(0, command)) fault(`Ann was refused: ${command.type}`);
    await settled();
    await new Promise(setImmediate);
  };
  return { mini, clock, server, guest, table, ann };
}
