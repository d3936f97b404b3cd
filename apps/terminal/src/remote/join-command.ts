/** Commands that somebody copies. */
import { DEFAULT_ADDRESS, formatAddress, type Address } from './address.ts';
import { shellWord } from './shell-word.ts';

/** The command that comes back to a seat, or that brings somebody else into the room. */
export const joinCommand = (address: Address, room: string, name?: string): string =>
  ['yaht join', ...wayTo(address, room), ...(name === undefined ? [] : [`--name ${shellWord(name)}`])].join(' ');

const wayTo = (address: Address, room: string): readonly string[] =>
  address.origin === undefined ? [...placeOf(address), `--room ${room}`] : [`${address.origin}/r/${room}`];

const placeOf = (address: Address): readonly string[] => {
  const place = formatAddress(address);
  return place === formatAddress(DEFAULT_ADDRESS) ? [] : [place];
};
