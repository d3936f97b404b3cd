/** Seats at servers that this device can come back to. A token is a secret: it stays here and is never part of an address. */
import type { KeptSeat, SeatKeeper } from '@yaht/client';

const KEY = 'yaht.seats';
const NAME = 'yaht.name';
/** Older ones are forgotten. */
const MOST = 20;

export const seatIn = (room: string): KeptSeat | undefined => read().find(seat => seat.room === room);

export const keptSeats = (): readonly KeptSeat[] => read();

export const keeper: SeatKeeper = {
  keep: seat => write([seat, ...read().filter(({ room }) => room !== seat.room)].slice(0, MOST)),
  forget: token => write(read().filter(seat => seat.token !== token)),
};

/** The name that was used last. */
export const lastName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};

export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // It is asked for again.
  }
}

function read(): readonly KeptSeat[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    return [];
  }
}

function write(seats: readonly KeptSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // The seat lasts as long as this page.
  }
}

const isSeat = (json: unknown): json is KeptSeat => {
  const { room, token, name } = (json ?? {}) as Partial<Record<keyof KeptSeat, unknown>>;
  return [room, token, name].every(part => typeof part === 'string');
};
