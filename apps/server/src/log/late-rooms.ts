/**
 * Rooms whose own row does not say yet what their latest rows say. A room's row lies anywhere in the file, so bringing it up to date
 * with every move would cost a commit more pages than the move itself. It follows later, and never by more than `TAIL` rows: what is
 * missing after a kill stands at the end of the table and is read from there.
 */
import type { RoomId } from './ids.ts';
import type { RoomRow } from './statements.ts';

/** The last so many rows may belong to rooms that are late. */
export const TAIL = 4_096;

/** How a room stands. */
export type Standing = Pick<RoomRow, 'key' | 'seq' | 'updatedAt'> & { readonly last: number };
/** `since` is the first row that its own row does not know. */
export type LateRoom = Standing & { readonly since: number };

export class LateRooms {
  /** Whoever has been late for longest comes first. */
  readonly #rooms = new Map<RoomId, LateRoom>();

  get(room: RoomId): LateRoom | undefined {
    return this.#rooms.get(room);
  }

  /** Its latest row is this one. */
  note(room: RoomId, { key, seq, updatedAt }: Omit<Standing, 'last'>, last: number): void {
    this.#rooms.set(room, { key, seq, updatedAt, last, since: this.#rooms.get(room)?.since ?? last });
  }

  /** Its row has just been brought up to date. */
  drop(room: RoomId): void {
    this.#rooms.delete(room);
  }

  /** Begins anew with what the file says. */
  recall(late: readonly (LateRoom & { readonly room: RoomId })[]): void {
    this.#rooms.clear();
    for (const { room, ...standing } of late) this.#rooms.set(room, standing);
  }

  /** Brings up to date those that would be too late otherwise, now that the newest row is this one. */
  settleDue(newest: number, settle: (standing: Standing) => void): void {
    for (const [room, standing] of this.#rooms) {
      if (standing.since > newest - TAIL) return;
      settle(standing);
      this.#rooms.delete(room);
    }
  }

  /** Brings all of them up to date. */
  settleAll(settle: (standing: Standing) => void): void {
    for (const standing of this.#rooms.values()) settle(standing);
    this.#rooms.clear();
  }

  get size(): number {
    return this.#rooms.size;
  }
}
