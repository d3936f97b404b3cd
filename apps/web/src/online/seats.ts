/** Seats at servers that this device can come back to. A token is a secret: it stays here and is never part of an address. */
import type { KeptSeat, SeatKeeper } from '@yaht/client';
import { keep, keepText, recall, recallText } from '../device/kept.ts';

const KEY = 'yaht.seats';
const NAME = 'yaht.name';
/** Older ones are forgotten. */
const MOST = 20;

export const seatIn = (room: string): KeptSeat | undefined => read().find(seat => seat.room === room);

export const keptSeats = (): readonly KeptSeat[] => read();

export const keeper: SeatKeeper = {
  keep: seat => keep(KEY, [seat, ...read().filter(({ room }) => room !== seat.room)].slice(0, MOST)),
  forget: token =>
    keep(
      KEY,
      read().filter(seat => seat.token !== token),
    ),
};

/** The name that was used last. */
export const lastName = (): string => recallText(NAME) ?? '';

export const keepName = (name: string): void => keepText(NAME, name);

function read(): readonly KeptSeat[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isSeat) : [];
}

const isSeat = (json: unknown): json is KeptSeat => {
  const { room, token, name } = (json ?? {}) as Partial<Record<keyof KeptSeat, unknown>>;
  return [room, token, name].every(part => typeof part === 'string');
};
