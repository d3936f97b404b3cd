/** How a table stands to whoever keeps its game, for the line at the top of a screen. */
import type { TableRefusal } from './table.ts';
import type { CloseCode } from '@yaht/protocol';

/** Why a table is over for this client and does not come back by itself. */
export type ClosedReason = CloseCode | TableRefusal;

export type Connection =
  /** The game is kept here. `trouble`: the latest move of a bot could not be stored. */
  | { readonly state: 'local'; readonly trouble?: unknown }
  | { readonly state: 'connecting' }
  /** `roundTrip` in milliseconds, null until it was measured. */
  | { readonly state: 'online' | 'slow'; readonly roundTrip: number | null }
  /** `nextAt`: when the next attempt begins, null while one is being made. Offline: so many failed that it may take long. */
  | { readonly state: 'reconnecting' | 'offline'; readonly attempt: number; readonly nextAt: number | null }
  | { readonly state: 'closed'; readonly reason: ClosedReason };

/** Whether a wish can be sent now. */
export const isConnected = ({ state }: Connection): boolean => state === 'local' || state === 'online' || state === 'slow';
