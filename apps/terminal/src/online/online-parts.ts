/** What every screen of a server needs. */
import type { Clock } from '@yaht/client';
import type { Coach } from '../coach/coach.ts';
import { DEFAULT_ADDRESS, formatAddress, type Address } from '../remote/address.ts';
import type { Guest, Server } from '../remote/enter.ts';
import { shellWord } from '../remote/shell-word.ts';
import type { Shell } from '../shell/shell.ts';

export type OnlineParts = {
  readonly shell: Shell;
  readonly server: Server;
  readonly guest: Guest;
  readonly clock: Clock;
  readonly coach: Coach | null;
};

/** The command that comes back to a seat, or that brings somebody else into the room. */
export const joinCommand = (address: Address, room: string, name?: string): string =>
  ['yaht join', ...placeOf(address), `--room ${room}`, ...(name === undefined ? [] : [`--name ${shellWord(name)}`])].join(' ');

const placeOf = (address: Address): readonly string[] => {
  const place = formatAddress(address);
  return place === formatAddress(DEFAULT_ADDRESS) ? [] : [place];
};
