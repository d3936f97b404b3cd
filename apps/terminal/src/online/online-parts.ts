/** What every screen of a server needs. */
import type { Clock } from '@yaht/client';
import type { Coach } from '../coach/coach.ts';
import { DEFAULT_ADDRESS, formatAddress, type Address } from '../remote/address.ts';
import type { Guest, Server } from '../remote/enter.ts';
import type { Shell } from '../shell/shell.ts';

export type OnlineParts = {
  readonly shell: Shell;
  readonly server: Server;
  readonly guest: Guest;
  readonly clock: Clock;
  readonly coach: Coach | null;
};

/** The command that comes back to a seat, or that brings somebody else into the room. */
export const joinCommand = ({ address }: Server, room: string, name?: string): string =>
  ['yaht join', ...placeOf(address), `--room ${room}`, ...(name === undefined ? [] : [`--name ${quoted(name)}`])].join(' ');

const placeOf = (address: Address): readonly string[] => {
  const place = formatAddress(address);
  return place === formatAddress(DEFAULT_ADDRESS) ? [] : [place];
};

const quoted = (name: string): string => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`);
