/** A server as a guest on this machine reaches it: over TCP, with seats kept in the folder of state. */
import { randomBytes } from 'node:crypto';
import { systemClock } from '../shell/system-clock.ts';
import type { Address } from './address.ts';
import type { Server } from './enter.ts';
import { SeatFiles } from './seat-files.ts';
import { nodeTcpTransport } from './tcp-transport.ts';

/** `onTrouble` hears when a seat could not be kept. */
export const nodeServer = (address: Address, stateFolder: string, onTrouble: (error: unknown) => void): Server => ({
  address,
  transport: nodeTcpTransport(address.host, address.port),
  clock: systemClock,
  random: count => randomBytes(count),
  seats: new SeatFiles(stateFolder, onTrouble),
});
