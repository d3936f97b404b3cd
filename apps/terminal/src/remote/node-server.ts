/** A server as a guest on this machine reaches it: over TCP, or by a link, with seats kept in the folder of state. */
import { randomBytes } from 'node:crypto';
import { webSocketTransport, type Transport } from '@yaht/client';
import type { Result } from '@yaht/rules';
import { systemClock } from '../shell/system-clock.ts';
import { formatAddress, type Address } from './address.ts';
import type { Server } from './enter.ts';
import { knownKey, profileKey, type NoKey } from './profile-files.ts';
import { SeatFiles } from './seat-files.ts';
import { nodeTcpTransport } from './tcp-transport.ts';

/** `onTrouble` hears when a seat could not be kept. */
export const nodeServer = (address: Address, stateFolder: string, onTrouble: (error: unknown) => void): Server => ({
  address,
  transport: transportTo(address),
  clock: systemClock,
  random: count => randomBytes(count),
  seats: new SeatFiles(stateFolder, onTrouble),
  profiles: {
    known: name => keyOrNone(knownKey(stateFolder, formatAddress(address), name), onTrouble),
    make: name =>
      keyOrNone(
        profileKey(stateFolder, formatAddress(address), name, count => randomBytes(count)),
        onTrouble,
      ),
  },
});

/** By a link also where a proxy has no way for terminals. */
const transportTo = ({ host, port, origin }: Address): Transport =>
  origin === undefined ? nodeTcpTransport(host, port) : webSocketTransport(`${origin.replace(/^http/, 'ws')}/ws`);

/** Without a key that can be read one plays as a guest, and hears why. */
function keyOrNone(key: Result<string | undefined, NoKey>, onTrouble: (error: unknown) => void): string | undefined {
  if (key.ok) return key.value;
  onTrouble(new Error(`${key.error.path}: ${key.error.problem}`, { cause: key.error.cause }));
  return undefined;
}
